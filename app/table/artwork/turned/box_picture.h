// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/style.h"

namespace doublets {

/// Paints a dice box lying on its side, its mouth turned clockwise from up by `turn` degrees. The
/// anchor is its centre.
[[nodiscard]] Picture paintBox(const Style &style, qreal turn, qreal scale);
/// Paints the shadow of a box. The anchor is its centre. Paint it at the box's position displaced
/// by Artwork::fallen() of the box's height.
[[nodiscard]] Picture paintBoxShadow(const Style &style, qreal turn, qreal scale);

} // namespace doublets
