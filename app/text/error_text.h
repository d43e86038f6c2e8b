// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"

namespace doublets {

/// Returns an error message for the user, with the file, the location in the file and the problem.
[[nodiscard]] QString errorText(const Error &error);

} // namespace doublets
