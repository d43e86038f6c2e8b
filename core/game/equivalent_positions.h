// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

namespace doublets {

/// Returns whether two positions are equivalent for the rest of the game. Finished games with the
/// same result and the same men count as equivalent, even if the winner had different numbers left.
[[nodiscard]] constexpr bool areEquivalent(const Position &a, const Position &b)
{
    return a == b || (a.isOver() && a.stage == b.stage && a.men == b.men);
}

} // namespace doublets
