// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"

#include <QString>

namespace doublets::platform {

/// Returns the operating system's description of an errno value.
[[nodiscard]] QString errnoText(int error);
/// Returns whether the system's error message in `error`, its first fact, describes `errnoValue`.
[[nodiscard]] inline bool isCausedBy(const Error &error, int errnoValue)
{
    return error.facts.value(0) == errnoText(errnoValue);
}

} // namespace doublets::platform
