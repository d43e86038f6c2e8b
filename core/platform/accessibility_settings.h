// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

/// Accessibility settings of the operating system. The functions return nullopt where there is no
/// system-wide setting: on Linux and other Unix systems, each desktop environment has its own.
namespace doublets::platform {

[[nodiscard]] std::optional<bool> isHighContrastRequested();
[[nodiscard]] std::optional<bool> isReducedMotionRequested();

} // namespace doublets::platform
