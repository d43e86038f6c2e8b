// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "text/player_names.h"

#include <QString>

/// Where the men are, for those who do not see them.
namespace doublets {

/// The men of one point, 1 to 24 on their player's track: "pile of 2 men, 1 man played down",
/// "3 men". Precondition: there are some.
[[nodiscard]] QString menOnPointText(const Men &men, int point);

/// All men of a player, a sentence for each point: "Anne. Point 1: pile of 2 men. Point 6: one man.
/// 4 men borne off."
[[nodiscard]] QString allMenText(const PlayerNames &names, Side side, const Men &men);

/// How far a player is: "Anne: 3 men to lay down." "Anne: 12 men on the board, 3 borne off."
[[nodiscard]] QString progressText(const PlayerNames &names, Side side, const Men &men);

} // namespace doublets
