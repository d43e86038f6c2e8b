// SPDX-License-Identifier: MIT
#include "core/files/atomic_file.h"

#include "core/platform/file_system.h"
#include "core/platform/system_error.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <cerrno>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int HoursOfAWrite = 1; ///< older temporary files were left by a crash

} // namespace

AtomicFile::AtomicFile(const QString &path, FilePurpose purpose)
    : m_path(path)
    , m_file(path)
    , m_purpose(purpose)
{
}

std::optional<Error> AtomicFile::open()
{
    using Kind = platform::FileStatus::Kind;
    const auto old = platform::fileStatus(m_path);
    if (old.kind == Kind::Folder) {
        m_failed = true;
        return Error{ErrorCode::CannotWrite, m_path, {}, {platform::errnoText(EISDIR)}};
    }
    if (old.kind == Kind::Other) {
        m_failed = true;
        return Error{ErrorCode::NotARegularFile, m_path, {}, {}};
    }
    m_failed = !m_file.open(QIODevice::WriteOnly);
    if (m_failed) {
        return writeError();
    }
    if (m_purpose != FilePurpose::UserFile) {
        m_file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    } else if (old.kind == Kind::Regular) {
        platform::setFileAccess(m_file.handle(), old.access);
    }
    return std::nullopt;
}

bool AtomicFile::write(const char *bytes, qint64 size)
{
    // A full disk may accept a short write and report the error only on the next one.
    while (size > 0 && !m_failed) {
        const qint64 taken = platform::writeBytes(m_file.handle(), bytes, size);
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
    if (!m_failed && m_purpose != FilePurpose::Cache && !platform::syncFile(m_file.handle())) {
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
        platform::syncFolder(QFileInfo(m_path).canonicalPath());
    }
    return std::nullopt;
}

Error AtomicFile::writeError() const
{
    return {ErrorCode::CannotWrite,
            m_path,
            {},
            {m_errno != 0 ? platform::errnoText(m_errno) : m_file.errorString()}};
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
    const int error = platform::createFolders(path);
    // Some versions of the standard library report a trailing slash as an error.
    if (error != 0 && !QFileInfo(path).isDir()) {
        return Error{ErrorCode::CannotWrite, path, {}, {platform::errnoText(error)}};
    }
    return std::nullopt;
}

std::optional<Error> renameFile(const QString &path, const QString &newPath)
{
    const int error = isNameTaken(newPath) ? EEXIST : platform::renameFile(path, newPath);
    if (error != 0) {
        return Error{ErrorCode::CannotWrite, path, {}, {platform::errnoText(error)}};
    }
    return std::nullopt;
}

std::optional<Error> removeFile(const QString &path)
{
    const int error = platform::removeFile(path);
    if (error == 0) {
        platform::syncFolder(QFileInfo(path).path());
    } else if (isNameTaken(path)) {
        return Error{ErrorCode::CannotWrite, path, {}, {platform::errnoText(error)}};
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
