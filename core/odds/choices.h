// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "core/odds/odds.h"

#include <vector>

namespace doublets {

/// One way to play out all the numbers that the present player has.
struct Choice
{
    /// In the order in which they are made. Where numbers must be claimed, a choice may leave some
    /// or all of them.
    std::vector<Play> plays;
    Position after; ///< once they are made
    Odds odds;      ///< of `after`
};

/// Every choice that the present player has, those that end alike counted once; the player's best
/// first, of equally good ones the quicker. Empty unless Playing or Claiming.
[[nodiscard]] std::vector<Choice> choices(const OddsSource &odds, const Position &position);

} // namespace doublets
