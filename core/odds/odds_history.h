// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"
#include "core/odds/odds.h"

#include <optional>
#include <vector>

namespace doublets {

/// The odds after one action, and the changes that the action made to White's score
/// (Odds::score()). Positive changes favour White.
///
/// If the odds are estimates under good play, all plays of a player with one throw are judged
/// together: until the last play, the odds remain those after the throw. Since no choice is better
/// than the best, an apparent gain by the last play is an error of the estimates: the probabilities
/// of winning and losing then remain unchanged or, if the game is over, the gain counts as luck.
struct OddsChange
{
    Odds odds; ///< odds after the action
    /// Change made by the dice, relative to the mean of all throws; for the last play, see above.
    double luck = 0;
    /// Change made by the choice of a play or, if the action is a throw that leaves passed numbers
    /// unclaimed, by that decision of the opponent; 0 if the choice is the one that the odds assume
    /// (see OddsSource).
    double choice = 0;
};

/// The odds over a whole game. White's final score is the sum of its score at the start and every
/// `luck` and `choice` in `after`.
struct OddsHistory
{
    Odds start;                    ///< odds before the first action
    std::vector<OddsChange> after; ///< one element for each action
};

/// Returns the odds after each action of `history`, which begins in the position `start`. Calls
/// OddsSource::oddsOf() once for `start` and up to twice for each action. Returns nullopt if
/// `progress` cancels the work.
[[nodiscard]] std::optional<OddsHistory> oddsHistory(const OddsSource &odds, const Position &start,
                                                     const std::vector<HistoryEntry> &history,
                                                     const Progress &progress = {});

} // namespace doublets
