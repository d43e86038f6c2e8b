// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/odds.h"
#include "text/player_names.h"

#include <QString>

namespace doublets {

/// Returns the odds as a sentence, such as "Anne wins 53 of 100, Ben 47." Chances that are merely
/// close to 0 or 1 are never displayed as impossible or certain.
[[nodiscard]] QString wallOddsText(const Odds &odds, const PlayerNames &names);

} // namespace doublets
