// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson.h"

#include <map>
#include <optional>
#include <vector>

/// How far a class has come in a lesson, as a value that can be written down and read again.
namespace doublets {

/// What a class has said in a step.
struct ClassAnswer
{
    static constexpr int MostHands = 99;
    static constexpr int MostWords = 10'000; ///< characters; what is longer is not kept

    std::optional<int> choice; ///< of a question's choices, from 0
    std::vector<int> hands;    ///< shown for each choice; empty: not counted
    QString words;             ///< of a free answer
    std::optional<int> guess;  ///< of a figure
    bool isUncovered = false;  ///< the answer is seen

    bool operator==(const ClassAnswer &) const = default;

    /// Whether the class has committed itself, so that the answer may be seen.
    [[nodiscard]] bool isGiven() const;
};

struct LessonProgress
{
    int at = 0; ///< the step, from 0
    std::map<int, ClassAnswer> answers;
    std::map<int, Record> games; ///< played on the board of that step

    bool operator==(const LessonProgress &) const = default;

    /// Nothing was done yet: neither said nor played, and no step left behind.
    [[nodiscard]] bool isFresh() const;
};

/// The most bytes that are read of a file of it.
constexpr qint64 LargestProgress = 8 * 1024 * 1024;

[[nodiscard]] QByteArray progressJson(const Lesson &lesson, const LessonProgress &progress);
/// Reads it for that lesson, which may have been edited meanwhile: what belongs to a step that is
/// another one now is left out, and so is what the step cannot have. Errors: those of
/// json::parseObject, and any in what is written there.
[[nodiscard]] Result<LessonProgress, Error>
parseProgress(const QByteArray &json, const QString &file, const Lesson &lesson);

} // namespace doublets
