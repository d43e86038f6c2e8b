// SPDX-License-Identifier: MIT
#pragma once

#include "app/text/player_names.h"

#include "core/game/game.h"

#include <QString>

#include <vector>

/// Several men that a player has played from one throw, told together.
namespace doublets {

/// The men that the player of the last turn has played so far of this throw; none where the last
/// turn was no play.
[[nodiscard]] std::vector<Play> playsOfThrow(const std::vector<Turn> &turns);

/// "Anne lays down men on the sice and ace points.", "Anne lays down 8 men." Empty where there is
/// no one sentence for them: a single man, men of one point, men played in different ways, moves.
/// `total`: they belong to a doublet whose men come from any points.
[[nodiscard]] QString playsText(const RuleSet &ruleSet, const PlayerNames &names,
                                const std::vector<Play> &plays, bool total);

} // namespace doublets
