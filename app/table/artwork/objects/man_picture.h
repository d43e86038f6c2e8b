// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/style.h"

namespace doublets {

/// Paints a man; see Artwork::man().
[[nodiscard]] Picture paintMan(const Style &style, Side side, ManPose pose, int variant,
                               qreal scale);
/// Paints the shadow of a stack of men; see Artwork::manShadow().
[[nodiscard]] Picture paintManShadow(const Style &style, int men, qreal height, qreal scale);

} // namespace doublets
