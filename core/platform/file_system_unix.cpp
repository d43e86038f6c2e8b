// SPDX-License-Identifier: MIT
#include "core/platform/file_system.h"

#include <QFile>

#include <cerrno>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace doublets {

platform::FileStatus platform::fileStatus(const QString &path)
{
    struct stat status
    {
    };
    if (::stat(QFile::encodeName(path).constData(), &status) != 0) {
        return {FileStatus::Kind::Unavailable, errno, {}};
    }
    const auto kind = S_ISREG(status.st_mode)   ? FileStatus::Kind::Regular
                      : S_ISDIR(status.st_mode) ? FileStatus::Kind::Folder
                                                : FileStatus::Kind::Other;
    return {kind, 0, {status.st_mode, status.st_uid, status.st_gid}};
}

std::pair<quint64, quint64> platform::fileIdentity(const QString &path)
{
    struct stat status
    {
    };
    return ::stat(QFile::encodeName(path).constData(), &status) == 0
               ? std::pair<quint64, quint64>(status.st_dev, status.st_ino)
               : std::pair<quint64, quint64>();
}

void platform::setFileAccess(int descriptor, const FileAccess &access)
{
    const bool ownersKept = ::fchown(descriptor, access.owner, access.group) == 0 ||
                            ::fchown(descriptor, static_cast<uid_t>(-1), access.group) == 0;
    const mode_t others = access.mode & 0007U;
    ::fchmod(descriptor, ownersKept ? access.mode & 0777U : (access.mode & 0707U) | (others << 3U));
}

qint64 platform::writeBytes(int descriptor, const char *bytes, qint64 size)
{
    ssize_t written = -1;
    do {
        written = ::write(descriptor, bytes, static_cast<std::size_t>(size));
    } while (written < 0 && errno == EINTR);
    return written;
}

bool platform::syncFile(int descriptor)
{
    return ::fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP || errno == ENOSYS;
}

void platform::syncFolder(const QString &folder)
{
    const int descriptor =
        ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor >= 0) {
        ::fsync(descriptor);
        ::close(descriptor);
    }
}

int platform::createFolders(const QString &path)
{
    std::error_code error;
    std::filesystem::create_directories(QFile::encodeName(path).constData(), error);
    return error.value();
}

int platform::renameFile(const QString &path, const QString &newPath)
{
    std::error_code error;
    std::filesystem::rename(QFile::encodeName(path).constData(),
                            QFile::encodeName(newPath).constData(), error);
    return error.value();
}

int platform::removeFile(const QString &path)
{
    return ::unlink(QFile::encodeName(path).constData()) == 0 ? 0 : errno;
}

} // namespace doublets
