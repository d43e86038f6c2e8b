// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

class Catalogue;
class LessonRun;

/// Returns the current step as HTML: its texts and passages, followed by its task on the board,
/// question, guess and experiment, if any. Texts from the lesson file are escaped. Precondition:
/// `run` is running.
[[nodiscard]] QString lessonStepHtml(const LessonRun &run, const Catalogue &catalogue);
/// Returns the question, guess and experiment of the current step as HTML, or an empty string if
/// there are none. Precondition: `run` is running.
[[nodiscard]] QString lessonQuestionHtml(const LessonRun &run, const Catalogue &catalogue);
/// Returns the title and text of the current step as HTML, without its question. Precondition:
/// `run` is running.
[[nodiscard]] QString lessonBackgroundHtml(const LessonRun &run, const Catalogue &catalogue);
/// Returns the solution of the current step as HTML, or an empty string until it has been revealed.
/// Texts from the lesson file are escaped. Precondition: `run` is running.
[[nodiscard]] QString lessonSolutionHtml(const LessonRun &run, const Catalogue &catalogue);

} // namespace doublets
