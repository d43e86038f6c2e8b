// SPDX-License-Identifier: MIT
#pragma once

#include "core/story/story.h"

#include <QString>

/// Words for the page about the games and their sources.
namespace doublets {

/// "stated in the old text", "our deduction", "seen, not written"
[[nodiscard]] QString evidenceName(Evidence evidence);

/// A text of the story file in the language of the programme.
[[nodiscard]] QString translatedStoryText(const QString &english);

} // namespace doublets
