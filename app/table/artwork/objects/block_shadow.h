// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/table/board_plan.h"

namespace doublets {

/// Returns the share of the lamp's light, 0 to 1, that a block of the given height blocks at the
/// position (`x`, `y`) on the table.
[[nodiscard]] float blockShadow(const FloatRect &block, float height, float x, float y);

} // namespace doublets
