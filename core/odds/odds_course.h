// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"
#include "core/odds/odds.h"

#include <optional>
#include <vector>

namespace doublets {

/// One action of a game and what it did to White's chance of winning (add a draw as nothing won).
struct OddsAfter
{
    Odds odds;         ///< after the action
    double luck = 0;   ///< change that the dice made: against the mean of all throws
    double choice = 0; ///< change that the players' choice made; best play by both: 0 everywhere
};

/// The odds over a whole game: start.white + all luck + all choice = White's chance at the end.
struct OddsCourse
{
    Odds start;                   ///< before the throw for the lead
    std::vector<OddsAfter> after; ///< one for each action
};

/// The course of a game from its history. Nothing where `progress` ended it.
[[nodiscard]] std::optional<OddsCourse> oddsCourse(const OddsSource &odds, const Position &start,
                                                   const std::vector<HistoryEntry> &history,
                                                   const Progress &progress = {});

} // namespace doublets
