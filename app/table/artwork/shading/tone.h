// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/shading/vec.h"

namespace doublets {

/// What the camera makes of linear light: a tone curve that keeps highlights, then sRGB.
/// `alpha` 0 to 1; the result is premultiplied.
[[nodiscard]] QRgb toScreen(Vec light, float alpha = 1);

/// The nearest of 0 to 255; `value` is within them.
[[nodiscard]] inline int nearestByte(float value)
{
    return static_cast<int>(value + 0.5F); // NOLINT(bugprone-incorrect-roundings): none is negative
}

} // namespace doublets
