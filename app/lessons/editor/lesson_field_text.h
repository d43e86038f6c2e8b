// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

/// Returns the localised label of the field for the key with the given path (LessonKey::path).
/// Returns an empty string if the path is unknown.
[[nodiscard]] QString lessonFieldLabel(const QString &path);
/// Returns a localised explanation of the field, or an empty string if its label suffices.
[[nodiscard]] QString lessonFieldHint(const QString &path);
/// Returns the localised name of an entry of the list of objects at `path`, such as "Criterion".
[[nodiscard]] QString lessonEntryName(const QString &path);
/// Returns the localised meaning of `word`, one of lessonKeyWords(path).
[[nodiscard]] QString lessonWordText(const QString &path, const QString &word);

} // namespace doublets
