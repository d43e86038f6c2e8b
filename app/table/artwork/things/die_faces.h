// SPDX-License-Identifier: MIT
#pragma once

#include <QVector3D>

namespace doublets {

/// Where a face (1 to 6) looks in the die's own space: x right, y towards White, z up while the
/// ace is on top. Opposite faces sum to seven.
[[nodiscard]] QVector3D dieFaceNormal(int face);

} // namespace doublets
