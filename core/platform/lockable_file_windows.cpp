// SPDX-License-Identifier: MIT
#include "core/platform/lockable_file.h"

#include "core/platform/file_system.h"
#include "core/platform/native_calls.h"

#include <QFileInfo>

#include <array>
#include <cerrno>
#include <utility>

#include <windows.h>

namespace doublets::platform {

namespace {

HANDLE handleOf(qintptr handle)
{
    return reinterpret_cast<HANDLE>(handle);
}

qintptr open(const QString &path, DWORD access, DWORD creation, DWORD flags)
{
    constexpr DWORD ShareAll = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
    return reinterpret_cast<qintptr>(::CreateFileW(nativePath(path).c_str(), access, ShareAll,
                                                   nullptr, creation, flags, nullptr));
}

/// Returns a byte beyond the contents: locks are mandatory on Windows, and other programs must be
/// able to read the contents.
OVERLAPPED lockedByte()
{
    OVERLAPPED position{};
    position.OffsetHigh = 1;
    return position;
}

} // namespace

int LockableFile::openFile(const QString &path)
{
    close();
    m_handle = open(path, GENERIC_READ | GENERIC_WRITE, OPEN_ALWAYS, FILE_FLAG_OPEN_REPARSE_POINT);
    return isOpen() ? 0 : lastErrno();
}

int LockableFile::openFolder(const QString &path)
{
    close();
    m_handle = open(path, GENERIC_READ, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS);
    return isOpen() ? 0 : lastErrno();
}

void LockableFile::close()
{
    if (isOpen()) {
        ::CloseHandle(handleOf(std::exchange(m_handle, Closed)));
    }
}

int LockableFile::lock(Lock kind) const
{
    OVERLAPPED position = lockedByte();
    const DWORD flags =
        LOCKFILE_FAIL_IMMEDIATELY | (kind == Lock::Exclusive ? DWORD(LOCKFILE_EXCLUSIVE_LOCK) : 0);
    return ::LockFileEx(handleOf(m_handle), flags, 0, 1, 0, &position) != 0 ? 0 : lastErrno();
}

bool LockableFile::isAt(const QString &path) const
{
    BY_HANDLE_FILE_INFORMATION ours{};
    return ::GetFileInformationByHandle(handleOf(m_handle), &ours) != 0 &&
           fileIdentity(path) == std::pair<quint64, quint64>(ours.dwVolumeSerialNumber,
                                                             quint64(ours.nFileIndexHigh) << 32U |
                                                                 ours.nFileIndexLow);
}

QByteArray LockableFile::contents(qint64 limit) const
{
    QByteArray bytes(limit, '\0');
    OVERLAPPED start{};
    DWORD size = 0;
    if (::ReadFile(handleOf(m_handle), bytes.data(), static_cast<DWORD>(limit), &size, &start) ==
        0) {
        size = 0;
    }
    bytes.truncate(size);
    return bytes;
}

bool LockableFile::setContents(const QByteArray &bytes) const
{
    OVERLAPPED start{};
    DWORD size = 0;
    return ::SetFilePointer(handleOf(m_handle), 0, nullptr, FILE_BEGIN) == 0 &&
           ::SetEndOfFile(handleOf(m_handle)) != 0 &&
           ::WriteFile(handleOf(m_handle), bytes.constData(), static_cast<DWORD>(bytes.size()),
                       &size, &start) != 0 &&
           size == bytes.size();
}

QDateTime LockableFile::lastModified() const
{
    constexpr qint64 TicksPerSecond = 10'000'000;
    constexpr qint64 UnixEpoch = 11'644'473'600; // in seconds since 1601
    FILETIME time{};
    ::GetFileTime(handleOf(m_handle), nullptr, nullptr, &time);
    const qint64 ticks =
        static_cast<qint64>(quint64(time.dwHighDateTime) << 32U | time.dwLowDateTime);
    return QDateTime::fromSecsSinceEpoch(ticks / TicksPerSecond - UnixEpoch);
}

bool isProcessRunning(qint64 pid, const QString &program)
{
    const HANDLE process =
        ::OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION, FALSE, static_cast<DWORD>(pid));
    if (process == nullptr) {
        return ::GetLastError() != ERROR_INVALID_PARAMETER; // set if there is no such process
    }
    DWORD status = 0;
    const bool runs = ::GetExitCodeProcess(process, &status) == 0 || status == STILL_ACTIVE;
    std::array<wchar_t, MAX_PATH + 1> path{};
    DWORD length = MAX_PATH;
    const bool named = ::QueryFullProcessImageNameW(process, 0, path.data(), &length) != 0;
    ::CloseHandle(process);
    return runs && (!named || QFileInfo(QString::fromWCharArray(path.data()))
                                      .completeBaseName()
                                      .compare(program, Qt::CaseInsensitive) == 0);
}

} // namespace doublets::platform
