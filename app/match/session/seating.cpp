// SPDX-License-Identifier: MIT
#include "match/session/seating.h"

#include "core/odds/odds.h"

namespace doublets {

Seating seatingOf(const Seats &seats)
{
    if (seats.isComputerAlone()) {
        return Seating::ComputerAlone;
    }
    const bool any = seats.isComputer(Side::White) || seats.isComputer(Side::Black);
    return any ? Seating::WithComputer : Seating::TwoPeople;
}

Seats seatsFor(Seating seating, const Seats &current)
{
    if (seatingOf(current) == seating) {
        return current;
    }
    const auto computer = [&current](Side side) {
        return current.isComputer(side) ? current.playerOf(side) : PlayerSetting::Best;
    };
    switch (seating) {
    case Seating::TwoPeople:
        break;
    case Seating::WithComputer:
        return {{PlayerSetting::Person, computer(Side::Black)}};
    case Seating::ComputerAlone:
        return {{computer(Side::White), computer(Side::Black)}};
    }
    return {};
}

std::vector<PlayerSetting> computerLevels(const Rules &rules)
{
    if (oddsMethod(rules) == OddsMethod::GoodPlay) {
        return {PlayerSetting::Best, PlayerSetting::Casual, PlayerSetting::Careless};
    }
    return {PlayerSetting::Best, PlayerSetting::Careless};
}

} // namespace doublets
