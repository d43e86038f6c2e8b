// SPDX-License-Identifier: MIT
#include "core/files/lock_file.h"

#include "core/files/atomic_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSysInfo>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr qint64 MaxLock = 4096; ///< bytes

LockHolder thisProgram()
{
    return {QCoreApplication::applicationPid(),
            QCoreApplication::applicationName(),
            QSysInfo::machineHostName(),
            QString::fromLatin1(QSysInfo::machineUniqueId()),
            QString::fromLatin1(QSysInfo::bootUniqueId()),
            {}};
}

LockHolder readHolder(int handle)
{
    QByteArray bytes(MaxLock, '\0');
    const ssize_t size = ::pread(handle, bytes.data(), static_cast<std::size_t>(bytes.size()), 0);
    bytes.truncate(std::max<ssize_t>(size, 0));
    const QList<QByteArray> lines = bytes.split('\n');
    struct stat status
    {
    };
    ::fstat(handle, &status);
    return {lines[0].toLongLong(),
            QString::fromUtf8(lines.value(1)),
            QString::fromUtf8(lines.value(2)),
            QString::fromUtf8(lines.value(3)),
            QString::fromUtf8(lines.value(4)),
            QDateTime::fromSecsSinceEpoch(status.st_mtim.tv_sec)};
}

/// Returns whether nothing in `holder` points to another machine. Copies of a disk image may share
/// the machine id, and a machine may be renamed while it runs.
bool isThisMachine(const LockHolder &holder)
{
    const LockHolder own = thisProgram();
    const bool sameHost = holder.host.isEmpty() || holder.host == own.host;
    const bool sameMachine = holder.machineId.isEmpty() || holder.machineId == own.machineId;
    const bool sameBoot = !holder.bootId.isEmpty() && holder.bootId == own.bootId;
    return sameMachine && (sameHost || sameBoot);
}

/// Returns whether the program `holder` is running. Used on file systems without locks. `holder`
/// must be on this machine.
bool isRunning(const LockHolder &holder)
{
    constexpr int LongestName = 15; // as truncated by the kernel
    const LockHolder own = thisProgram();
    if (holder.pid <= 0 || holder.pid == own.pid ||
        (!holder.bootId.isEmpty() && holder.bootId != own.bootId)) {
        return false;
    }
    if (::kill(static_cast<pid_t>(holder.pid), 0) != 0 && errno == ESRCH) {
        return false;
    }
    QFile name(u"/proc/%1/comm"_s.arg(holder.pid));
    return !name.open(QIODevice::ReadOnly) ||
           name.readAll().trimmed() == holder.program.toUtf8().left(LongestName);
}

} // namespace

int lockDescriptor(int descriptor, int operation)
{
    constexpr int Tries = 3;
    int error = 0;
    for (int i = 0; i < Tries; ++i) {
        error = ::flock(descriptor, operation | LOCK_NB) == 0 ? 0 : errno;
        if (error == 0 || error == EWOULDBLOCK) {
            break;
        }
    }
    return error;
}

LockFile::LockFile(QString path)
    : m_path(std::move(path))
{
}

LockFile::~LockFile()
{
    if (m_state == State::Held && isSameFile()) {
        ::unlink(QFile::encodeName(m_path).constData());
    }
    close();
}

LockFile::State LockFile::tryLock()
{
    constexpr int Tries = 10; // the other program may release the lock meanwhile
    for (int i = 0; i < Tries; ++i) {
        close();
        m_state = open();
        if (m_state != State::NotTried) {
            return m_state;
        }
        const int error = lockDescriptor(m_descriptor, LOCK_EX);
        if (error == 0 && !isSameFile()) {
            continue;
        }
        m_state = stateForError(error);
        if (m_state == State::Held && !writeHolder() && error != 0) {
            m_state = State::Failed;
        }
        if (m_state != State::Held) {
            close();
        }
        return m_state;
    }
    return m_state = State::HeldByOther;
}

LockFile::State LockFile::takeOver()
{
    ::unlink(QFile::encodeName(m_path).constData());
    return tryLock();
}

LockFile::State LockFile::open()
{
    const QByteArray name = QFile::encodeName(m_path);
    constexpr int Flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;
    for (int i = 0; i < 2; ++i) {
        m_descriptor = ::open(name.constData(), Flags, S_IRUSR | S_IWUSR);
        const int error = errno;
        struct stat status
        {
        };
        const bool exists = ::lstat(name.constData(), &status) == 0;
        if (!exists || (S_ISREG(status.st_mode) && status.st_size <= MaxLock)) {
            if (m_descriptor >= 0) {
                return State::NotTried;
            }
            const bool mayMakeFiles =
                ::access(QFile::encodeName(QFileInfo(m_path).path()).constData(), W_OK) == 0;
            if (exists && mayMakeFiles && (error == EACCES || error == EPERM)) {
                return State::HeldElsewhere;
            }
            return mayMakeFiles ? State::Failed : State::ReadOnly;
        }
        close();
        if (!QFile::rename(m_path, unusedBackupPath(m_path))) {
            break;
        }
    }
    return State::Failed;
}

LockFile::State LockFile::stateForError(int lockError)
{
    m_holder = readHolder(m_descriptor);
    if (!isThisMachine(m_holder)) {
        return State::HeldElsewhere;
    }
    const bool taken = lockError == EWOULDBLOCK || (lockError != 0 && isRunning(m_holder));
    return taken ? State::HeldByOther : State::Held;
}

bool LockFile::isSameFile() const
{
    struct stat ours
    {
    };
    struct stat there
    {
    };
    return ::fstat(m_descriptor, &ours) == 0 &&
           ::lstat(QFile::encodeName(m_path).constData(), &there) == 0 &&
           ours.st_dev == there.st_dev && ours.st_ino == there.st_ino;
}

bool LockFile::writeHolder() const
{
    const LockHolder own = thisProgram();
    const QStringList lines{QString::number(own.pid), own.program, own.host, own.machineId,
                            own.bootId};
    const QByteArray bytes = lines.join(u'\n').toUtf8() + '\n';
    return ::ftruncate(m_descriptor, 0) == 0 &&
           ::pwrite(m_descriptor, bytes.constData(), static_cast<std::size_t>(bytes.size()), 0) ==
               bytes.size();
}

void LockFile::close()
{
    if (m_descriptor >= 0) {
        ::close(std::exchange(m_descriptor, -1));
    }
}

} // namespace doublets
