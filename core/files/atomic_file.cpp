// SPDX-License-Identifier: MIT
#include "core/files/atomic_file.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <cerrno>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int HoursOfAWrite = 1; ///< older temporary files were left by a crash

/// Syncs a folder, so that a renamed file is on disk under its new name. Some file systems do not
/// support this, which is ignored.
void syncFolder(const QString &folder)
{
    const int handle =
        ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle >= 0) {
        ::fsync(handle);
        ::close(handle);
    }
}

/// Copies the mode and the owners of the replaced file. If the group cannot be kept for lack of
/// privilege, the new group gets no more rights than everyone else.
void copyAccess(const struct stat &from, int to)
{
    const bool ownersKept = ::fchown(to, from.st_uid, from.st_gid) == 0 ||
                            ::fchown(to, static_cast<uid_t>(-1), from.st_gid) == 0;
    const mode_t others = from.st_mode & 0007U;
    ::fchmod(to, ownersKept ? from.st_mode & 0777U : (from.st_mode & 0707U) | (others << 3U));
}

/// Returns false if the disk has refused the data. File systems that cannot sync count as success.
bool sync(int handle)
{
    return ::fsync(handle) == 0 || errno == EINVAL || errno == ENOTSUP || errno == ENOSYS;
}

} // namespace

AtomicFile::AtomicFile(const QString &path, FilePurpose purpose)
    : m_path(path)
    , m_file(path)
    , m_purpose(purpose)
{
}

std::optional<Error> AtomicFile::open()
{
    struct stat old
    {
    };
    const bool isThere = ::stat(QFile::encodeName(m_path).constData(), &old) == 0;
    if (isThere && S_ISDIR(old.st_mode)) {
        m_failed = true;
        return Error{ErrorCode::CannotWrite, m_path, {}, {qt_error_string(EISDIR)}};
    }
    if (isThere && !S_ISREG(old.st_mode)) {
        m_failed = true;
        return Error{ErrorCode::NotARegularFile, m_path, {}, {}};
    }
    m_failed = !m_file.open(QIODevice::WriteOnly);
    if (m_failed) {
        return writeError();
    }
    if (m_purpose != FilePurpose::UserFile) {
        m_file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    } else if (isThere) {
        copyAccess(old, m_file.handle());
    }
    return std::nullopt;
}

bool AtomicFile::write(const char *bytes, qint64 size)
{
    // A full disk may accept a short write and report the error only on the next one.
    while (size > 0 && !m_failed) {
        const ssize_t taken = ::write(m_file.handle(), bytes, static_cast<std::size_t>(size));
        if (taken < 0 && errno == EINTR) {
            continue;
        }
        if (taken <= 0) {
            fail();
            break;
        }
        bytes += taken;
        size -= taken;
    }
    return !m_failed;
}

void AtomicFile::fail()
{
    m_failed = true;
    m_errno = errno;
}

std::optional<Error> AtomicFile::commit()
{
    if (!m_failed && m_purpose != FilePurpose::Cache && !sync(m_file.handle())) {
        fail();
    }
    if (m_failed) {
        cancelWriting();
        return writeError();
    }
    if (!m_file.commit()) {
        m_failed = true;
        return writeError();
    }
    if (m_purpose != FilePurpose::Cache) {
        syncFolder(QFileInfo(m_path).canonicalPath());
    }
    return std::nullopt;
}

Error AtomicFile::writeError() const
{
    return {ErrorCode::CannotWrite,
            m_path,
            {},
            {m_errno != 0 ? qt_error_string(m_errno) : m_file.errorString()}};
}

std::optional<Error> writeFileAtomically(const QString &path, const QByteArray &bytes,
                                         FilePurpose purpose)
{
    AtomicFile file(path, purpose);
    if (auto error = file.open()) {
        return error;
    }
    file.write(bytes);
    return file.commit();
}

std::optional<Error> createFolder(const QString &path)
{
    std::error_code error;
    std::filesystem::create_directories(QFile::encodeName(path).constData(), error);
    // Some versions of the standard library report a trailing slash as an error.
    if (error && !QFileInfo(path).isDir()) {
        return Error{ErrorCode::CannotWrite, path, {}, {qt_error_string(error.value())}};
    }
    return std::nullopt;
}

std::optional<Error> renameFile(const QString &path, const QString &newPath)
{
    std::error_code error;
    if (isNameTaken(newPath)) {
        error = std::make_error_code(std::errc::file_exists);
    } else {
        std::filesystem::rename(QFile::encodeName(path).constData(),
                                QFile::encodeName(newPath).constData(), error);
    }
    if (error) {
        return Error{ErrorCode::CannotWrite, path, {}, {qt_error_string(error.value())}};
    }
    return std::nullopt;
}

std::optional<Error> removeFile(const QString &path)
{
    if (::unlink(QFile::encodeName(path).constData()) == 0) {
        syncFolder(QFileInfo(path).path());
    } else if (const int error = errno; isNameTaken(path)) {
        return Error{ErrorCode::CannotWrite, path, {}, {qt_error_string(error)}};
    }
    return std::nullopt;
}

bool isNameTaken(const QString &path)
{
    const QFileInfo info(path);
    return info.exists() || info.isSymLink();
}

QString unusedBackupPath(const QString &path)
{
    QString candidate = path + u".kept"_s;
    for (int n = 2; isNameTaken(candidate); ++n) {
        candidate = path + u".kept-%1"_s.arg(n);
    }
    return candidate;
}

void removeStaleTemporaries(const QString &folder, const QString &pattern)
{
    static const QRegularExpression ending(u"\\.[A-Za-z]{6}\\z"_s);
    const QDateTime longAgo = QDateTime::currentDateTime().addSecs(-3600 * HoursOfAWrite);
    const QDir::Filters files = QDir::Files | QDir::Hidden | QDir::NoSymLinks;
    for (const QFileInfo &info : QDir(folder).entryInfoList({pattern + u".??????"_s}, files)) {
        if (ending.match(info.fileName()).hasMatch() && info.lastModified() < longAgo) {
            QFile::remove(info.filePath());
        }
    }
}

} // namespace doublets
