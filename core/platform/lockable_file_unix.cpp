// SPDX-License-Identifier: MIT
#include "core/platform/lockable_file.h"

#include <QFile>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace doublets::platform {

namespace {

int descriptorOf(qintptr handle)
{
    return static_cast<int>(handle);
}

} // namespace

int LockableFile::openFile(const QString &path)
{
    close();
    constexpr int Flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;
    m_handle = ::open(QFile::encodeName(path).constData(), Flags, S_IRUSR | S_IWUSR);
    return isOpen() ? 0 : errno;
}

int LockableFile::openFolder(const QString &path)
{
    close();
    m_handle = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    return isOpen() ? 0 : errno;
}

void LockableFile::close()
{
    if (isOpen()) {
        ::close(descriptorOf(std::exchange(m_handle, Closed)));
    }
}

int LockableFile::lock(Lock kind) const
{
    constexpr int Tries = 3;
    const int operation = kind == Lock::Shared ? LOCK_SH : LOCK_EX;
    int error = 0;
    for (int i = 0; i < Tries; ++i) {
        error = ::flock(descriptorOf(m_handle), operation | LOCK_NB) == 0 ? 0 : errno;
        if (error == 0 || error == EWOULDBLOCK) {
            break;
        }
    }
    return error;
}

bool LockableFile::isAt(const QString &path) const
{
    struct stat ours
    {
    };
    struct stat there
    {
    };
    return ::fstat(descriptorOf(m_handle), &ours) == 0 &&
           ::lstat(QFile::encodeName(path).constData(), &there) == 0 &&
           ours.st_dev == there.st_dev && ours.st_ino == there.st_ino;
}

QByteArray LockableFile::contents(qint64 limit) const
{
    QByteArray bytes(limit, '\0');
    const ssize_t size =
        ::pread(descriptorOf(m_handle), bytes.data(), static_cast<std::size_t>(limit), 0);
    bytes.truncate(std::max<ssize_t>(size, 0));
    return bytes;
}

bool LockableFile::setContents(const QByteArray &bytes) const
{
    return ::ftruncate(descriptorOf(m_handle), 0) == 0 &&
           ::pwrite(descriptorOf(m_handle), bytes.constData(),
                    static_cast<std::size_t>(bytes.size()), 0) == bytes.size();
}

QDateTime LockableFile::lastModified() const
{
    struct stat status
    {
    };
    ::fstat(descriptorOf(m_handle), &status);
    return QDateTime::fromSecsSinceEpoch(status.st_mtim.tv_sec);
}

bool isProcessRunning(qint64 pid, const QString &program)
{
    constexpr int LongestName = 15; // as truncated by the kernel
    if (::kill(static_cast<pid_t>(pid), 0) != 0 && errno == ESRCH) {
        return false;
    }
    QFile name(u"/proc/%1/comm"_s.arg(pid));
    return !name.open(QIODevice::ReadOnly) ||
           name.readAll().trimmed() == program.toUtf8().left(LongestName);
}

} // namespace doublets::platform
