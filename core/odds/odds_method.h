// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace doublets {

/// The method for finding the odds of a game.
enum class OddsMethod : std::uint8_t {
    Exact, ///< computed, for best play by both players
    /// Computed one side at a time, like bear-off databases of backgammon programs. Exact if each
    /// player minimises the expected number of turns, where a turn is a player's throws up to and
    /// including the first that does not grant another throw.
    OneSided,
    /// Estimated by a trained network (RaceOdds), for good play by both players.
    GoodPlay,
    RandomPlay, ///< estimated by play-outs, for random play by both players
};

/// Returns whether odds found by `method` are estimates.
[[nodiscard]] constexpr bool isEstimate(OddsMethod method)
{
    return method == OddsMethod::GoodPlay || method == OddsMethod::RandomPlay;
}

} // namespace doublets
