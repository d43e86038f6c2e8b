// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "table/artwork/shading/vec.h"

namespace doublets {

/// Returns the high-contrast colour of a point of a man, in linear light. White: paper with a ring
/// and an outline of ink. Black: ink with a cross and a notched rim of paper. `localPoint` is the
/// position relative to the centre of the underside, with z along the axis. `outward` is the
/// position between the middle (0) and the silhouette (1) of the man as the viewer sees it.
[[nodiscard]] Vec plainManColour(Side side, Vec localPoint, float outward);

} // namespace doublets
