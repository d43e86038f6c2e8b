// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "table/artwork/shading/vec.h"

namespace doublets {

/// A man in high contrast, in linear light. White: paper with a ring and an edge of ink. Black: ink
/// with a cross and a notched rim of paper. `own`: from the middle of its underside, z up its axis;
/// `outward`: how far its silhouette is turned away from the eye, 0 to 1.
[[nodiscard]] Vec plainMan(Side side, Vec own, float outward);

} // namespace doublets
