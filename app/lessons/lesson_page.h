// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

class Catalogue;
class LessonRun;

/// Lesson pages as rich text. All texts from lesson files are escaped.

/// Returns the text and the question of the current step. `run` must be running.
[[nodiscard]] QString lessonStepHtml(const LessonRun &run, const Catalogue &catalogue);
/// Returns the answer, or an empty string until it has been revealed.
[[nodiscard]] QString lessonAnswerHtml(const LessonRun &run, const Catalogue &catalogue);

} // namespace doublets
