// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson.h"

#include <QByteArray>

namespace doublets {

/// Returns the contents of a lesson file with a copy of a built-in lesson, translated into the
/// current language, as a template for teachers' own lessons. `lesson.isBuiltIn()` must be true.
[[nodiscard]] QByteArray lessonCopyJson(const Lesson &lesson);

} // namespace doublets
