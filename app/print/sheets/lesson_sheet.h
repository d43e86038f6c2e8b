// SPDX-License-Identifier: MIT
#pragma once

#include "print/sheets/furniture.h"
#include "text/lesson_sheet.h"

namespace doublets::sheets {

enum class LessonPaper : std::uint8_t {
    Worksheet, ///< what the class gets, with room to write
    AnswerKey, ///< what the teacher has
};

/// The pages of a lesson. `values`: see `valuesOf`; of figures that are absent there stands "…".
[[nodiscard]] Sheet lessonSheet(const Lesson &lesson, const LessonValues &values, LessonPaper paper,
                                const Catalogue &catalogue, const Setting &setting);

} // namespace doublets::sheets
