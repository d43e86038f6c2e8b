// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/lessons/lesson_progress.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <optional>

namespace doublets {

/// The progress of classes in each lesson. Kept in memory during this session and, with one file
/// per lesson, in a folder for the next.
class LessonProgressStore
{
public:
    static constexpr int Most = 50; ///< maximum number of files; the oldest are removed

    /// `folder` is created on demand. If it is empty, nothing is stored on disk.
    explicit LessonProgressStore(QString folder);

    /// Returns the progress in a lesson; empty progress if it has not been started. Errors: those
    /// of json::readFile and parseProgress. The next `keep` moves an unreadable file aside.
    [[nodiscard]] Result<LessonProgress, Error> of(const Lesson &lesson) const;
    /// Replaces the progress in a lesson. Fresh progress removes the file. Errors: CannotWrite, and
    /// those of writeFileAtomically.
    std::optional<Error> keep(const Lesson &lesson, const LessonProgress &progress);

private:
    [[nodiscard]] QString pathOf(const Lesson &lesson) const;
    [[nodiscard]] std::optional<Error> write(const QString &path, const QByteArray &text) const;
    void dropOldest() const;

    QString m_folder;
    std::map<QString, QByteArray> m_here; ///< the contents of the files, by the path of the lesson
};

} // namespace doublets
