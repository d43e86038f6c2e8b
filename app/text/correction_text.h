// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/correction.h"
#include "text/player_names.h"

#include <QString>

namespace doublets {

/// What becomes of the rest of a game when one of its throws is corrected, in whole sentences.
[[nodiscard]] QString correctionText(const Rules &rules, const PlayerNames &names,
                                     const Correction &correction);

} // namespace doublets
