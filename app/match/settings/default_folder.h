// SPDX-License-Identifier: MIT
#pragma once

#include <QStandardPaths>
#include <QString>

namespace doublets {

/// The user's folder of that kind, or, where there is none, the home folder: never one that would
/// have to be made first.
[[nodiscard]] QString defaultFolder(QStandardPaths::StandardLocation kind);
/// `path`, or the same name in the usual folder where its own folder is gone, or it names none.
[[nodiscard]] QString inExistingFolder(const QString &path, QStandardPaths::StandardLocation kind);

} // namespace doublets
