// SPDX-License-Identifier: MIT
#pragma once

#include "app/artwork/tradition.h"

namespace doublets {

[[nodiscard]] Picture paintDiePicture(const Material &bone, const QQuaternion &orientation,
                                      qreal height, bool dimmed, qreal scale);
[[nodiscard]] Picture paintDieShadow(const QQuaternion &orientation, qreal height, qreal scale);
/// From the die's centre down to its lowest point.
[[nodiscard]] float dieSupport(const QQuaternion &orientation);

} // namespace doublets
