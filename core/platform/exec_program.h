// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace doublets {

/// Replaces this process with the program `path` (`execv`); PATH is not searched. The first element
/// of `arguments` is the program's own name. On Windows, runs the program as a child process
/// instead, waits for it to finish, and exits with its exit code. Does not return on success.
/// Returns an errno value on failure.
[[nodiscard]] int execProgram(const QString &path, const QStringList &arguments);

} // namespace doublets
