// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/shading/vec.h"

/// The high-contrast style: ink on paper, without shading. Colours are in linear light.
namespace doublets::plain {

inline constexpr Vec Ink{0, 0, 0};
inline constexpr Vec Paper{1, 1, 1};
inline constexpr Vec Wood{0.012F, 0.012F, 0.012F}; ///< contrast with Paper: 17 : 1

/// Converts linear light to sRGB without a tone curve. `alpha` is 0 to 1; the result is
/// premultiplied.
[[nodiscard]] QRgb toScreen(Vec light, float alpha = 1);

} // namespace doublets::plain
