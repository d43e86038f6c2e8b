// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "match/settings/player_setting.h"

#include <array>

namespace doublets {

class Game;

/// The player of each side.
struct Seats
{
    std::array<PlayerSetting, 2> players{}; ///< indexed by indexOf(Side)

    bool operator==(const Seats &) const = default;

    [[nodiscard]] PlayerSetting playerOf(Side side) const { return players[indexOf(side)]; }
    [[nodiscard]] bool isComputer(Side side) const
    {
        return playerOf(side) != PlayerSetting::Person;
    }
    /// Returns whether the computer plays both sides.
    [[nodiscard]] bool isComputerAlone() const
    {
        return isComputer(Side::White) && isComputer(Side::Black);
    }
};

/// Returns whether the computer must throw, play, or claim numbers that passed to it (see Claim). A
/// person makes the opening throw, unless the computer plays both sides. The computer never throws
/// physical dice.
[[nodiscard]] bool waitsForComputer(const Game &game, const Seats &seats);

} // namespace doublets
