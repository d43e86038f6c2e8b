// SPDX-License-Identifier: MIT
#include "core/files/atomic_file.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <cerrno>

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
        const qint64 taken = m_file.write(bytes, size);
        m_failed = taken <= 0;
        m_bytesWritten += taken;
        bytes += taken;
        size -= taken;
    }
    return !m_failed;
}

bool AtomicFile::writeToDisk()
{
    return m_file.flush() && m_file.size() == m_bytesWritten &&
           (m_purpose == FilePurpose::Cache || sync(m_file.handle()));
}

std::optional<Error> AtomicFile::commit()
{
    errno = 0;
    if (m_failed || !writeToDisk()) {
        m_failed = true;
        const Error why = writeError();
        cancelWriting();
        return why;
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
    // If Qt has no error, errno has the reason why the disk refused the data.
    const bool qtKnows = m_file.error() != QFileDevice::NoError;
    return {ErrorCode::CannotWrite,
            m_path,
            {},
            {qtKnows ? m_file.errorString() : qt_error_string(errno)}};
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

QString unusedBackupPath(const QString &path)
{
    QString candidate = path + u".kept"_s;
    for (int n = 2; QFileInfo::exists(candidate); ++n) {
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
