// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"

#include "core/game/game.h"

#include <QString>

#include <vector>

// Summaries of the men that a player has played with a throw.

namespace doublets {

/// Returns the plays with the current throw by the player of the last action, in order. Returns an
/// empty list if the last action was not a play.
[[nodiscard]] std::vector<Play> playsOfThrow(const std::vector<HistoryEntry> &history);

/// Returns a summary of plays in one sentence: "Anne lays down men on points 6 and
/// 1.", "Anne lays down 4 men (points 1, 1, 2, 3)." Omits the points if `countsOnly` is
/// true: "Anne lays down 4 men."
///
/// Returns an empty string if `plays` cannot be summarised: if they are fewer than two, belong to
/// both players, are of different kinds, or are moves; and, if `countsOnly` is true, also if they
/// stack men or set men up again.
[[nodiscard]] QString playsText(const RuleSet &ruleSet, const PlayerNames &names,
                                const std::vector<Play> &plays, bool countsOnly = false);

} // namespace doublets
