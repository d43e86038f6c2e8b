// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson_progress.h"
#include "panels/cards/card_button.h"

namespace doublets {

/// Returns the localised texts of the card of a lesson: title, grade, duration, summary, aims,
/// prerequisites and keywords. If `isFinished` is true, adds that the class has finished the
/// lesson. If `progress` is not initial, adds the step at which the class will resume.
[[nodiscard]] CardTexts lessonCardTexts(const Lesson &lesson, const LessonProgress &progress,
                                        bool isFinished);

} // namespace doublets
