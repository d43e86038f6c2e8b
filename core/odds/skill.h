// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/exact_odds.h"

#include <optional>

namespace doublets {

/// How much there is to decide in a game, and how much that decides. Where numbers must be claimed,
/// to claim or not is a choice too; who plays at random claims all that is possible.
struct Skill
{
    /// Chance of one who plays best against one who plays at random, less one half. Either has the
    /// first throw with the same chance.
    double bestOverRandom = 0;
    /// Share of throws in which a player, be it the opponent with numbers that passed, had any
    /// choice that led to another position. Under best play by both.
    double throwsWithChoice = 0;
    /// The least, over all positions before a throw, that a player's chance of winning gains where
    /// the opponent chooses blindly instead of best. Never below 0, but for rounding.
    double leastEdge = 0;
    /// Chance of the player with the first throw, who plays best against one who plays at random,
    /// or at random against one who plays best.
    double firstWinsBest = 0;
    double firstWinsBlind = 0;
};

/// All exact, by the same induction as the odds. Takes about as long as `odds` took to solve,
/// three times. Nothing where `progress` ended it.
[[nodiscard]] std::optional<Skill> skillOf(const ExactOdds &odds, const Progress &progress = {});

} // namespace doublets
