// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/race/race_search.h"
#include "core/players/simulation.h"

namespace doublets::training {

/// Returns a factory of players that prefer hits, then the greatest number, and choose at random
/// among equal plays.
[[nodiscard]] PlayerFactory greedyPlayerFactory();

/// Returns a factory of players that use RaceSearch::bestChoiceAhead() with `width`, or do not look
/// ahead if `width` is 0. `network` and `endings` must outlive the players.
[[nodiscard]] PlayerFactory searchPlayerFactory(const RaceNetwork &network,
                                                const RaceEndings &endings, std::size_t width);

/// Plays `games` games (rounded down to an even number), in half of which each player has White.
/// Blocks until all are finished. In the result, White stands for the player of `first`.
[[nodiscard]] SimulationResult compete(const Rules &rules, const PlayerFactory &first,
                                       const PlayerFactory &second, std::uint64_t games,
                                       std::uint64_t seed);

} // namespace doublets::training
