// SPDX-License-Identifier: MIT
#pragma once

#include "print/sheets/sheet_elements.h"
#include "text/lesson_sheet.h"

namespace doublets::sheets {

/// The printed pictures of a lesson, one for each step. A picture is null if the step has no
/// picture or the picture cannot be decoded.
using LessonPictures = std::vector<QImage>;
/// Decodes the pictures of a lesson. Takes up to a second for each picture. Thread-safe.
[[nodiscard]] LessonPictures decodeLessonPictures(const Lesson &lesson);

/// Returns the pages of a lesson. `values` is the result of computeLessonValues() for `variant`,
/// and `pictures` the result of decodeLessonPictures(). Missing figures are printed as "…", and
/// missing pictures are replaced by their descriptions. Reduces the spacing if the pages then fit
/// on both sides of one sheet of paper or, failing that, of two. A worksheet contains the tasks for
/// those who finish early if they need no further sheet of paper.
[[nodiscard]] Sheet lessonSheet(const Lesson &lesson, const LessonValues &values,
                                const LessonPictures &pictures, LessonVariant variant,
                                const Catalogue &catalogue, const SheetOptions &options);

} // namespace doublets::sheets
