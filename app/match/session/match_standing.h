// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "match/settings/match_length.h"

#include <array>
#include <optional>

namespace doublets {

/// The standing of a match between two players under one rule set. Drawn games count for neither
/// player.
struct MatchStanding
{
    MatchLength length{};
    std::array<int, 2> wins{}; ///< indexed by indexOf(Side) of the players' current sides

    bool operator==(const MatchStanding &) const = default;
    [[nodiscard]] int winsOf(Side side) const { return wins[indexOf(side)]; }
    /// Returns the number of wins that decide the match.
    [[nodiscard]] int winsNeeded() const { return maxGames(length) / 2 + 1; }
    /// Returns the player who has won more games. Returns nullopt if both players have won the same
    /// number.
    [[nodiscard]] std::optional<Side> leader() const
    {
        return wins[0] == wins[1]  ? std::nullopt
               : wins[0] > wins[1] ? std::optional(Side::White)
                                   : std::optional(Side::Black);
    }
    /// Returns whether a player has won the match.
    [[nodiscard]] bool isDecided() const
    {
        return wins[0] >= winsNeeded() || wins[1] >= winsNeeded();
    }
};

} // namespace doublets
