// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <utility>

// File operations of the operating system that Qt does not provide. Errors are errno values.

namespace doublets::platform {

/// The mode, owner and group of a file. Unused on Windows, where files inherit their permissions
/// from the folder.
struct FileAccess
{
    uint mode = 0; ///< as `st_mode`
    uint owner = 0;
    uint group = 0;
};

/// The kind and access of a file.
struct FileStatus
{
    /// The kind of a file.
    enum class Kind {
        Unavailable, ///< the file does not exist or cannot be examined, see `error`
        Regular,
        Folder,
        Other, ///< a pipe, a socket or a device
    };
    Kind kind = Kind::Unavailable;
    int error = 0; ///< errno value if `kind` is Unavailable, otherwise 0
    FileAccess access;
};

/// Returns the status of the file that `path` refers to, following symbolic links.
[[nodiscard]] FileStatus fileStatus(const QString &path);

/// Returns two numbers that identify a file for as long as it exists, or zeros if it does not exist
/// or cannot be examined.
[[nodiscard]] std::pair<quint64, quint64> fileIdentity(const QString &path);

/// Sets the permissions, owner and group of an open file to those of `access`. Ignores the file
/// type and the set-user-ID, set-group-ID and sticky bits of `access.mode`. Does not change the
/// owner if not permitted. If the group cannot be set, gives the file's group only the rights of
/// other users. Ignores all other failures. Does nothing on Windows.
void setFileAccess(int descriptor, const FileAccess &access);

/// Writes at most `size` bytes. Returns the number of bytes written, which may be less than `size`.
/// On failure, sets errno and returns -1.
[[nodiscard]] qint64 writeBytes(int descriptor, const char *bytes, qint64 size);

/// Syncs an open file to the disk. On failure, sets errno and returns false. Returns true on file
/// systems that cannot sync.
[[nodiscard]] bool syncFile(int descriptor);

/// Syncs a folder, so that renames and deletions in it survive a power failure. Does nothing on
/// file systems that cannot sync folders.
void syncFolder(const QString &folder);

/// Creates a folder and its missing parents. Returns 0 on success or if the folder already exists,
/// otherwise an errno value.
[[nodiscard]] int createFolders(const QString &path);

/// Renames a file within a file system. The caller must ensure that `newPath` does not exist.
/// Returns 0 on success, otherwise an errno value.
[[nodiscard]] int renameFile(const QString &path, const QString &newPath);

/// Deletes a file. Returns 0 on success, otherwise an errno value.
[[nodiscard]] int removeFile(const QString &path);

} // namespace doublets::platform
