// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/catalogue.h"
#include "core/story/story.h"
#include "print/sheets/furniture.h"

namespace doublets::sheets {

/// Returns cut-outs of boards, men and dice at true size, which does not depend on the paper. For
/// each table there are four pages: instructions, the two halves of the board, and the men and
/// dice. All ids in `tables` must be known traditions.
[[nodiscard]] Sheet boardSheet(const QStringList &tables, const Catalogue &catalogue,
                               const Story &story, const Setting &setting);

} // namespace doublets::sheets
