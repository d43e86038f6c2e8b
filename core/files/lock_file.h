// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QString>

namespace doublets {

/// The program that a lock file names.
struct LockHolder
{
    qint64 pid = 0;    ///< 0 if unknown
    QString program;   ///< empty if unknown
    QString host;      ///< empty if unknown
    QString machine;   ///< empty if unknown
    QString boot;      ///< changes with each start of the machine
    QDateTime touched; ///< last modification of the file
};

/// A lock file. The operating system holds the lock (flock) until this object or its process ends,
/// so that a crash leaves no lock, whatever the file says. The file has the lines of QLockFile:
/// file systems that are shared without their locks, and earlier versions, go by those.
class LockFile
{
public:
    enum class State {
        Free,      ///< not tried, or released
        Held,      ///< by this object
        Taken,     ///< by a program on this machine
        Elsewhere, ///< perhaps by a program on another machine, or of another user
        ReadOnly,  ///< no file can be made in the folder
        Failed,    ///< the disk is full, for example
    };

    explicit LockFile(QString path);
    /// Releases the lock and removes the file.
    ~LockFile();
    Q_DISABLE_COPY_MOVE(LockFile)

    /// Never blocks. What is in the way and is no lock file is set aside.
    State tryLock();
    /// Takes the lock from another machine: call after `tryLock` has returned Elsewhere and the
    /// user agrees.
    State takeOver();
    /// The program that had the lock when it was tried.
    [[nodiscard]] const LockHolder &holder() const { return m_holder; }

private:
    [[nodiscard]] State open();
    [[nodiscard]] State judge(int lockError);
    [[nodiscard]] bool isStillThere() const;
    void writeHolder() const;
    void close();

    QString m_path;
    int m_handle = -1;
    State m_state = State::Free;
    LockHolder m_holder;
};

} // namespace doublets
