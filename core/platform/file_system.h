// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <utility>

/// File operations of the operating system that Qt does not provide. Errors are errno values.
namespace doublets::platform {

/// The mode and the owners of a file. Unused on Windows, where files inherit those of their folder.
struct FileAccess
{
    uint mode = 0;
    uint owner = 0;
    uint group = 0;
};

struct FileStatus
{
    enum class Kind { Missing, Regular, Folder, Other };
    Kind kind = Kind::Missing;
    int error = 0; ///< the reason if `kind` is Missing
    FileAccess access;
};

/// Returns the status of the file that `path` refers to, following symbolic links.
[[nodiscard]] FileStatus fileStatus(const QString &path);

/// Returns two numbers that identify a file as long as it exists; zeros if there is none.
[[nodiscard]] std::pair<quint64, quint64> fileIdentity(const QString &path);

/// Gives an open file the mode and owners `access`. If the group cannot be kept for lack of
/// privilege, the new group gets no more rights than everyone else.
void setFileAccess(int descriptor, const FileAccess &access);

/// Writes at most `size` bytes. Returns the number of bytes written, or -1 after setting errno.
[[nodiscard]] qint64 writeBytes(int descriptor, const char *bytes, qint64 size);

/// Writes the buffers of an open file to the disk. Returns false after setting errno if the disk
/// has refused the data. File systems that cannot sync count as success.
[[nodiscard]] bool syncFile(int descriptor);

/// Syncs a folder, so that a renamed file is on disk under its new name. Some file systems do not
/// support this, which is ignored.
void syncFolder(const QString &folder);

/// Creates a folder and its parents unless they exist. Returns 0 on success.
[[nodiscard]] int createFolders(const QString &path);

/// Renames a file within a file system. The caller must ensure that `newPath` does not exist.
/// Returns 0 on success.
[[nodiscard]] int renameFile(const QString &path, const QString &newPath);

/// Deletes a file. Returns 0 on success.
[[nodiscard]] int removeFile(const QString &path);

} // namespace doublets::platform
