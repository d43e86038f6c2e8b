// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "text/player_names.h"

#include <QString>

// Descriptions of the positions of the men, for users who cannot see the board.

namespace doublets {

/// Returns a description of the men on a point: "pile of 2 men, 1 man laid down", "3 men". `point`
/// is from 1 to 24 on the player's track. Precondition: there is at least one man on the point.
[[nodiscard]] QString menOnPointText(const Men &men, int point);

/// Returns a description of all men of a player, with a sentence for each occupied point: "Anne.
/// Point 1: pile of 2 men. Point 6: one man. 4 men borne off."
[[nodiscard]] QString allMenText(const PlayerNames &names, Side side, const Men &men);

/// Returns a description of the progress of a player in the current phase: "Anne: 3 men to lay
/// down.", "Anne: 12 men on the board. 3 men borne off."
[[nodiscard]] QString progressText(const PlayerNames &names, Side side, const Men &men);

} // namespace doublets
