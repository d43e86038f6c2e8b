// SPDX-License-Identifier: MIT
#pragma once

#include "core/story/story.h"

#include <QString>

/// Localised words for the page about the games and their sources.
namespace doublets {

/// Returns "old text", "our deduction", "seen in an old object" and the like.
[[nodiscard]] QString evidenceName(Evidence evidence);
/// Returns the mark as an image; see statusHtml().
[[nodiscard]] QString evidenceMarkHtml(Evidence evidence);

/// Returns the translation of a text from the story file.
[[nodiscard]] QString translatedStoryText(const QString &english);

} // namespace doublets
