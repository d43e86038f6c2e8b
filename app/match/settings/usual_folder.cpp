// SPDX-License-Identifier: MIT
#include "match/settings/usual_folder.h"

#include <QDir>
#include <QFileInfo>

namespace doublets {

QString usualFolder(QStandardPaths::StandardLocation kind)
{
    const QString folder = QStandardPaths::writableLocation(kind);
    return QFileInfo(folder).isDir() ? folder : QDir::homePath();
}

QString inExistingFolder(const QString &path, QStandardPaths::StandardLocation kind)
{
    const QFileInfo info(path);
    const bool stays = info.isAbsolute() && QFileInfo(info.path()).isDir();
    return stays ? path : QDir(usualFolder(kind)).filePath(info.fileName());
}

} // namespace doublets
