// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "table/artwork/shading/vec.h"

namespace doublets {

/// Returns the high-contrast rendering of a man, in linear light. White: paper with a ring and an
/// outline of ink. Black: ink with a cross and a notched rim of paper. `own` is the position
/// relative to the centre of the underside, z along the axis; `outward` tells how far the surface
/// faces away from the viewer, 0 to 1 at the silhouette.
[[nodiscard]] Vec plainMan(Side side, Vec own, float outward);

} // namespace doublets
