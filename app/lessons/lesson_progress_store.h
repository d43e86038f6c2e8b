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

/// The progress of each class in each lesson, and the answers of classes that have finished one.
/// Stored in memory for this session and, unless the path of the folder is empty, on disk for later
/// sessions, with one file for each class and lesson. Files are written in the background.
class LessonProgressStore : public QObject
{
    Q_OBJECT

public:
    static constexpr int MaxFiles = 200; ///< maximum number of files; the oldest are removed

    /// The answers of a class that has finished a lesson.
    struct KeptAnswers
    {
        QString file; ///< for load() and save()
        QString className;
        QDate date;
    };

    /// `folder` is created on demand. If the path is empty, nothing is stored on disk.
    explicit LessonProgressStore(
        QString folder, std::chrono::milliseconds retryInterval = BackgroundSaver::RetryInterval);

    /// Returns the name of the file with the progress of a class in a lesson.
    [[nodiscard]] static QString fileOf(const Lesson &lesson, const QString &className);
    /// Returns the progress in a file; initial progress if there is none. Errors: those of
    /// json::readFile() and parseProgress(). The next save() renames an unreadable file.
    [[nodiscard]] Result<LessonProgress, Error> load(const Lesson &lesson,
                                                     const QString &file) const;
    /// Stores the progress in a lesson; removes its file if the progress is initial. On failure,
    /// emits saveFailed() and tries again later.
    void save(const Lesson &lesson, const QString &file, const LessonProgress &progress);
    /// Keeps the answers in `file` under another name, so that its class can start over.
    void keep(const QString &file);
    /// Returns the answers kept for a lesson, the newest first.
    [[nodiscard]] std::vector<KeptAnswers> keptAnswers(const Lesson &lesson) const;
    /// Returns the paths of the lesson files for which answers have been kept, without built-in
    /// lessons, the latest first.
    [[nodiscard]] QStringList lessonFilesWithKeptAnswers() const;
    /// Returns the names of all classes, the latest first. The empty name is one of them.
    [[nodiscard]] QStringList classNames() const;
    /// Blocks until all files are written, trying failed ones once more. Returns the error, if any:
    /// CannotWrite, or one of writeFileAtomically().
    [[nodiscard]] std::optional<Error> finishSaving() { return m_saver.finish(); }

Q_SIGNALS:
    /// Emitted when a file could not be written, but not again until all have been written.
    void saveFailed(const doublets::Error &error);

private:
    [[nodiscard]] QString pathOf(const QString &file) const { return m_folder + u'/' + file; }
    /// Returns the names of all files that match `pattern`, the latest first.
    [[nodiscard]] QStringList files(const QString &pattern) const;
    /// Returns a text in each of the files that match `pattern`, in the order of files().
    [[nodiscard]] QStringList texts(const QString &pattern, const QString &key) const;
    /// Returns the contents of a file; empty if it cannot be read.
    [[nodiscard]] QByteArray contents(const QString &file) const;
    /// Sets the contents of a file in the cache and, in the background, on disk. If `text` is
    /// empty, removes the file.
    void setContents(const QString &file, const QByteArray &text);

    // The functions below are called in the background.

    [[nodiscard]] std::optional<Error> writePending();
    [[nodiscard]] std::optional<Error> write(const QString &file, const QByteArray &text);
    [[nodiscard]] std::optional<Error> remove(const QString &file);
    [[nodiscard]] std::optional<Error> setUnreadableAside(const QString &file);
    void removeOldest() const;

    QString m_folder;
    std::map<QString, QByteArray> m_cache; ///< contents of the files, by name; empty if removed
    QStringList m_saved;                   ///< names of the files saved by this object, latest last
    QMutex m_mutex;                        ///< guards the next two members
    std::map<QString, QByteArray> m_pending; ///< contents to be written, by name; empty to remove
    std::set<QString> m_unreadable; ///< names of files to be renamed before they are written
    BackgroundSaver m_saver;        ///< last, since its destructor writes
};

} // namespace doublets
