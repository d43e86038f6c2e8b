// SPDX-License-Identifier: MIT
#include "match/session/seating.h"

namespace doublets {

Seating seatingOf(const Seats &seats)
{
    if (seats.isComputerAlone()) {
        return Seating::Watch;
    }
    const bool any = seats.isComputer(Side::White) || seats.isComputer(Side::Black);
    return any ? Seating::WithComputer : Seating::TwoPeople;
}

Seats seatsFor(Seating wanted, const Seats &now)
{
    if (seatingOf(now) == wanted) {
        return now;
    }
    const auto computer = [&now](Side side) {
        return now.isComputer(side) ? now.of(side) : PlayedBy::Best;
    };
    switch (wanted) {
    case Seating::TwoPeople:
        break;
    case Seating::WithComputer:
        return {{PlayedBy::Person, computer(Side::Black)}};
    case Seating::Watch:
        return {{computer(Side::White), computer(Side::Black)}};
    }
    return {};
}

} // namespace doublets
