// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/table/board_plan.h"

namespace doublets {

/// Returns the share of the lamp's light, 0 to 1, that a block standing on the table top keeps from
/// the position (`x`, `y`) on the table top. `block` is the outline of the block as seen from
/// above, and `height` its height. All lengths are in reference pixels (see BoardLayout).
[[nodiscard]] float blockShadow(const FloatRect &block, float height, float x, float y);

} // namespace doublets
