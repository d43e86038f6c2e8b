// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson.h"

#include <QByteArray>

namespace doublets {

/// Returns the contents of a lesson file with a built-in lesson, translated into the current
/// language. Teachers use it as a template for their own lessons.
/// `lesson.isBuiltIn()` must be true.
[[nodiscard]] QByteArray lessonCopy(const Lesson &lesson);

} // namespace doublets
