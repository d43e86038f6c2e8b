// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>

namespace doublets {

/// Returns an icon of the face of a die, from 1 to 6.
[[nodiscard]] QIcon dieIcon(int face, int pixels);

} // namespace doublets
