// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rules.h"

#include <QString>

namespace doublets {

/// What a player is after, in two sentences, made from the phases of the game: "Lay all your men
/// down, then take them off the board. Whoever is first to have no man left wins."
[[nodiscard]] QString goalText(const Rules &rules);

} // namespace doublets
