// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

class Catalogue;
class LessonRun;

/// Returns the text and the question of the current step as HTML. `run` must be running. All texts
/// from the lesson file are escaped, here and below.
[[nodiscard]] QString lessonStepHtml(const LessonRun &run, const Catalogue &catalogue);
/// Returns the solution of the current step as HTML; empty until it has been revealed. `run` must
/// be running.
[[nodiscard]] QString lessonSolutionHtml(const LessonRun &run, const Catalogue &catalogue);

} // namespace doublets
