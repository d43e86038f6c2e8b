// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson.h"
#include "core/progress.h"
#include "print/sheets/furniture.h"

#include <optional>

namespace doublets::sheets {

enum class LessonPaper : std::uint8_t {
    Worksheet, ///< what the class gets, with room to write
    AnswerKey, ///< what the teacher has
};

/// The pages of a lesson. Its figures are computed, which takes some seconds; nothing where
/// `progress` ended that. In any thread.
[[nodiscard]] std::optional<Sheet> lessonSheet(const Lesson &lesson, LessonPaper paper,
                                               const Catalogue &catalogue, const Setting &setting,
                                               const Progress &progress);

} // namespace doublets::sheets
