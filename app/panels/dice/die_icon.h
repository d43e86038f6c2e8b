// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>

namespace doublets {

/// The face of a die, 1 to 6, for buttons.
[[nodiscard]] QIcon dieIcon(int face, int pixels);

} // namespace doublets
