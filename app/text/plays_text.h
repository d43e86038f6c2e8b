// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"

#include "core/game/game.h"

#include <QString>

#include <vector>

/// Several men that a player has played from one throw, told together.
namespace doublets {

/// The men that the player of the last action has played so far of this throw; none where the
/// last action was no play.
[[nodiscard]] std::vector<Play> playsOfThrow(const std::vector<HistoryEntry> &history);

/// "Anne lays down men on points 6 and 1 (sice-ace).", "Anne lays down 4 men (points 1, 1, 2, 3)."
/// Empty where there is no one sentence for them: a single man, men of two players or played in
/// different ways, moves. `countsOnly`: "Anne lays down 4 men." (not for men that are put back)
[[nodiscard]] QString playsText(const RuleSet &ruleSet, const PlayerNames &names,
                                const std::vector<Play> &plays, bool countsOnly = false);

} // namespace doublets
