// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson.h"

#include <map>
#include <optional>
#include <vector>

/// The progress of a class in a lesson, with its file format.
namespace doublets {

/// The answer of a class in one step.
struct ClassAnswer
{
    static constexpr int MaxHands = 99;
    static constexpr int MaxWords = 10'000; ///< in UTF-16 code units; longer answers are truncated

    std::optional<int> choice; ///< index of the chosen answer, from 0
    std::vector<int> hands;    ///< hands counted for each choice; empty if not counted
    QString words;             ///< free answer
    std::optional<int> guess;  ///< guess of a figure
    bool isUncovered = false;  ///< whether the answer has been revealed

    bool operator==(const ClassAnswer &) const = default;

    /// Returns whether the class has answered, so that the answer may be revealed.
    [[nodiscard]] bool isGiven() const;
};

struct LessonProgress
{
    int at = 0; ///< current step, from 0
    std::map<int, ClassAnswer> answers;
    std::map<int, Record> games; ///< games played, by the step of the board

    bool operator==(const LessonProgress &) const = default;

    /// Returns whether nothing has been answered or played and the first step is current.
    [[nodiscard]] bool isFresh() const;
};

/// Maximum size of a progress file, in bytes.
constexpr qint64 MaxProgress = 8 * 1024 * 1024;

[[nodiscard]] QByteArray progressJson(const Lesson &lesson, const LessonProgress &progress);
/// Parses the progress in `lesson`, which may have been edited since. Ignores steps that have
/// changed and answers that do not fit their step. Errors: those of json::parseObject, and faults
/// in the contents.
[[nodiscard]] Result<LessonProgress, Error>
parseProgress(const QByteArray &json, const QString &file, const Lesson &lesson);

} // namespace doublets
