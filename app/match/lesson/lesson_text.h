// SPDX-License-Identifier: MIT
#pragma once

#include "match/lesson/lesson_step.h"

#include <QString>

namespace doublets {

/// The most words that are said at a time.
constexpr int MostLessonWords = 15;

/// What is to be done in a step, or what has come of it, as the game stands.
[[nodiscard]] QString lessonText(const LessonStep &step, const Game &game);

} // namespace doublets
