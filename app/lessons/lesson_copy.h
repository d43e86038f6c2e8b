// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson.h"

#include <QByteArray>

namespace doublets {

/// Returns a built-in lesson as a lesson file in the current language, as a template for teachers.
/// `lesson.isBuiltIn()` must be true.
[[nodiscard]] QByteArray lessonCopy(const Lesson &lesson);

} // namespace doublets
