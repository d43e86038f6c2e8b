// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson.h"
#include "core/lessons/lesson_values.h"

// Functions that read the parts of a lesson step. They report errors as described in
// lesson_values.h.

namespace doublets::lesson_values {

/// Reads a question. Errors: those of checkKeys(), readLessonTexts() and readLessonPassage();
/// Inconsistent if there is more than one kind of answer; ImpossibleValue.
[[nodiscard]] LessonQuestion readLessonQuestion(const Context &context, const json::Object &object);
/// Reads a picture from the lesson itself or from a file in the folder of `lessonFile`. Errors:
/// those of checkKeys(), readLessonText() and json::readFile(); Inconsistent if `data` and
/// `file` are both given; NotAFileName; NotAPicture; PictureTooLarge; TooLarge.
[[nodiscard]] LessonPicture readLessonPicture(const Context &context, const json::Object &object,
                                              const QString &lessonFile);
/// Reads the mark scheme of a step under the key `marks`. Returns an empty list if the key is
/// missing. Errors: those of checkKeys() and readLessonText(), and ImpossibleValue.
[[nodiscard]] std::vector<LessonCriterion> readLessonMarks(const Context &context,
                                                           const json::Object &object);
/// Reads a table. Errors: those of checkKeys() and readLessonTexts().
[[nodiscard]] LessonTable readLessonTable(const Context &context, const json::Object &object);

} // namespace doublets::lesson_values
