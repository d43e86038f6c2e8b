// SPDX-License-Identifier: MIT
#pragma once

#include "app/artwork/tradition.h"

namespace doublets {

[[nodiscard]] Picture paintMan(const Tradition &tradition, Side side, ManPose pose, int variant,
                               qreal scale);
[[nodiscard]] Picture paintManShadow(int men, qreal height, qreal scale);

} // namespace doublets
