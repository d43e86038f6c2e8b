// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"

#include "core/game/game.h"

#include <QString>

#include <vector>

// Summaries of the men that a player has played with a throw.

namespace doublets {

/// Returns the plays that the player who acted last has made with the current throw, in order.
/// Returns an empty list if the last action was not a play.
[[nodiscard]] std::vector<Play> playsOfThrow(const std::vector<HistoryEntry> &history);

/// Returns a summary of `plays` in one sentence, such as "Anne lays down men on points 6 and 1." or
/// "Anne lays down 4 men (points 1, 1, 2, 3)." If `countsOnly` is true, omits the points: "Anne
/// lays down 4 men."
///
/// Returns an empty string if there are fewer than two plays, if they are by both players or of
/// different kinds, or if they are of the kind Move. If `countsOnly` is true, also returns an empty
/// string for the kinds ReStack and SetUp. Does not adapt the names of computers; see
/// withComputersInSentences().
[[nodiscard]] QString playsText(const RuleSet &ruleSet, const PlayerNames &names,
                                const std::vector<Play> &plays, bool countsOnly = false);

} // namespace doublets
