// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"

#include <QString>

namespace doublets {

class Game;

/// If passed numbers must be claimed, returns why the number that plays a man of `side` on `point`
/// cannot be claimed: "Anne used the 2. It cannot be claimed." Reveals nothing about other numbers
/// that can still be claimed. Returns an empty string if `side` cannot be claiming: `side` is the
/// thrower, numbers are not claimed under these rules, or it is not the time between two throws. No
/// man on `point` may be playable.
[[nodiscard]] QString wrongClaimText(const Game &game, const PlayerNames &names, Side side,
                                     int point);

} // namespace doublets
