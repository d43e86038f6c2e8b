// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace doublets {

/// The method for finding the odds of a game.
enum class OddsMethod : std::uint8_t {
    Exact, ///< computed, for best play by both players
    /// Computed one side at a time, as backgammon programs do for players who no longer meet. Exact
    /// if each player plays for the fewest expected turns, where a turn is all throws of a player
    /// up to and including the first that does not grant another throw.
    OneSided,
    /// Estimated for good play by both players: by the values of a trained player (RaceOdds).
    GoodPlay,
    RandomPlay, ///< estimated by play-outs, for random play by both players
};

/// Returns whether odds found by `method` are estimates.
[[nodiscard]] constexpr bool isEstimate(OddsMethod method)
{
    return method == OddsMethod::GoodPlay || method == OddsMethod::RandomPlay;
}

} // namespace doublets
