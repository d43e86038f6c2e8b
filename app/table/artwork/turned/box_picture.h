// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/style.h"

namespace doublets {

/// Paints a dice box lying on its side, with its mouth rotated clockwise from up by `rotation`
/// degrees. The anchor is the box's centre. `scale` is in device pixels per reference pixel (see
/// BoardLayout).
[[nodiscard]] Picture paintBox(const Style &style, qreal rotation, qreal scale);
/// Paints the shadow of a box, with `rotation` and `scale` as for paintBox(). The anchor is the
/// shadow's centre. Paint the shadow at the box's position displaced by Artwork::shadowOffset(h),
/// where h is the height of the box's axis above the board, in reference pixels.
[[nodiscard]] Picture paintBoxShadow(const Style &style, qreal rotation, qreal scale);

} // namespace doublets
