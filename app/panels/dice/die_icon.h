// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>

namespace doublets {

/// Returns a square icon of the face of a die, from 1 to 6. `pixels` is the side length in device
/// pixels.
[[nodiscard]] QIcon dieIcon(int face, int pixels);

} // namespace doublets
