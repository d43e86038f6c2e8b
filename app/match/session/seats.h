// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "match/settings/played_by.h"

#include <array>

namespace doublets {

class Game;

/// Who plays which side.
struct Seats
{
    std::array<PlayedBy, 2> by{}; ///< by indexOf(Side)

    bool operator==(const Seats &) const = default;

    [[nodiscard]] PlayedBy of(Side side) const { return by[indexOf(side)]; }
    [[nodiscard]] bool isComputer(Side side) const { return of(side) != PlayedBy::Person; }
    /// The table plays both sides.
    [[nodiscard]] bool isComputerAlone() const
    {
        return isComputer(Side::White) && isComputer(Side::Black);
    }
};

/// Whether the game waits for the computer: to throw, to play, or to claim what passed to it. The
/// throw for the lead is made by people where there are any, and so is a throw of real dice.
[[nodiscard]] bool waitsForComputer(const Game &game, const Seats &seats);

} // namespace doublets
