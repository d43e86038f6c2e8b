// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson.h"

#include <QByteArray>

namespace doublets {

/// A lesson that is built in, as a file of its own in the language of now: for a teacher who makes
/// another one of it. Precondition: `lesson.isBuiltIn()`.
[[nodiscard]] QByteArray lessonCopy(const Lesson &lesson);

} // namespace doublets
