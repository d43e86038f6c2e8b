// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

namespace doublets {

/// Whether play goes on alike from two positions. The numbers that a player had left when the game
/// ended make no difference.
[[nodiscard]] constexpr bool isSameOutcome(const Position &a, const Position &b)
{
    return a == b || (a.isOver() && a.stage == b.stage && a.men == b.men);
}

} // namespace doublets
