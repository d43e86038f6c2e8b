// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

namespace doublets {

/// Returns whether play continues in the same way from both positions. Numbers that the winner had
/// left at the end of the game make no difference.
[[nodiscard]] constexpr bool isSameOutcome(const Position &a, const Position &b)
{
    return a == b || (a.isOver() && a.stage == b.stage && a.men == b.men);
}

} // namespace doublets
