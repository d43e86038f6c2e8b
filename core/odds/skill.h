// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/exact_odds.h"

#include <optional>

namespace doublets {

/// The influence of the players' choices on a game. Leaving a number unclaimed is also a choice. A
/// random player claims every number that can be claimed.
struct Skill
{
    /// Probability that the best player beats a random player, minus one half, if both are equally
    /// likely to have the first throw.
    double bestPlayAdvantage = 0;
    /// Share of throws that give either player a choice between different positions, under best
    /// play by both players.
    double throwsWithChoice = 0;
    /// Smallest gain in a player's probability of winning, over all positions before a throw, if
    /// the opponent plays at random rather than best. Never negative, except for rounding.
    double minimumEdge = 0;
    /// Probability that the first thrower wins as the best player against a random player.
    double firstWinsAsBest = 0;
    /// Probability that the first thrower wins as a random player against the best player.
    double firstWinsAsRandom = 0;
};

/// Returns the exact figures, computed by the same induction as the odds. Blocks for up to three
/// times as long as ExactOdds::solve(). Returns nullopt if `progress` cancels the work.
[[nodiscard]] std::optional<Skill> skillOf(const ExactOdds &odds, const Progress &progress = {});

/// Returns the exact mean number of throws in a game of the best player against a random player,
/// either of whom is equally likely to have the first throw. Blocks for as long as skillOf().
/// Returns nullopt if `progress` cancels the work.
[[nodiscard]] std::optional<double> throwsOfBestAgainstRandom(const ExactOdds &odds,
                                                              const Progress &progress = {});

} // namespace doublets
