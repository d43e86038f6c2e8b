// SPDX-License-Identifier: MIT
#include "core/files/reading.h"

#include "core/files/non_utf8_paths.h"

#include <cerrno>

#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

bool isHandedOver(const QString &path)
{
    return path.startsWith(u':') || isOpenDescriptor(path);
}

} // namespace

std::optional<Error> openForReading(QFile &file, QIODevice::OpenMode extraMode)
{
    const QIODevice::OpenMode mode = QIODevice::ReadOnly | extraMode;
    const QString path = file.fileName();
    const auto cannotOpen = [&path](const QString &why) {
        return Error{ErrorCode::CannotOpen, path, {}, {why}};
    };
    if (!isHandedOver(path)) {
        // open() itself can block, or rewind a tape.
        struct stat status
        {
        };
        if (::stat(QFile::encodeName(path).constData(), &status) != 0) {
            return cannotOpen(qt_error_string(errno));
        }
        if (S_ISDIR(status.st_mode)) {
            return cannotOpen(qt_error_string(EISDIR));
        }
        if (!S_ISREG(status.st_mode)) {
            return Error{ErrorCode::NotARegularFile, path, {}, {}};
        }
    }
    return file.open(mode) ? std::nullopt : std::optional(cannotOpen(file.errorString()));
}

} // namespace doublets
