// SPDX-License-Identifier: MIT
#pragma once

namespace doublets::cli {

/// From now on Ctrl-C only sets a flag, so that no half-written file is left behind.
void watchForInterruption();
[[nodiscard]] bool isInterrupted();

} // namespace doublets::cli
