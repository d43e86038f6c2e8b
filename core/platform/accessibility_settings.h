// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

// Accessibility settings of the operating system. The functions return nullopt on systems without
// such settings, including Linux and other Unix systems, where each desktop environment has its
// own.

namespace doublets::platform {

/// Returns whether the user has requested a high-contrast theme.
[[nodiscard]] std::optional<bool> isHighContrastRequested();

/// Returns whether the user has turned animations off.
[[nodiscard]] std::optional<bool> isReducedMotionRequested();

} // namespace doublets::platform
