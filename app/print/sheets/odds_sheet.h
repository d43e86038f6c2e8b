// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/opening_odds.h"
#include "print/sheets/furniture.h"

namespace doublets::sheets {

/// Returns a table of odds. Rows of the same rule set must be adjacent, as `allGames` returns
/// them.
[[nodiscard]] Sheet oddsSheet(const std::vector<OddsRow> &rows, const Setting &setting);

} // namespace doublets::sheets
