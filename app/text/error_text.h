// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"

namespace doublets {

/// Returns a localised error message for the user, in plain text: the file and the location in the
/// file, if known, and the problem. Texts taken from files are shortened and passed through
/// printable().
[[nodiscard]] QString errorText(const Error &error);
/// Returns errorText() and, if it is known, what the user can do, such as choosing another folder.
/// For a file that the user has chosen; not for each entry of a list.
[[nodiscard]] QString errorTextWithAdvice(const Error &error);

} // namespace doublets
