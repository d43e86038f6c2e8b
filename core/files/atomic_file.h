// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"

#include <QByteArray>
#include <QSaveFile>
#include <QString>

#include <optional>

namespace doublets {

/// The purpose of a file, which determines its permissions and whether it is synced to the disk.
enum class FilePurpose {
    UserFile, ///< keeps its mode and, if permitted, its owner and group; follows the umask if new;
              ///< synced
    Private,  ///< for the owner only (0600), such as settings and games; synced
    Cache,    ///< for the owner only (0600); not synced, because it can be recreated
};

/// A file that is written atomically: the old file remains unchanged until commit(). Call open(),
/// then write() any number of times, and finally commit() or cancelWriting().
///
/// Unlike QSaveFile, detects a full disk before replacing the old file (in Qt 6.4,
/// QSaveFile::commit() ignores a failure of its last write), reports the cause of a failed write,
/// syncs the contents to the disk (except for Cache), and only replaces regular files.
class AtomicFile
{
public:
    AtomicFile(const QString &path, FilePurpose purpose);
    /// Discards the new contents unless they have been committed.
    ~AtomicFile() = default;

    [[nodiscard]] const QString &path() const { return m_path; }
    /// Opens the file for writing, following symbolic links. Errors: CannotWrite, NotARegularFile.
    [[nodiscard]] std::optional<Error> open();
    /// Writes all of `bytes`, unbuffered. Returns false if open() or any write has failed; commit()
    /// then also returns an error.
    bool write(const QByteArray &bytes) { return write(bytes.constData(), bytes.size()); }
    bool write(const char *bytes, qint64 size);
    /// Returns whether open(), a write or commit() has failed.
    [[nodiscard]] bool hasFailed() const { return m_failed; }
    /// Replaces the old file. Error: CannotWrite, leaving the old file unchanged.
    [[nodiscard]] std::optional<Error> commit();
    /// Discards the new contents; commit() then fails.
    void cancelWriting() { m_file.cancelWriting(); }

private:
    /// Records errno as the reason for the failure.
    void fail();
    [[nodiscard]] Error writeError() const;

    QString m_path;
    QSaveFile m_file;
    FilePurpose m_purpose;
    bool m_failed = false;
    int m_errno = 0; ///< cause of the failure; 0 if QSaveFile reported it
};

/// Writes `bytes` to a file, atomically. Errors: CannotWrite, NotARegularFile.
[[nodiscard]] std::optional<Error> writeFileAtomically(const QString &path, const QByteArray &bytes,
                                                       FilePurpose purpose);

/// Creates a folder and its missing parents. Does nothing if the folder already exists. Error:
/// CannotWrite.
[[nodiscard]] std::optional<Error> createFolder(const QString &path);

/// Renames a file within a file system. Error: CannotWrite, for example if `newPath` already
/// exists.
[[nodiscard]] std::optional<Error> renameFile(const QString &path, const QString &newPath);

/// Deletes a file and syncs its folder, so that the deletion survives a power failure. Does nothing
/// if the file does not exist. Error: CannotWrite.
[[nodiscard]] std::optional<Error> removeFile(const QString &path);

/// Returns whether `path` exists. A broken symbolic link counts as existing.
[[nodiscard]] bool isNameTaken(const QString &path);

/// Returns an unused path beside `path`, to which an unreadable file can be moved before a new one
/// is written: "doublets.ini.kept", "doublets.ini.kept-2".
[[nodiscard]] QString unusedBackupPath(const QString &path);

/// Deletes the temporary files that interrupted writes of files matching `pattern` ("*.doublets")
/// have left in `folder`, if they are more than an hour old. Deletes nothing else. Ignores files
/// that cannot be deleted.
void removeStaleTemporaries(const QString &folder, const QString &pattern);

} // namespace doublets
