// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/shading/vec.h"

namespace doublets {

/// Converts linear light to sRGB through a tone curve that preserves highlights. `alpha` is 0 to 1;
/// the result is premultiplied.
[[nodiscard]] QRgb toScreen(Vec light, float alpha = 1);

/// Returns `value`, which must be between 0 and 255, rounded to the nearest integer.
[[nodiscard]] inline int nearestByte(float value)
{
    // NOLINTNEXTLINE(bugprone-incorrect-roundings): the value is not negative
    return static_cast<int>(value + 0.5F);
}

} // namespace doublets
