// SPDX-License-Identifier: MIT
#include "core/files/lock_file.h"

#include "core/files/atomic_file.h"
#include "core/platform/file_system.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSysInfo>

#include <cerrno>
#include <utility>

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

LockHolder readHolder(const platform::LockableFile &file)
{
    const QList<QByteArray> lines = file.contents(MaxLock).split('\n');
    return {lines[0].toLongLong(),
            QString::fromUtf8(lines.value(1)),
            QString::fromUtf8(lines.value(2)),
            QString::fromUtf8(lines.value(3)),
            QString::fromUtf8(lines.value(4)),
            file.lastModified()};
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
    const LockHolder own = thisProgram();
    if (holder.pid <= 0 || holder.pid == own.pid ||
        (!holder.bootId.isEmpty() && holder.bootId != own.bootId)) {
        return false;
    }
    return platform::isProcessRunning(holder.pid, holder.program);
}

/// Returns whether `path` refers to something that can be a lock file.
bool canBeLockFile(const QString &path)
{
    const QFileInfo info(path);
    return !info.isSymLink() && info.isFile() && info.size() <= MaxLock;
}

} // namespace

LockFile::LockFile(QString path)
    : m_path(std::move(path))
{
}

LockFile::~LockFile()
{
    if (m_state == State::Held && m_file.isAt(m_path)) {
        static_cast<void>(platform::removeFile(m_path));
    }
}

LockFile::State LockFile::tryLock()
{
    constexpr int Tries = 10; // the other program may release the lock meanwhile
    for (int i = 0; i < Tries; ++i) {
        m_state = open();
        if (m_state != State::NotTried) {
            return m_state;
        }
        const int error = m_file.lock(platform::LockableFile::Lock::Exclusive);
        if (error == 0 && !m_file.isAt(m_path)) {
            continue;
        }
        m_state = stateForError(error);
        if (m_state == State::Held && !writeHolder() && error != 0) {
            m_state = State::Failed;
        }
        if (m_state != State::Held) {
            m_file.close();
        }
        return m_state;
    }
    return m_state = State::HeldByOther;
}

LockFile::State LockFile::takeOver()
{
    static_cast<void>(platform::removeFile(m_path));
    return tryLock();
}

LockFile::State LockFile::open()
{
    for (int i = 0; i < 2; ++i) {
        const int error = m_file.openFile(m_path);
        const bool exists = isNameTaken(m_path);
        if (!exists || canBeLockFile(m_path)) {
            if (error == 0) {
                return State::NotTried;
            }
            const bool mayMakeFiles = QFileInfo(QFileInfo(m_path).path()).isWritable();
            if (exists && mayMakeFiles && (error == EACCES || error == EPERM)) {
                return State::HeldElsewhere;
            }
            return mayMakeFiles ? State::Failed : State::ReadOnly;
        }
        m_file.close();
        if (!QFile::rename(m_path, unusedBackupPath(m_path))) {
            break;
        }
    }
    return State::Failed;
}

LockFile::State LockFile::stateForError(int lockError)
{
    m_holder = readHolder(m_file);
    if (!isThisMachine(m_holder)) {
        return State::HeldElsewhere;
    }
    const bool taken = lockError == EWOULDBLOCK || (lockError != 0 && isRunning(m_holder));
    return taken ? State::HeldByOther : State::Held;
}

bool LockFile::writeHolder() const
{
    const LockHolder own = thisProgram();
    const QStringList lines{QString::number(own.pid), own.program, own.host, own.machineId,
                            own.bootId};
    return m_file.setContents(lines.join(u'\n').toUtf8() + '\n');
}

} // namespace doublets
