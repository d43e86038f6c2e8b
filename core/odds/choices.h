// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "core/odds/odds.h"

#include <vector>

namespace doublets {

/// One way for a player to play all the numbers of a throw.
struct Choice
{
    /// The plays in order. While Claiming, some or all numbers may be left unplayed.
    std::vector<Play> plays;
    Position after; ///< position after the plays; numbers left unplayed while Claiming are lost
    Odds odds;      ///< odds of `after`
};

/// Returns every choice of the current player, with default-constructed odds, and with choices that
/// lead to the same position listed once. Returns an empty list unless the stage is Playing or
/// Claiming.
[[nodiscard]] std::vector<Choice> choicesWithoutOdds(const Rules &rules, const Position &position);

/// Returns every choice of the current player, with choices that lead to the same position listed
/// once. Sorted by the player's expected score (Odds::score()), best first; among equally good
/// choices, by the expected number of throws, quickest first. Returns an empty list unless the
/// stage is Playing or Claiming. Blocks for as long as OddsSource::oddsAfterChoices().
[[nodiscard]] std::vector<Choice> choices(const OddsSource &odds, const Position &position);

} // namespace doublets
