// SPDX-License-Identifier: MIT
#include "core/platform/non_utf8_paths.h"

#include <QByteArray>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStringDecoder>

#include <algorithm>
#include <climits>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

bool isUtf8(const char *name)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    static_cast<void>(QString(decoder(QByteArrayView(name))));
    return !decoder.hasError();
}

/// Opens a regular file for the lifetime of the process, and returns its path under /proc. Returns
/// an empty path if the file is of another type or cannot be opened.
QByteArray descriptorOf(const char *name)
{
    struct stat status
    {
    };
    if (::stat(name, &status) != 0 || !S_ISREG(status.st_mode)) {
        return {};
    }
    // Without O_CLOEXEC, to stay open after execv.
    const int handle = ::open(name, O_RDONLY | O_NONBLOCK);
    if (handle < 0) {
        return {};
    }
    return "/proc/" + QByteArray::number(::getpid()) + "/fd/" + QByteArray::number(handle);
}

} // namespace

void openNonUtf8Arguments(int argc, char **argv)
{
    for (int i = 1; i < argc; ++i) {
        const QByteArray path = isUtf8(argv[i]) ? QByteArray() : descriptorOf(argv[i]);
        if (!path.isEmpty()) {
            argv[i] = qstrdup(path.constData()); // never freed, like the other arguments
        }
    }
}

bool isOpenDescriptor(const QString &path)
{
    static const QRegularExpression open(
        u"\\A/(dev/stdin|dev/fd/[0-9]+|proc/(self|[0-9]+)/fd/[0-9]+)\\z"_s);
    return open.match(path).hasMatch();
}

QString adoptDescriptorPath(const QString &path)
{
    if (!path.startsWith(u"/proc/"_s) || !isOpenDescriptor(path)) {
        return path;
    }
    const QByteArray own = descriptorOf(path.toUtf8().constData());
    return own.isEmpty() ? path : QString::fromLatin1(own);
}

QString displayPath(const QString &path)
{
    if (!isOpenDescriptor(path)) {
        return path;
    }
    QByteArray target(PATH_MAX, '\0');
    target.truncate(std::max<ssize_t>(
        ::readlink(QFile::encodeName(path).constData(), target.data(), PATH_MAX), 0));
    const QString file = QString::fromUtf8(target);
    // Pipes have no path, and /dev/stdin is a clearer name than its descriptor.
    return file.startsWith(u'/') && !isOpenDescriptor(file) ? file : path;
}

QString displayFileName(const QString &path)
{
    return QFileInfo(displayPath(path)).fileName();
}

} // namespace doublets
