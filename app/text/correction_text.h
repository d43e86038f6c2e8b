// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/correction.h"
#include "text/player_names.h"

#include <QString>

namespace doublets {

/// Returns sentences about the consequences of a correction for the rest of the game. If the
/// correction changes nothing else, says so; never returns an empty string.
[[nodiscard]] QString correctionText(const Rules &rules, const PlayerNames &names,
                                     const Correction &correction);

} // namespace doublets
