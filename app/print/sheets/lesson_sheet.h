// SPDX-License-Identifier: MIT
#pragma once

#include "print/sheets/sheet_elements.h"
#include "text/lesson_sheet.h"

namespace doublets::sheets {

/// The printed pictures of a lesson, one for each step; null if a step has no picture or its
/// picture cannot be decoded.
using LessonPictures = std::vector<QImage>;
/// Decodes the pictures of a lesson. Takes up to a second for each picture. Thread-safe.
[[nodiscard]] LessonPictures decodeLessonPictures(const Lesson &lesson);

/// Returns the pages of a lesson. `values` is the result of computeLessonValues() for the variant,
/// and `pictures` the result of decodeLessonPictures(). Missing figures are printed as "…", and
/// missing pictures are replaced by their descriptions. The text is set more closely if the pages
/// then fit on both sides of one sheet of paper or, failing that, of two. The homework is left off
/// a worksheet that would otherwise take another sheet.
[[nodiscard]] Sheet lessonSheet(const Lesson &lesson, const LessonValues &values,
                                const LessonPictures &pictures, LessonVariant variant,
                                const Catalogue &catalogue, const SheetOptions &options);

} // namespace doublets::sheets
