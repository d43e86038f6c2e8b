// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Returns the label of the field for a key of lesson files, given by its path
/// (LessonKey::path).
[[nodiscard]] QString lessonFieldLabel(const QString &path);
/// Returns an explanation of the field, or an empty text if the label says enough.
[[nodiscard]] QString lessonFieldHint(const QString &path);
/// Returns the name of a single entry of the list of objects at `path`, for "Add a criterion".
[[nodiscard]] QString lessonEntryName(const QString &path);
/// Returns the meaning of a word that a key can have as its value (lessonKeyWords()).
[[nodiscard]] QString lessonWordText(const QString &path, const QString &word);

} // namespace doublets
