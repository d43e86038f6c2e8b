// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/lessons/lesson_progress.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <optional>

namespace doublets {

/// The progress of the class in each lesson. Stored in memory for this session and, unless the
/// folder is empty, on disk for later ones, in one file per lesson.
class LessonProgressStore
{
public:
    static constexpr int MaxFiles = 50; ///< maximum number of files; the oldest are removed

    /// `folder` is created on demand. If it is empty, nothing is stored on disk.
    explicit LessonProgressStore(QString folder);

    /// Returns the progress in a lesson; initial progress if it has not been started. Errors: those
    /// of json::readFile() and parseProgress(). The next save() renames an unreadable file.
    [[nodiscard]] Result<LessonProgress, Error> load(const Lesson &lesson) const;
    /// Stores the progress in a lesson; removes the lesson's file if the progress is initial.
    /// Errors: CannotWrite, and those of writeFileAtomically().
    std::optional<Error> save(const Lesson &lesson, const LessonProgress &progress);

private:
    [[nodiscard]] QString pathOf(const Lesson &lesson) const;
    [[nodiscard]] std::optional<Error> write(const QString &path, const QByteArray &text) const;
    void removeOldest() const;

    QString m_folder;
    std::map<QString, QByteArray> m_cache; ///< contents of the files, by lesson path
};

} // namespace doublets
