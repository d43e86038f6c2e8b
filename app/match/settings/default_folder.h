// SPDX-License-Identifier: MIT
#pragma once

#include <QStandardPaths>
#include <QString>

namespace doublets {

/// Returns the user's standard folder of `kind` or, if it does not exist, the home folder. Does not
/// create the folder.
[[nodiscard]] QString defaultFolder(QStandardPaths::StandardLocation kind);
/// Returns `folder` if it is an absolute path and exists. Otherwise, returns defaultFolder(kind).
[[nodiscard]] QString existingFolder(const QString &folder, QStandardPaths::StandardLocation kind);
/// Returns `path` if it is absolute and its folder exists. Otherwise, returns the same file name in
/// defaultFolder(kind).
[[nodiscard]] QString pathInExistingFolder(const QString &path,
                                           QStandardPaths::StandardLocation kind);

} // namespace doublets
