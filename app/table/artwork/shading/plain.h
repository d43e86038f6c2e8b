// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/shading/vec.h"

/// High contrast: ink on paper, without light and shade.
namespace doublets::plain {

inline constexpr Vec Ink{0, 0, 0};
inline constexpr Vec Paper{1, 1, 1};
inline constexpr Vec Wood{0.012F, 0.012F, 0.012F}; ///< 17 : 1 from Paper
inline constexpr Vec Dim{0.05F, 0.05F, 0.05F};     ///< 10 : 1 from Paper

/// What the screen shows of linear light as it is. `alpha` 0 to 1; the result is premultiplied.
[[nodiscard]] QRgb toScreen(Vec light, float alpha = 1);

} // namespace doublets::plain
