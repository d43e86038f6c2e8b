// SPDX-License-Identifier: MIT
#pragma once

#include "core/story/story.h"

#include <QString>

// Texts of the story page in the current language.

namespace doublets {

/// Returns the name of a kind of evidence, for example "old text" or "seen on a surviving object".
[[nodiscard]] QString evidenceName(Evidence evidence);
/// Returns the mark of a kind of evidence as an HTML image; see statusHtml().
[[nodiscard]] QString evidenceMarkHtml(Evidence evidence);

/// Returns the translation of a text from the story file. Returns `english` if there is no
/// translation.
[[nodiscard]] QString translatedStoryText(const QString &english);

} // namespace doublets
