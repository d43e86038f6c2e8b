// SPDX-License-Identifier: MIT
#pragma once

#include "table/artwork/style.h"

namespace doublets {

[[nodiscard]] Picture paintMan(const Style &style, Side side, ManPose pose, int variant,
                               qreal scale);
[[nodiscard]] Picture paintManShadow(const Style &style, int men, qreal height, qreal scale);

} // namespace doublets
