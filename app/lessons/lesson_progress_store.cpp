// SPDX-License-Identifier: MIT
#include "lessons/lesson_progress_store.h"

#include "core/files/atomic_file.h"
#include "core/json/strict_json.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

const QString Suffix = u".lesson-progress"_s;

} // namespace

LessonProgressStore::LessonProgressStore(QString folder)
    : m_folder(std::move(folder))
{
    if (!m_folder.isEmpty()) {
        removeStaleTemporaries(m_folder, u'*' + Suffix);
    }
}

QString LessonProgressStore::pathOf(const Lesson &lesson) const
{
    // Lessons in different folders may have the same file name.
    const QString fullPath =
        lesson.isBuiltIn() ? lesson.file : QFileInfo(lesson.file).absoluteFilePath();
    const QByteArray hash = QCryptographicHash::hash(fullPath.toUtf8(), QCryptographicHash::Sha256);
    return m_folder + u'/' + QString::fromLatin1(hash.toHex().left(20)) + Suffix;
}

Result<LessonProgress, Error> LessonProgressStore::load(const Lesson &lesson) const
{
    if (const auto cached = m_cache.find(lesson.file); cached != m_cache.end()) {
        return parseProgress(cached->second, lesson.file, lesson);
    }
    const QString path = pathOf(lesson);
    if (m_folder.isEmpty() || !QFileInfo::exists(path)) {
        return LessonProgress{};
    }
    const auto text = json::readFile(path, MaxProgressFileSize);
    if (!text) {
        return text.error();
    }
    return parseProgress(text.value(), path, lesson);
}

std::optional<Error> LessonProgressStore::save(const Lesson &lesson, const LessonProgress &progress)
{
    const QByteArray text = progressJson(lesson, progress);
    const auto cached = m_cache.find(lesson.file);
    const QString path = pathOf(lesson);
    if (cached != m_cache.end() && cached->second == text) {
        return std::nullopt;
    }
    // Keep an unreadable file under another name rather than overwrite it.
    const bool isUnreadable = cached == m_cache.end() && !load(lesson);
    m_cache[lesson.file] = text;
    if (m_folder.isEmpty()) {
        return std::nullopt;
    }
    if (isUnreadable) {
        QFile::rename(path, unusedBackupPath(path));
    }
    if (progress.isInitial()) {
        QFile::remove(path);
        return std::nullopt;
    }
    return write(path, text);
}

std::optional<Error> LessonProgressStore::write(const QString &path, const QByteArray &text) const
{
    if (!QDir().mkpath(m_folder)) {
        return Error{ErrorCode::CannotWrite, m_folder, {}, {m_folder}};
    }
    auto error = writeFileAtomically(path, text, FilePurpose::Private);
    if (!error) {
        removeOldest();
    }
    return error;
}

void LessonProgressStore::removeOldest() const
{
    const QDir folder(m_folder);
    const QStringList names = folder.entryList({u'*' + Suffix}, QDir::Files, QDir::Time);
    for (qsizetype i = MaxFiles; i < names.size(); ++i) {
        QFile::remove(folder.filePath(names[i]));
    }
}

} // namespace doublets
