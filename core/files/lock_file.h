// SPDX-License-Identifier: MIT
#pragma once

#include "core/platform/lockable_file.h"

#include <QDateTime>
#include <QString>

namespace doublets {

/// The program that holds a lock, as named in the lock file.
struct LockHolder
{
    qint64 pid = 0;         ///< 0 if unknown
    QString program;        ///< empty if unknown
    QString host;           ///< empty if unknown
    QString machineId;      ///< empty if unknown
    QString bootId;         ///< identifies the boot of the machine; empty if unknown
    QDateTime lastModified; ///< last modification of the lock file
};

/// A lock file, which prevents two programs from using the same data. The operating system holds
/// the lock until this object is destroyed or its process ends, so that a crash leaves no stale
/// lock. The file names the holder in the format of QLockFile, for earlier versions of Doublets and
/// for shared file systems without locks.
class LockFile
{
public:
    /// The state of the lock.
    enum class State {
        NotTried,      ///< initial state; never returned by tryLock()
        Held,          ///< locked by this object
        HeldByOther,   ///< locked by a program on this machine
        HeldElsewhere, ///< possibly locked by a program on another machine, or of another user
        ReadOnly,      ///< the folder is read-only or does not exist
        Failed,        ///< no lock file could be created, for example because the disk is full, or
                       ///< it could neither be locked nor written
    };

    explicit LockFile(QString path);
    /// Releases the lock and removes the file, if this object holds the lock.
    ~LockFile();
    Q_DISABLE_COPY_MOVE(LockFile)

    /// Tries to acquire the lock without blocking, and returns the new state. Anything at the path
    /// that cannot be a lock file (not a regular file, or more than 4 KiB) is first renamed to
    /// unusedBackupPath().
    State tryLock();
    /// Takes the lock from a program on another machine or of another user: deletes the lock file,
    /// then returns the result of tryLock(). Call only after tryLock() has returned HeldElsewhere
    /// and the user has agreed.
    State takeOver();
    /// Returns the program that the lock file named when tryLock() or takeOver() was last called:
    /// the current holder or, if this object got the lock, the previous holder whose file was left
    /// behind. Not updated if the file could not be opened.
    [[nodiscard]] const LockHolder &holder() const { return m_holder; }

private:
    /// Opens the file. Returns NotTried on success, otherwise the state that tryLock() must return.
    [[nodiscard]] State open();
    /// Reads the holder and returns the state that follows from `lockError`, the errno value of the
    /// attempt to lock (0 on success).
    [[nodiscard]] State stateForError(int lockError);
    /// Writes this program into the file as the holder. Returns false on failure.
    [[nodiscard]] bool writeHolder() const;

    QString m_path;
    platform::LockableFile m_file;
    State m_state = State::NotTried;
    LockHolder m_holder;
};

} // namespace doublets
