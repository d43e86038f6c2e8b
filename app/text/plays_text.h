// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"

#include "core/game/game.h"

#include <QString>

#include <vector>

// Summaries of the men that a player has played from one throw.

namespace doublets {

/// Returns the plays from the current throw by the player of the last action, in order. Returns an
/// empty list if the last action was not a play.
[[nodiscard]] std::vector<Play> playsOfThrow(const std::vector<HistoryEntry> &history);

/// Returns one sentence: "Anne lays down men on points 6 and 1 (“sice-ace”).", "Anne lays down 4
/// men (points 1, 1, 2, 3)." Omits the points if `countsOnly`: "Anne lays down 4 men."
///
/// Returns an empty string if `plays` cannot be summarised: fewer than two men, men of both
/// players, men played in different ways, moves and, if `countsOnly`, re-stacked men.
[[nodiscard]] QString playsText(const RuleSet &ruleSet, const PlayerNames &names,
                                const std::vector<Play> &plays, bool countsOnly = false);

} // namespace doublets
