// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

/// The user's settings of the operating system. They are nullopt where the system has none, because
/// each of its desktops has its own.
namespace doublets::platform {

[[nodiscard]] std::optional<bool> isHighContrastRequested();
[[nodiscard]] std::optional<bool> isReducedMotionRequested();

} // namespace doublets::platform
