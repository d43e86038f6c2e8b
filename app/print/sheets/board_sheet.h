// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/catalogue.h"
#include "core/story/story.h"
#include "print/sheets/sheet_elements.h"

namespace doublets::sheets {

/// Returns a sheet of boards, men and dice to be cut out, at true size on any paper. Each tradition
/// has four pages: instructions, the two halves of the board, and the men and dice. Precondition:
/// findTradition() finds every id in `traditionIds`.
[[nodiscard]] Sheet boardSheet(const QStringList &traditionIds, const Catalogue &catalogue,
                               const Story &story, const SheetOptions &options);

} // namespace doublets::sheets
