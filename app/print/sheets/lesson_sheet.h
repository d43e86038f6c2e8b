// SPDX-License-Identifier: MIT
#pragma once

#include "print/sheets/sheet_elements.h"
#include "text/lesson_sheet.h"

namespace doublets::sheets {

/// The pictures of a lesson, one for each step, as they are printed; null where there is none or
/// it cannot be decoded.
using LessonPictures = std::vector<QImage>;
/// Decodes the pictures of a lesson. Takes up to a second for each. Thread-safe.
[[nodiscard]] LessonPictures decodeLessonPictures(const Lesson &lesson);

/// Returns the pages of a lesson. `values` are those computed by computeLessonValues() for the
/// variant; missing figures are printed as "…". The descriptions of missing pictures are printed.
/// The text is set more closely if the pages then fit on both sides of one sheet of paper.
[[nodiscard]] Sheet lessonSheet(const Lesson &lesson, const LessonValues &values,
                                const LessonPictures &pictures, LessonVariant variant,
                                const Catalogue &catalogue, const SheetOptions &options);

} // namespace doublets::sheets
