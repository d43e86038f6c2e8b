// SPDX-License-Identifier: MIT
#pragma once

#include "core/files/background_saver.h"
#include "core/lessons/lesson_progress.h"

#include <QMutex>
#include <QObject>

#include <map>
#include <optional>
#include <set>

namespace doublets {

/// A store of the progress of each class in each lesson, and of the answers of classes that have
/// finished a lesson. Keeps them in memory and, unless the path of the folder is empty, in files on
/// disk, which are written in the background.
class LessonProgressStore : public QObject
{
    Q_OBJECT

public:
    static constexpr int MaxFiles = 200; ///< maximum number of files; the oldest are deleted

    /// The answers of a class that has finished a lesson.
    struct KeptAnswers
    {
        QString file;      ///< name of the file, for load() and save()
        QString className; ///< may be empty
        QDate date;        ///< date of the last answer; invalid if unknown
    };

    /// `folder` is created when first needed. If it is empty, nothing is stored on disk. Failed
    /// writes are repeated every `retryInterval`.
    explicit LessonProgressStore(
        QString folder, std::chrono::milliseconds retryInterval = BackgroundSaver::RetryInterval);

    /// Returns the name of the file with the progress of the class `className`, which may be empty,
    /// in a lesson.
    [[nodiscard]] static QString fileOf(const Lesson &lesson, const QString &className);
    /// Returns the progress in a file, or initial progress if the file does not exist. Errors:
    /// those of json::readFile() and parseProgress(). The next save() of the file moves an
    /// unreadable file aside.
    [[nodiscard]] Result<LessonProgress, Error> load(const Lesson &lesson,
                                                     const QString &file) const;
    /// Stores the progress in a lesson, or deletes the file if the progress is initial. On failure,
    /// emits saveFailed() and tries again later.
    void save(const Lesson &lesson, const QString &file, const LessonProgress &progress);
    /// Deletes `file`, so that the class can start over. If `hasAnswers` is true, first copies the
    /// answers to a new file (see keptAnswers()). Does nothing if `file` is such a copy, or if the
    /// answers cannot be read.
    void finish(const QString &file, bool hasAnswers);
    /// Returns the answers kept for a lesson, newest first. Omits files that cannot be read.
    [[nodiscard]] std::vector<KeptAnswers> keptAnswers(const Lesson &lesson) const;
    /// Returns the paths of the lesson files for which answers have been kept, without built-in
    /// lessons, most recent first.
    [[nodiscard]] QStringList lessonFilesWithKeptAnswers() const;
    /// Returns the names of all classes with progress or kept answers, most recent first. Always
    /// includes the empty name.
    [[nodiscard]] QStringList classNames() const;
    /// Writes all pending files, trying failed ones once more, and blocks until this has finished.
    /// Returns the error, if any: one of createFolder(), renameFile(), writeFileAtomically() or
    /// removeFile().
    [[nodiscard]] std::optional<Error> finishSaving() { return m_saver.finish(); }

Q_SIGNALS:
    /// Emitted when a file could not be written or deleted. Not emitted again until all pending
    /// changes have been saved.
    void saveFailed(const doublets::Error &error);
    /// Emitted when all pending changes have been saved after saveFailed(), which had reported
    /// `error`.
    void saveErrorResolved(const doublets::Error &error);

private:
    [[nodiscard]] QString pathOf(const QString &file) const { return m_folder + u'/' + file; }
    /// Returns the names of all files that match `pattern`, most recent first.
    [[nodiscard]] QStringList files(const QString &pattern) const;
    /// Returns the text at `key` in each file that matches `pattern`, in the order of files().
    [[nodiscard]] QStringList texts(const QString &pattern, const QString &key) const;
    /// Returns the contents of a file, or an empty array if the file cannot be read.
    [[nodiscard]] QByteArray contents(const QString &file) const;
    /// Sets the contents of a file in the cache and, in the background, on disk. If `text` is
    /// empty, deletes the file.
    void setContents(const QString &file, const QByteArray &text);

    // The functions below are called in the background.

    [[nodiscard]] std::optional<Error> writePending();
    [[nodiscard]] std::optional<Error> write(const QString &file, const QByteArray &text);
    [[nodiscard]] std::optional<Error> remove(const QString &file);
    [[nodiscard]] std::optional<Error> moveAsideIfUnreadable(const QString &file);
    void removeOldest() const;

    QString m_folder;
    /// Contents of files by name; empty if the file is deleted.
    std::map<QString, QByteArray> m_cache;
    QStringList m_saved; ///< names of the files saved by this object, most recent last
    QMutex m_mutex;      ///< guards the next two members
    /// Contents to be written, by name; empty to delete the file.
    std::map<QString, QByteArray> m_pending;
    std::set<QString> m_unreadable; ///< names of files to be renamed before they are written
    BackgroundSaver m_saver;        ///< last, since its destructor writes
};

} // namespace doublets
