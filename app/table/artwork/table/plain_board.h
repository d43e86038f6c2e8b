// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/table/board_plan.h"

namespace doublets {

/// The board in high contrast: what is at a spot, in linear light. Lines of paper on ink; of the
/// points every other is hatched.
[[nodiscard]] Vec plainBoard(const Spot &spot, bool isDarkPoint, float x, float y);
/// Whether a pixel is all the same whose corners and middle are of the same part as that spot, its
/// middle.
[[nodiscard]] bool isPlainAllOver(const Spot &spot, float pixel);

} // namespace doublets
