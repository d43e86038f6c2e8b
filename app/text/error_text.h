// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"

namespace doublets {

/// Returns a localised error message for the user, in plain text: the file and the location in the
/// file, if known, and the problem. Shortens texts from files, and makes them printable().
[[nodiscard]] QString errorText(const Error &error);

} // namespace doublets
