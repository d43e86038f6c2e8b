// SPDX-License-Identifier: MIT
#pragma once

#include <QVector3D>

namespace doublets {

/// Returns the direction of a face (1 to 6) as a unit vector in the die's coordinate system: x
/// right, y towards White, z up while the ace is on top. Opposite faces add up to seven.
[[nodiscard]] QVector3D dieFaceNormal(int face);

} // namespace doublets
