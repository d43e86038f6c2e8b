// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/correction.h"
#include "text/player_names.h"

#include <QString>

namespace doublets {

/// Returns the consequences of a corrected throw for the rest of the game, in whole sentences.
[[nodiscard]] QString correctionText(const Rules &rules, const PlayerNames &names,
                                     const Correction &correction);

} // namespace doublets
