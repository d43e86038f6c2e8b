// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/table/board_plan.h"

namespace doublets {

/// Returns the high-contrast board at `spot`, in linear light: lines of paper on ink, with every
/// second point hatched.
[[nodiscard]] Vec plainBoardColour(const Spot &spot, bool isDarkPoint, float x, float y);
/// Returns whether a pixel centred on `spot` has a uniform colour, provided that the corners of the
/// pixel have the same Spot::regionCode().
[[nodiscard]] bool isUniform(const Spot &spot, float pixel);

} // namespace doublets
