// SPDX-License-Identifier: MIT
#include "lessons/lesson_progress_store.h"

#include "core/files/atomic_file.h"
#include "core/json/strict_json.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMutexLocker>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

const QString Suffix = u".lesson-progress"_s;
const QString KeptMark = u"-kept-"_s; ///< in the names of files of finished lessons

QString hashOf(const QString &text, int length)
{
    const QByteArray hash = QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.toHex().left(length));
}

QString baseNameOf(const Lesson &lesson)
{
    // Lessons in different folders may have the same file name.
    return hashOf(lesson.isBuiltIn() ? lesson.file : QFileInfo(lesson.file).absoluteFilePath(), 20);
}

} // namespace

LessonProgressStore::LessonProgressStore(QString folder, std::chrono::milliseconds retryInterval)
    : m_folder(std::move(folder))
    , m_saver(retryInterval)
{
    connect(&m_saver, &BackgroundSaver::saveFailed, this, &LessonProgressStore::saveFailed);
    connect(&m_saver, &BackgroundSaver::saveErrorResolved, this,
            &LessonProgressStore::saveErrorResolved);
    if (!m_folder.isEmpty()) {
        removeStaleTemporaries(m_folder, u'*' + Suffix);
    }
}

QString LessonProgressStore::fileOf(const Lesson &lesson, const QString &className)
{
    const QString name = baseNameOf(lesson);
    return (className.isEmpty() ? name : name + u'-' + hashOf(className, 8)) + Suffix;
}

Result<LessonProgress, Error> LessonProgressStore::load(const Lesson &lesson,
                                                        const QString &file) const
{
    if (const auto cached = m_cache.find(file); cached != m_cache.end()) {
        return cached->second.isEmpty() ? LessonProgress{}
                                        : parseProgress(cached->second, lesson.file, lesson);
    }
    const QString path = pathOf(file);
    if (m_folder.isEmpty() || !QFileInfo::exists(path)) {
        return LessonProgress{};
    }
    const auto text = json::readFile(path, MaxProgressFileSize);
    if (!text) {
        return text.error();
    }
    return parseProgress(text.value(), path, lesson);
}

void LessonProgressStore::save(const Lesson &lesson, const QString &file,
                               const LessonProgress &progress)
{
    const QByteArray text = progress.isInitial() ? QByteArray() : progressJson(lesson, progress);
    const auto cached = m_cache.find(file);
    if (cached != m_cache.end() && cached->second == text) {
        return;
    }
    if (cached == m_cache.end() && !load(lesson, file)) {
        const QMutexLocker locker(&m_mutex);
        m_unreadable.insert(file);
    }
    setContents(file, text);
}

void LessonProgressStore::finish(const QString &file, bool hasAnswers)
{
    if (file.contains(KeptMark)) {
        return; // reopened
    }
    if (hasAnswers) {
        const QByteArray answers = contents(file);
        if (answers.isEmpty()) {
            return; // cannot be read
        }
        QString kept;
        for (int number = 1;
             kept.isEmpty() || m_cache.contains(kept) || QFile::exists(pathOf(kept)); ++number) {
            kept = file.chopped(Suffix.size()) + KeptMark + QString::number(number) + Suffix;
        }
        setContents(kept, answers);
    }
    setContents(file, {});
}

void LessonProgressStore::setContents(const QString &file, const QByteArray &text)
{
    m_cache[file] = text;
    m_saved.removeOne(file);
    if (!text.isEmpty()) {
        m_saved << file;
    }
    if (m_folder.isEmpty()) {
        return;
    }
    {
        const QMutexLocker locker(&m_mutex);
        m_pending[file] = text;
    }
    m_saver.save([this] { return writePending(); });
}

