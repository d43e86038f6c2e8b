// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/table/board_plan.h"

namespace doublets {

/// Returns the colour of the high-contrast board at `spot`, in linear light: paper-coloured lines
/// on ink, with the light points and the crest hatched. `isDarkPoint` is BoardPlan::isDark() of the
/// point, and is ignored for other parts. `x` and `y` are the scene coordinates of `spot`, in
/// reference pixels, and determine the hatching.
[[nodiscard]] Vec plainBoardColour(const Spot &spot, bool isDarkPoint, float x, float y);
/// Returns true only if a pixel centred on `spot` has a uniform colour. `pixel` is the width of the
/// pixel, in reference pixels. Precondition: the corners of the pixel have the same
/// Spot::regionCode().
[[nodiscard]] bool isUniform(const Spot &spot, float pixel);

} // namespace doublets
