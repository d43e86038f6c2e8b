// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/table/board_plan.h"

namespace doublets {

/// The board in high contrast: what is at a spot, in linear light. Lines of paper on ink; of the
/// points every other is hatched.
[[nodiscard]] Vec plainBoard(const Spot &spot, bool isDarkPoint, float x, float y);

} // namespace doublets
