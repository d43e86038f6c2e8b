// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"

namespace doublets {

/// One sentence for people: the file, the place in it and what is wrong, in their language.
[[nodiscard]] QString errorText(const Error &error);

} // namespace doublets