std::optional<Error> LessonProgressStore::writePending()
{
    std::optional<Error> firstError;
    // Files are removed last, because the answers in them may have to be written under another
    // name.
    for (const bool removes : {false, true}) {
        QMutexLocker locker(&m_mutex);
        const auto pending = m_pending;
        locker.unlock();
        for (const auto &[file, text] : pending) {
            if (text.isEmpty() != removes || (removes && firstError)) {
                continue;
            }
            const auto error = removes ? remove(file) : write(file, text);
            locker.relock();
            if (!error && m_pending[file] == text) {
                m_pending.erase(file);
            }
            locker.unlock();
            if (error && !firstError) {
                firstError = error;
            }
        }
    }
    return firstError;
}

std::vector<LessonProgressStore::KeptAnswers>
LessonProgressStore::keptAnswers(const Lesson &lesson) const
{
    std::vector<KeptAnswers> all;
    for (const QString &file : files(baseNameOf(lesson) + u'*' + KeptMark + u'*' + Suffix)) {
        const auto progress = load(lesson, file);
        if (progress) {
            all.push_back({file, progress.value().className, progress.value().date});
        }
    }
    std::ranges::stable_sort(all, std::ranges::greater(), &KeptAnswers::date);
    return all;
}

QStringList LessonProgressStore::lessonFilesWithKeptAnswers() const
{
    QStringList paths = texts(u'*' + KeptMark + u'*' + Suffix, u"lesson"_s);
    paths.removeDuplicates();
    paths.removeAll(QString());
    return paths;
}

QStringList LessonProgressStore::classNames() const
{
    QStringList names;
    for (const QString &name : texts(u'*' + Suffix, u"class"_s)) {
        names << name.left(LessonProgress::MaxClassNameLength);
    }
    names << QString();
    names.removeDuplicates();
    return names;
}

QStringList LessonProgressStore::texts(const QString &pattern, const QString &key) const
{
    QStringList all;
    for (const QString &file : files(pattern)) {
        all << QJsonDocument::fromJson(contents(file)).object()[key].toString();
    }
    return all;
}

QStringList LessonProgressStore::files(const QString &pattern) const
{
    QStringList names;
    for (auto file = m_saved.crbegin(); file != m_saved.crend(); ++file) {
        if (QDir::match(pattern, *file)) {
            names << *file;
        }
    }
    if (!m_folder.isEmpty()) {
        names << QDir(m_folder).entryList({pattern}, QDir::Files, QDir::Time);
    }
    // A removed file may still be on disk.
    names.removeIf([this](const QString &name) {
        const auto cached = m_cache.find(name);
        return cached != m_cache.end() && cached->second.isEmpty();
    });
    names.removeDuplicates();
    return names;
}

QByteArray LessonProgressStore::contents(const QString &file) const
{
    if (const auto cached = m_cache.find(file); cached != m_cache.end()) {
        return cached->second;
    }
    const auto text = json::readFile(pathOf(file), MaxProgressFileSize);
    return text ? text.value() : QByteArray();
}

std::optional<Error> LessonProgressStore::write(const QString &file, const QByteArray &text)
{
    auto error = createFolder(m_folder);
    if (!error) {
        error = moveAsideIfUnreadable(file);
    }
    if (!error) {
        error = writeFileAtomically(pathOf(file), text, FilePurpose::Private);
    }
    if (!error) {
        removeOldest();
    }
    return error;
}

std::optional<Error> LessonProgressStore::remove(const QString &file)
{
    const auto error = moveAsideIfUnreadable(file);
    return error ? error : removeFile(pathOf(file));
}

std::optional<Error> LessonProgressStore::moveAsideIfUnreadable(const QString &file)
{
    QMutexLocker locker(&m_mutex);
    const bool isUnreadable = m_unreadable.contains(file);
    locker.unlock();
    const QString path = pathOf(file);
    if (isUnreadable && QFileInfo::exists(path)) {
        if (auto error = renameFile(path, unusedBackupPath(path))) {
            return error;
        }
    }
    locker.relock();
    m_unreadable.erase(file);
    return std::nullopt;
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
