// SPDX-License-Identifier: MIT
#pragma once

#include <QVector3D>

namespace doublets {

/// Returns the outward normal of a face (1 to 6) in the die's coordinate system: with the ace on
/// top, x points right, y towards White and z up. Opposite faces add up to seven.
[[nodiscard]] QVector3D dieFaceNormal(int face);

} // namespace doublets
