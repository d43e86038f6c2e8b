// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson_progress.h"
#include "panels/cards/card_button.h"

namespace doublets {

/// Returns the localised texts of the card of a lesson: title, grade, duration, the step at which
/// the class continues, summary, aims, prerequisites and keywords.
[[nodiscard]] CardTexts lessonCardTexts(const Lesson &lesson, const LessonProgress &progress);

} // namespace doublets
