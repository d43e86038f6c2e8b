// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "table/artwork/shading/vec.h"

namespace doublets {

/// Returns the high-contrast colour at a point of a man, in linear light. White's men are paper
/// with a ring and an outline in ink; Black's are ink with a cross and a notched rim in paper.
/// `localPoint` is the position relative to the centre of the underside, with z along the axis, in
/// reference pixels (see BoardLayout). `outward` is the position in the picture between the middle
/// (0) and the silhouette (1) of the man.
[[nodiscard]] Vec plainManColour(Side side, Vec localPoint, float outward);

} // namespace doublets
