// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <span>

namespace doublets {

/// Returns whether `arguments` contain --display, which requests the museum display, a separate
/// program. `arguments` must not include the name of this program.
[[nodiscard]] bool requestsDisplay(std::span<const char *const> arguments);

/// Replaces this process with the museum display, passing `arguments` without --display.
/// `arguments` starts with the name of this program, like QCoreApplication::arguments(). On
/// failure, prints an error message to standard error and returns the exit status; does not return
/// otherwise. Requires a QCoreApplication.
[[nodiscard]] int execDisplay(const QStringList &arguments);

} // namespace doublets
