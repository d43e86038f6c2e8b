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
    UserFile, ///< keeps its mode and owners, or follows the umask if it is new; synced
    Private,  ///< for the owner only (0600), such as settings and games; synced
    Cache,    ///< for the owner only (0600); not synced, because it can be recreated
};

/// A file that is written atomically: until `commit`, the old file remains unchanged. Every file
/// with contents worth keeping is written with this class.
///
/// Unlike QSaveFile, it detects a full disk before replacing the old file (in Qt 6.4, `commit`
/// ignores a failure of its own last write) and knows why a write failed, syncs the contents to the
/// disk (except for Cache), and never replaces anything other than a regular file.
class AtomicFile
{
public:
    AtomicFile(const QString &path, FilePurpose purpose);
    /// Discards the new contents unless they have been committed.
    ~AtomicFile() = default;

    [[nodiscard]] const QString &path() const { return m_path; }
    /// Opens the file for writing, following symbolic links. Errors: CannotWrite, NotARegularFile.
    [[nodiscard]] std::optional<Error> open();
    /// Writes all of `bytes`, unbuffered. Returns false if open() or any write has failed; `commit`
    /// then returns the error.
    bool write(const QByteArray &bytes) { return write(bytes.constData(), bytes.size()); }
    bool write(const char *bytes, qint64 size);
    [[nodiscard]] bool hasFailed() const { return m_failed; }
    /// Replaces the old file. Error: CannotWrite, leaving the old file unchanged.
    [[nodiscard]] std::optional<Error> commit();
    /// Discards the new contents.
    void cancelWriting() { m_file.cancelWriting(); }

private:
    /// Records errno as the reason for the failure.
    void fail();
    [[nodiscard]] Error writeError() const;

    QString m_path;
    QSaveFile m_file;
    FilePurpose m_purpose;
    bool m_failed = false;
    int m_errno = 0; ///< the reason, if the failure was not one of Qt's
};

/// Writes `bytes` to a file, atomically. Errors: CannotWrite, NotARegularFile.
[[nodiscard]] std::optional<Error> writeFileAtomically(const QString &path, const QByteArray &bytes,
                                                       FilePurpose purpose);

/// Creates a folder and its parents unless they exist. Error: CannotWrite.
[[nodiscard]] std::optional<Error> createFolder(const QString &path);

/// Renames a file within a file system, replacing nothing. Error: CannotWrite.
[[nodiscard]] std::optional<Error> renameFile(const QString &path, const QString &newPath);

/// Deletes a file, so that it does not return after a power failure. Does nothing if there is none.
/// Error: CannotWrite.
[[nodiscard]] std::optional<Error> removeFile(const QString &path);

/// Returns whether a name is in use, if only by a link to nothing.
[[nodiscard]] bool isNameTaken(const QString &path);

/// Returns a path next to `path` that does not exist yet, for keeping an unreadable file that must
/// not be overwritten: "doublets.ini.kept", "doublets.ini.kept-2".
[[nodiscard]] QString unusedBackupPath(const QString &path);

/// Deletes the temporary files in `folder` that are more than an hour old and were left behind when
/// writing a file that matches `pattern` ("*.doublets") was interrupted. Deletes nothing else.
void removeStaleTemporaries(const QString &folder, const QString &pattern);

} // namespace doublets
