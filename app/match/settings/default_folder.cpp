// SPDX-License-Identifier: MIT
#include "match/settings/default_folder.h"

#include <QDir>
#include <QFileInfo>

namespace doublets {

QString defaultFolder(QStandardPaths::StandardLocation kind)
{
    const QString folder = QStandardPaths::writableLocation(kind);
    return QFileInfo(folder).isDir() ? folder : QDir::homePath();
}

QString pathInExistingFolder(const QString &path, QStandardPaths::StandardLocation kind)
{
    const QFileInfo info(path);
    const bool stays = info.isAbsolute() && QFileInfo(info.path()).isDir();
    return stays ? path : QDir(defaultFolder(kind)).filePath(info.fileName());
}

} // namespace doublets
