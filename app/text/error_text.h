// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"

namespace doublets {

/// Returns a localised sentence with the file, the place in it and the problem.
[[nodiscard]] QString errorText(const Error &error);

} // namespace doublets
