// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"

#include <QString>

namespace doublets {

class Game;

/// Where passed numbers must be claimed: what is wrong with a claim of the number that plays a man
/// of `side` on `point`, and why. "Anne used the 2. It cannot be claimed." Of other numbers, which
/// may be claimed yet, it gives nothing away. Empty where no claim can be meant: by the thrower, or
/// before a throw and while it is played.
/// Precondition: no man of that point may be played now.
[[nodiscard]] QString wrongClaimText(const Game &game, const PlayerNames &names, Side side,
                                     int point);

} // namespace doublets
