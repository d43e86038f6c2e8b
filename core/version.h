// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Returns the version of Doublets, for example "1.2.3".
[[nodiscard]] QString version();

} // namespace doublets
