// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/table/board_plan.h"

namespace doublets {

/// Returns the colour of the high-contrast board at `spot`, in linear light: paper-coloured lines
/// on ink or, on the frame and the bar, on dark wood. Light points and the crest are hatched.
/// `isDarkPoint` is BoardPlan::isDark() of the point, and is ignored for other parts. `x` and `y`
/// are the scene coordinates of `spot`, in reference pixels (see BoardLayout), and determine the
/// hatching.
[[nodiscard]] Vec plainBoardColour(const Spot &spot, bool isDarkPoint, float x, float y);
/// Returns true only if a pixel of the high-contrast board centred on `spot` has a uniform colour.
/// `pixel` is the width of the pixel, in reference pixels. Precondition: the corners of the pixel
/// have the same Spot::regionCode().
[[nodiscard]] bool isPlainBoardUniform(const Spot &spot, float pixel);

} // namespace doublets
