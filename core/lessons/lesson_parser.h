// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson.h"

namespace doublets {

/// The errors in a lesson file, sorted by line: only the first error at each place, and at most
/// 100. Each error has a file, a line and a place. However, a file that cannot be read or is not a
/// JSON object has a single error, possibly without line or place.
using LessonErrors = std::vector<Error>;

/// Parses a lesson. Parsing is strict: any fault makes the lesson unusable. On failure, returns at
/// least one error. `file` is the path for Lesson::file and for errors. `catalogue` provides the
/// rule sets that the lesson may name. Errors: those of json::parseObject() and parseRecord(), and
/// faults in the contents.
[[nodiscard]] Result<Lesson, LessonErrors> parseLesson(const QByteArray &text, const QString &file,
                                                       const Catalogue &catalogue);
/// Reads a lesson file. On failure, returns at least one error. Errors: those of json::readFile()
/// and parseLesson().
[[nodiscard]] Result<Lesson, LessonErrors> readLesson(const QString &path,
                                                      const Catalogue &catalogue);

} // namespace doublets
