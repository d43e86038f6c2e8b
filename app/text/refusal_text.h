// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/referee.h"

#include <QString>

namespace doublets {

/// Why the referee refuses an action, as a clause: "the game is over".
[[nodiscard]] QString refusalText(referee::Refusal refusal);

} // namespace doublets
