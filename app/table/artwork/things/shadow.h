// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/table/board_plan.h"

namespace doublets {

/// How much of the lamp a block of that height keeps from a place of the ground: 0 to 1.
[[nodiscard]] float boxShadow(const Box &box, float height, float x, float y);

} // namespace doublets
