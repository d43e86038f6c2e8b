// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/catalogue.h"
#include "core/story/story.h"
#include "print/sheets/furniture.h"

namespace doublets::sheets {

/// A board, its men and dice to be cut out of card, at true size: for each of these tables a page
/// that says how, two with the halves of the board, one with men and dice. The same size on every
/// paper. Precondition: the tables are known.
[[nodiscard]] Sheet boardSheet(const QStringList &tables, const Catalogue &catalogue,
                               const Story &story, const Setting &setting);

} // namespace doublets::sheets
