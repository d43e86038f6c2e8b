// SPDX-License-Identifier: MIT
#include "core/files/reading.h"

#include <QRegularExpression>

#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace doublets {

namespace {

bool isHandedOver(const QString &path)
{
    static const QRegularExpression open(
        u"\\A/(dev/stdin|dev/fd/[0-9]+|proc/self/fd/[0-9]+)\\z"_qs);
    return path.startsWith(u':') || open.match(path).hasMatch();
}

} // namespace

std::optional<Error> openForReading(QFile &file, QIODevice::OpenMode more)
{
    const QIODevice::OpenMode mode = QIODevice::ReadOnly | more;
    const QString path = file.fileName();
    const auto cannotOpen = [&path](const QString &why) {
        return Error{ErrorCode::CannotOpen, path, {}, {why}};
    };
    if (isHandedOver(path)) {
        return file.open(mode) ? std::nullopt : std::optional(cannotOpen(file.errorString()));
    }
    const int handle =
        ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (handle < 0) {
        return errno == ENXIO ? Error{ErrorCode::NotAFile, path, {}, {}}
                              : cannotOpen(qt_error_string(errno));
    }
    struct stat status
    {
    };
    if (::fstat(handle, &status) != 0 || !S_ISREG(status.st_mode)) {
        ::close(handle);
        return S_ISDIR(status.st_mode) ? cannotOpen(qt_error_string(EISDIR))
                                       : Error{ErrorCode::NotAFile, path, {}, {}};
    }
    if (!file.open(handle, mode, QFileDevice::AutoCloseHandle)) {
        ::close(handle);
        return cannotOpen(file.errorString());
    }
    return std::nullopt;
}

} // namespace doublets
