// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"

namespace doublets {

/// Returns an error message for the user: the file and the location in it, if known, and the
/// problem.
[[nodiscard]] QString errorText(const Error &error);

} // namespace doublets
