// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson.h"

#include <QDate>

#include <map>
#include <optional>
#include <vector>

// The progress of a class in a lesson, and its file format.

namespace doublets {

/// The answer of a class in one step.
struct ClassAnswer
{
    static constexpr int MaxHandCount = 99;
    static constexpr int MaxNumber = LessonNumber::MaxValue; ///< largest absolute value of `number`
    /// In UTF-16 code units; longer answers are truncated.
    static constexpr int MaxFreeAnswerLength = 10'000;

    std::optional<int> choice;   ///< index of the chosen answer, from 0
    std::vector<int> handCounts; ///< for each choice, 0 to MaxHandCount; empty if not counted
    QString freeAnswer;
    std::optional<double> number; ///< answer to a question that asks for a number
    std::optional<double> guess;  ///< guess of a figure, in its unit
    bool isRevealed = false;      ///< whether the solution of the step has been revealed

    bool operator==(const ClassAnswer &) const = default;

    /// Returns whether the class has answered or counted hands, so that the solution may be
    /// revealed.
    [[nodiscard]] bool hasAnswer() const;
};

/// The progress of a class in one lesson.
struct LessonProgress
{
    /// In UTF-16 code units; parseProgress() truncates longer names.
    static constexpr int MaxClassNameLength = 60;

    int currentStep = 0;                ///< from 0
    std::map<int, ClassAnswer> answers; ///< by step, from 0
    std::map<int, Record> games;        ///< games played, by the step of the board, from 0
    QString className;                  ///< as typed by the teacher; may be empty
    QDate date;                         ///< of the last answer; invalid if unknown
    QString lessonFile;                 ///< path of the lesson; empty if it is built in

    bool operator==(const LessonProgress &) const = default;

    /// Returns whether anything has been answered or played.
    [[nodiscard]] bool hasAnswers() const;
    /// Returns whether nothing has been answered, revealed or played and the first step is current.
    [[nodiscard]] bool isInitial() const;
};

/// Maximum size of a progress file, in bytes.
constexpr qint64 MaxProgressFileSize = 8 * 1024 * 1024;

/// Returns whether the class has finished the lesson: it is on the last step, and that step's
/// solution has been revealed.
[[nodiscard]] bool isFinished(const Lesson &lesson, const LessonProgress &progress);
/// Returns the contents of a progress file. Steps without an answer or a game are omitted.
[[nodiscard]] QByteArray progressJson(const Lesson &lesson, const LessonProgress &progress);
/// Parses the progress in `lesson`, which may have been edited since the progress was saved.
/// Ignores steps that have changed, answers (other than free answers) of a kind that their step
/// does not request, and games under another rule set than that of the step's board. Limits guesses
/// to the range from LessonGuess::minimum to LessonGuess::maximum. `file` is the path named in
/// errors. Errors: those of json::parseObject(), and errors in the contents.
[[nodiscard]] Result<LessonProgress, Error>
parseProgress(const QByteArray &text, const QString &file, const Lesson &lesson);

} // namespace doublets
