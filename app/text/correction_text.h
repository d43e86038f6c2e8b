// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/correction.h"
#include "text/player_names.h"

#include <QString>

namespace doublets {

/// Returns whole sentences about the consequences of correcting a throw for the rest of the game.
[[nodiscard]] QString correctionText(const Rules &rules, const PlayerNames &names,
                                     const Correction &correction);

} // namespace doublets
