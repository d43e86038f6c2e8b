// SPDX-License-Identifier: MIT
#include "core/platform/file_system.h"

#include "core/platform/native_calls.h"

#include <QFileInfo>
#include <QRandomGenerator>

#include <algorithm>
#include <cerrno>
#include <limits>

#include <io.h>
#include <windows.h>

namespace doublets {

platform::FileStatus platform::fileStatus(const QString &path)
{
    const DWORD attributes = ::GetFileAttributesW(nativePath(path).c_str());
    if (attributes == INVALID_FILE_ATTRIBUTES) {
        return {FileStatus::Kind::Unavailable, lastErrno(), {}};
    }
    const bool isFolder = (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
    const bool isDevice = (attributes & FILE_ATTRIBUTE_DEVICE) != 0;
    return {isFolder   ? FileStatus::Kind::Folder
            : isDevice ? FileStatus::Kind::Other
                       : FileStatus::Kind::Regular,
            0,
            {}};
}

std::pair<quint64, quint64> platform::fileIdentity(const QString &path)
{
    constexpr DWORD ShareAll = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
    const HANDLE file = ::CreateFileW(nativePath(path).c_str(), FILE_READ_ATTRIBUTES, ShareAll,
                                      nullptr, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    if (file == INVALID_HANDLE_VALUE) {
        return {};
    }
    BY_HANDLE_FILE_INFORMATION info{};
    const bool known = ::GetFileInformationByHandle(file, &info) != 0;
    ::CloseHandle(file);
    return known ? std::pair<quint64, quint64>(info.dwVolumeSerialNumber,
                                               quint64(info.nFileIndexHigh) << 32U |
                                                   info.nFileIndexLow)
                 : std::pair<quint64, quint64>();
}

void platform::setFileAccess(int, const FileAccess &) {}

qint64 platform::writeBytes(int descriptor, const char *bytes, qint64 size)
{
    // Not _write(), whose errno does not always indicate a full disk.
    constexpr qint64 Most = std::numeric_limits<int>::max();
    const auto file = reinterpret_cast<HANDLE>(::_get_osfhandle(descriptor));
    DWORD written = 0;
    if (::WriteFile(file, bytes, static_cast<DWORD>(std::min(size, Most)), &written, nullptr) ==
        0) {
        errno = lastErrno();
        return -1;
    }
    if (written == 0 && size > 0) {
        errno = ENOSPC;
        return -1;
    }
    return written;
}

bool platform::syncFile(int descriptor)
{
    return ::_commit(descriptor) == 0 || errno == EINVAL;
}

void platform::syncFolder(const QString &)
{
    // NTFS writes the names of files to its journal.
}

int platform::createFolders(const QString &path)
{
    const QFileInfo folder(path);
    if (folder.isDir()) {
        return 0;
    }
    if (folder.exists()) {
        return EEXIST;
    }
    const QString parent = folder.absolutePath();
    if (parent != folder.absoluteFilePath()) {
        if (const int error = createFolders(parent); error != 0) {
            return error == EEXIST ? ENOTDIR : error;
        }
    }
    const bool done = ::CreateDirectoryW(nativePath(path).c_str(), nullptr) != 0 ||
                      ::GetLastError() == ERROR_ALREADY_EXISTS;
    return done ? 0 : lastErrno();
}

int platform::renameFile(const QString &path, const QString &newPath)
{
    return ::MoveFileExW(nativePath(path).c_str(), nativePath(newPath).c_str(),
                         MOVEFILE_WRITE_THROUGH) != 0
               ? 0
               : lastErrno();
}

int platform::removeFile(const QString &path)
{
    // The name of a deleted file remains in use until all programs have closed the file, so rename
    // the file first. removeStaleTemporaries() recognises names of this form.
    QString unused = path + u'.';
    for (int i = 0; i < 6; ++i) {
        unused += QChar(u'a' + QRandomGenerator::global()->bounded(26));
    }
    const std::wstring oldName = nativePath(path);
    const std::wstring newName = nativePath(unused);
    const bool isRenamed = ::MoveFileExW(oldName.c_str(), newName.c_str(), 0) != 0;
    if (::DeleteFileW((isRenamed ? newName : oldName).c_str()) != 0) {
        return 0;
    }
    const int error = lastErrno();
    if (isRenamed) {
        ::MoveFileExW(newName.c_str(), oldName.c_str(), 0);
    }
    return error;
}

} // namespace doublets
