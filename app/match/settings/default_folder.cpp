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

QString existingFolder(const QString &folder, QStandardPaths::StandardLocation kind)
{
    const QFileInfo info(folder);
    return info.isAbsolute() && info.isDir() ? folder : defaultFolder(kind);
}

QString pathInExistingFolder(const QString &path, QStandardPaths::StandardLocation kind)
{
    const QFileInfo info(path);
    return QDir(existingFolder(info.path(), kind)).filePath(info.fileName());
}

} // namespace doublets
