// SPDX-License-Identifier: MIT
#pragma once

namespace doublets::cli {

/// Makes Ctrl-C set a flag instead of terminating the process, so that no partial files are left
/// behind.
void installInterruptHandler();
/// Returns whether Ctrl-C has been pressed.
[[nodiscard]] bool isInterrupted();

} // namespace doublets::cli
