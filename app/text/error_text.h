// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"

namespace doublets {

/// Returns a localised error message for the user, in plain text: the file and the location in the
/// file, if known, and the problem. Texts taken from files are shortened and passed through
/// printable().
[[nodiscard]] QString errorText(const Error &error);
/// Returns errorText() and, if `error` is a CannotWrite error with a known cause, what the user can
/// do, such as choosing another folder. For files whose paths the user has chosen.
[[nodiscard]] QString saveErrorText(const Error &error);

} // namespace doublets
