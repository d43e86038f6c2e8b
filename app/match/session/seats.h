// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "match/settings/played_by.h"

#include <array>

namespace doublets {

class Game;

/// The player of each side.
struct Seats
{
    std::array<PlayedBy, 2> by{}; ///< by indexOf(Side)

    bool operator==(const Seats &) const = default;

    [[nodiscard]] PlayedBy of(Side side) const { return by[indexOf(side)]; }
    [[nodiscard]] bool isComputer(Side side) const { return of(side) != PlayedBy::Person; }
    /// Returns whether the computer plays both sides.
    [[nodiscard]] bool isComputerAlone() const
    {
        return isComputer(Side::White) && isComputer(Side::Black);
    }
};

/// Returns whether the computer must act: throw, play, or claim numbers that passed to it. If there
/// are persons, they make the throw for the lead; entered dice are always thrown by persons.
[[nodiscard]] bool waitsForComputer(const Game &game, const Seats &seats);

} // namespace doublets
