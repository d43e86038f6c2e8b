// SPDX-License-Identifier: MIT
#pragma once

namespace doublets::cli {

/// Makes SIGINT (Ctrl-C) and SIGTERM set a flag instead of terminating the process, so that no
/// partial files are left behind.
void installInterruptHandler();
/// Returns whether SIGINT or SIGTERM has been received since installInterruptHandler() was called.
[[nodiscard]] bool isInterrupted();

} // namespace doublets::cli
