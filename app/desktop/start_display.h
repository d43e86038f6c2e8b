// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <span>

namespace doublets {

/// Returns whether `arguments`, without the name of the program, contain --display, which requests
/// the museum display, a separate program.
[[nodiscard]] bool requestsDisplay(std::span<const char *const> arguments);

/// Replaces this process with the museum display, passing `arguments` without --display. The first
/// element is the name of the program. Returns only on failure, after printing an error to standard
/// error: the exit status. Requires an application object.
[[nodiscard]] int execDisplay(const QStringList &arguments);

} // namespace doublets
