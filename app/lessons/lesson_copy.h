// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson.h"

#include <QByteArray>

namespace doublets {

/// Returns the contents of a lesson file with a copy of a built-in lesson in the current language,
/// as a template for teachers' own lessons. Precondition: lesson.isBuiltIn().
[[nodiscard]] QByteArray lessonCopyJson(const Lesson &lesson);

} // namespace doublets
