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
    Estimated, ///< estimated by play-outs, for random play by both players
};

} // namespace doublets
