// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/opening_odds.h"
#include "print/sheets/sheet_elements.h"

namespace doublets::sheets {

/// Returns a sheet with a table of the odds at the start of games. Precondition: rows of the same
/// rule set are adjacent, as in the result of allGames().
[[nodiscard]] Sheet oddsSheet(const std::vector<OddsRow> &rows, const SheetOptions &options);

} // namespace doublets::sheets
