// SPDX-License-Identifier: MIT
#pragma once

#include "core/story/story.h"

#include <QString>

/// Words for the page about the games and their sources.
namespace doublets {

/// "old text", "our deduction", "seen in an old object"
[[nodiscard]] QString evidenceName(Evidence evidence);
/// Its mark, an image: see statusHtml.
[[nodiscard]] QString evidenceMarkHtml(Evidence evidence);

/// A text of the story file in the language of the programme.
[[nodiscard]] QString translatedStoryText(const QString &english);

} // namespace doublets
