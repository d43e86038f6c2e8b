// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace doublets {

/// Replaces this process with the program `path` (`execv`). The first element of `arguments` is the
/// program's own name. Does not return on success. Returns errno on failure.
[[nodiscard]] int execProgram(const QString &path, const QStringList &arguments);

} // namespace doublets
