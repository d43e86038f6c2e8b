// SPDX-License-Identifier: MIT
#pragma once

#include <QStandardPaths>
#include <QString>

namespace doublets {

/// Returns the user's standard folder of `kind` or, if it does not exist, the home folder. Creates
/// nothing.
[[nodiscard]] QString defaultFolder(QStandardPaths::StandardLocation kind);
/// Returns `path` if it is absolute and its folder exists, otherwise the same file name in
/// defaultFolder(kind).
[[nodiscard]] QString pathInExistingFolder(const QString &path,
                                           QStandardPaths::StandardLocation kind);

} // namespace doublets
