// SPDX-License-Identifier: MIT
#pragma once

#include "print/sheets/sheet_elements.h"
#include "text/lesson_sheet.h"

namespace doublets::sheets {

enum class LessonVariant : std::uint8_t {
    Worksheet, ///< handout for the class, with space to write
    AnswerKey, ///< solutions for the teacher
};

/// Returns the pages of a lesson. `values` are the figures computed by `computeLessonValues`;
/// missing figures are printed as "…". The text is set more closely if the pages then fit on both
/// sides of one sheet of paper.
[[nodiscard]] Sheet lessonSheet(const Lesson &lesson, const LessonValues &values,
                                LessonVariant variant, const Catalogue &catalogue,
                                const SheetOptions &options);

} // namespace doublets::sheets
