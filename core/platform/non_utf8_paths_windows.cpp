// SPDX-License-Identifier: MIT
#include "core/platform/non_utf8_paths.h"

#include <QFileInfo>

namespace doublets {

// Paths are UTF-16 on Windows, and open files have none.

void openNonUtf8Arguments(int, char **) {}

bool isOpenDescriptor(const QString &)
{
    return false;
}

QString adoptDescriptorPath(const QString &path)
{
    return path;
}

QString displayPath(const QString &path)
{
    return path;
}

QString displayFileName(const QString &path)
{
    return QFileInfo(path).fileName();
}

} // namespace doublets
