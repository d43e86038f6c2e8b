// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

namespace doublets::platform {

/// A file or folder that can be locked while it is open. The operating system releases the lock
/// when this object is destroyed or the process ends.
class LockableFile
{
public:
    /// The kind of a lock.
    enum class Lock {
        Shared,    ///< excludes exclusive locks of other objects, but not shared ones
        Exclusive, ///< excludes all locks of other objects
    };

    LockableFile() = default;
    /// Closes the file.
    ~LockableFile() { close(); }
    Q_DISABLE_COPY_MOVE(LockableFile)

    /// Opens a file for reading and writing, creating it if necessary, after closing any other.
    /// Neither follows symbolic links nor blocks. Returns 0 on success, otherwise an errno value.
    [[nodiscard]] int openFile(const QString &path);
    /// Opens a folder, after closing any other file, so that it can be locked but neither read nor
    /// written. Returns 0 on success, otherwise an errno value.
    [[nodiscard]] int openFolder(const QString &path);
    /// Closes the file and releases the lock. Does nothing if no file is open.
    void close();
    [[nodiscard]] bool isOpen() const { return m_handle != Closed; }

    /// Locks the file without blocking. On Unix, tries up to three times if the error is not
    /// EWOULDBLOCK. Returns 0 on success; EWOULDBLOCK if another lock on the file excludes this
    /// one; otherwise another errno value, for example if the file system does not support locks.
    [[nodiscard]] int lock(Lock kind) const;
    /// Returns whether `path` still refers to this file.
    [[nodiscard]] bool isAt(const QString &path) const;
    /// Returns at most `limit` bytes from the start of the file, or an empty array on failure.
    /// `limit` must not be negative.
    [[nodiscard]] QByteArray contents(qint64 limit) const;
    /// Replaces the contents of the file. Not atomic: on failure, the file may be truncated.
    /// Returns false on failure.
    [[nodiscard]] bool setContents(const QByteArray &bytes) const;
    /// Returns the time of the last modification. Precondition: isOpen().
    [[nodiscard]] QDateTime lastModified() const;

private:
    static constexpr qintptr Closed = -1;
    qintptr m_handle = Closed; ///< a descriptor; on Windows, a HANDLE
};

/// Returns whether the process `pid` is running and is named `program`, a file name without a
/// folder or extension. Returns true if the name or state of the process cannot be determined.
[[nodiscard]] bool isProcessRunning(qint64 pid, const QString &program);

} // namespace doublets::platform
