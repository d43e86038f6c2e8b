// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"

#include "core/game/game.h"

#include <QString>

#include <vector>

// Summaries of several men played by a player from one throw.

namespace doublets {

/// Returns the men that the player of the last action has played from the current throw. Returns an
/// empty list if the last action was not a play.
[[nodiscard]] std::vector<Play> playsOfThrow(const std::vector<HistoryEntry> &history);

/// Returns one sentence: "Anne lays down men on points 6 and 1 (sice-ace).", "Anne lays down 4 men
/// (points 1, 1, 2, 3)." Omits the points if `countsOnly`: "Anne lays down 4 men."
///
/// Returns an empty string if `plays` cannot be summarised: a single man, men of both players, men
/// played in different ways, moves and, if `countsOnly`, re-stacked men.
[[nodiscard]] QString playsText(const RuleSet &ruleSet, const PlayerNames &names,
                                const std::vector<Play> &plays, bool countsOnly = false);

} // namespace doublets
