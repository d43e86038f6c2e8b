// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <span>

namespace doublets {

/// Returns whether `arguments`, without the name of the program, request the museum display, which
/// is a separate program.
[[nodiscard]] bool requestsDisplay(std::span<const char *const> arguments);

/// Replaces this process by the museum display, passing the remaining arguments. Returns only on
/// failure: prints an error and returns the exit status. Requires an application object.
[[nodiscard]] int execDisplay(const QStringList &arguments);

} // namespace doublets
