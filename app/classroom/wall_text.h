// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/odds.h"
#include "text/player_names.h"

#include <QString>

namespace doublets {

/// Chances as a class reads them on a wall, each figure with a word: "Anne wins 53 of 100, Ben 47."
/// What is less than certain or more than impossible never looks so.
[[nodiscard]] QString wallOddsText(const Odds &odds, const PlayerNames &names);

} // namespace doublets
