// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

class Catalogue;
class LessonRun;

/// The pages of a lesson under way, as rich text. Everything that comes from a file is escaped.

/// What a step says and asks. Precondition: the lesson is running.
[[nodiscard]] QString lessonStepHtml(const LessonRun &run, const Catalogue &catalogue);
/// The answer, once it is uncovered; else empty.
[[nodiscard]] QString lessonAnswerHtml(const LessonRun &run, const Catalogue &catalogue);

} // namespace doublets
