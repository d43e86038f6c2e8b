// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/race/race_search.h"
#include "core/players/simulation.h"

namespace doublets::training {

/// Returns a factory of players that prefer hits, then the highest number, and choose at random
/// among plays that are equal in both.
[[nodiscard]] PlayerFactory greedyPlayerFactory();

/// Returns a factory of players that use RaceSearch::bestChoiceAhead() with `width`, or
/// RaceSearch::bestChoice() if `width` is 0. The players can play only under rules for which
/// supportsRaceBoard() returns true. `network` and `endings` must outlive the factory and the
/// players.
[[nodiscard]] PlayerFactory searchPlayerFactory(const RaceNetwork &network,
                                                const RaceEndings &endings, std::size_t width);

/// The result of a match.
struct MatchResult
{
    SimulationResult total; ///< White stands for the first player
    /// Half the width of the 95% interval of the share of games won by the first player. The two
    /// games with the same dice are counted as one observation, because they are not independent.
    double margin = 0;
};

/// Plays `games` games (rounded down to an even number): the first half with the players of `first`
/// as White, the second half with the colours exchanged and the same dice. Uses `jobs` threads, on
/// which the results do not depend. Blocks until all games are finished. Precondition: games >= 2.
[[nodiscard]] MatchResult compete(const Rules &rules, const PlayerFactory &first,
                                  const PlayerFactory &second, std::uint64_t games,
                                  std::uint64_t seed, int jobs = 1);

} // namespace doublets::training
