// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>

namespace doublets {

/// Returns a square icon of a face of a die. `face` is from 1 to 6, and `pixels` is the side length
/// in device pixels.
[[nodiscard]] QIcon dieIcon(int face, int pixels);

} // namespace doublets
