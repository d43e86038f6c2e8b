// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

class Catalogue;
class LessonRun;

/// Returns the current step as HTML: its title, texts and passages, followed by the recalled
/// answer, the task on the board, the question, the guess and the experiment, if any. Texts from
/// the lesson file are escaped. Precondition: `run` is running.
[[nodiscard]] QString lessonStepHtml(const LessonRun &run, const Catalogue &catalogue);
/// Returns the question, guess and experiment of the current step as HTML, or an empty string if
/// there are none. Precondition: `run` is running.
[[nodiscard]] QString lessonQuestionHtml(const LessonRun &run, const Catalogue &catalogue);
/// Returns lessonStepHtml() without the part that lessonQuestionHtml() returns. Precondition: `run`
/// is running.
[[nodiscard]] QString lessonBackgroundHtml(const LessonRun &run, const Catalogue &catalogue);
/// Returns the solution of the current step as HTML, or an empty string until it has been revealed.
/// If `withClosing` is true, adds the tasks for pupils who finish early and the homework. Texts
/// from the lesson file are escaped. Precondition: `run` is running.
[[nodiscard]] QString lessonSolutionHtml(const LessonRun &run, const Catalogue &catalogue,
                                         bool withClosing);

} // namespace doublets
