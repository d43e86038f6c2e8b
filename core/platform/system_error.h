// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets::platform {

/// Returns the operating system's description of an errno value.
[[nodiscard]] QString errnoText(int error);

} // namespace doublets::platform
