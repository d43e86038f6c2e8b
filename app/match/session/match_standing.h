// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "match/settings/match_length.h"

#include <array>
#include <optional>

namespace doublets {

/// The standing of a match between two players by one rule set. Drawn games count for neither
/// player.
struct MatchStanding
{
    MatchLength length{};
    std::array<int, 2> wins{}; ///< by indexOf(Side) of the players' present sides

    bool operator==(const MatchStanding &) const = default;
    [[nodiscard]] int winsOf(Side side) const { return wins[indexOf(side)]; }
    [[nodiscard]] int winsNeeded() const { return maxGames(length) / 2 + 1; }
    /// Returns the player who has won more games; nullopt if both have won equally many.
    [[nodiscard]] std::optional<Side> leader() const
    {
        return wins[0] == wins[1]  ? std::nullopt
               : wins[0] > wins[1] ? std::optional(Side::White)
                                   : std::optional(Side::Black);
    }
    /// Returns whether the leader has won the match.
    [[nodiscard]] bool isDecided() const
    {
        return wins[0] >= winsNeeded() || wins[1] >= winsNeeded();
    }
};

} // namespace doublets
