// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"

#include <QString>

namespace doublets {

class Game;

/// Returns why the number that plays a man of `side` on `point` cannot be claimed: "Anne used the
/// 2. It cannot be claimed." Reveals nothing about other numbers that can still be claimed.
/// Precondition: no man on `point` is playable.
///
/// Returns an empty string if `side` cannot claim numbers now: `side` is the thrower, the rules
/// have no claims, or the game is not between two throws.
[[nodiscard]] QString wrongClaimText(const Game &game, const PlayerNames &names, Side side,
                                     int point);

} // namespace doublets
