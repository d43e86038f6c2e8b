// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// The version of Doublets: "1.2.3".
[[nodiscard]] QString version();

} // namespace doublets
