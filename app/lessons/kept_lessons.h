// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/lessons/lesson_progress.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <optional>

namespace doublets {

/// How far classes have come in each lesson: kept through this sitting, and in a folder for the
/// next one, a file a lesson.
class KeptLessons
{
public:
    static constexpr int Most = 50; ///< files; the oldest go

    /// `folder` is made when it is first needed; where it is empty, nothing is kept on disk.
    explicit KeptLessons(QString folder);

    /// Nothing of a lesson that nobody has begun. Errors: those of json::readFile and of
    /// parseProgress; the file is then moved aside before another takes its place.
    [[nodiscard]] Result<LessonProgress, Error> of(const Lesson &lesson) const;
    /// Takes the place of what was kept of that lesson. Errors: those of writeWholeFile.
    std::optional<Error> keep(const Lesson &lesson, const LessonProgress &progress);

private:
    [[nodiscard]] QString pathOf(const Lesson &lesson) const;
    [[nodiscard]] std::optional<Error> write(const QString &path, const QByteArray &text) const;
    void dropOldest() const;

    QString m_folder;
    std::map<QString, QByteArray> m_here; ///< by the lesson's file
};

} // namespace doublets
