// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson_progress.h"
#include "panels/cards/card_button.h"

namespace doublets {

/// Returns the localised texts of the card of a lesson: title, grade, duration, whether the class
/// has finished the lesson (`isFinished`), the step at which the class resumes the lesson, if
/// `progress` is not initial, summary, aims, prerequisites and keywords.
[[nodiscard]] CardTexts lessonCardTexts(const Lesson &lesson, const LessonProgress &progress,
                                        bool isFinished);

} // namespace doublets
