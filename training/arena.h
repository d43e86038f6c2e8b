// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/race/race_search.h"
#include "core/players/simulation.h"

namespace doublets::training {

/// A player who hits whenever possible, then plays the greatest number, and otherwise plays at
/// random.
[[nodiscard]] PlayerFactory greedyPlayerFactory();

/// A player who uses a search. With `width` 0, does not look ahead. Both objects must outlive the
/// players.
[[nodiscard]] PlayerFactory searchPlayerFactory(const RaceNetwork &network,
                                                const RaceEndings &endings, std::size_t width);

/// Plays games, each player having White in one half of them. Returns the result of a simulation in
/// which White is always the first player.
[[nodiscard]] SimulationResult compete(const Rules &rules, const PlayerFactory &first,
                                       const PlayerFactory &second, std::uint64_t games,
                                       std::uint64_t seed);

} // namespace doublets::training
