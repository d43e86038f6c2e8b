// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/opening_odds.h"
#include "print/sheets/furniture.h"

namespace doublets::sheets {

/// A table of odds. Rows of one rule set stand together, as `everyGame` gives them.
[[nodiscard]] Sheet oddsSheet(const std::vector<OddsRow> &rows, const Setting &setting);

} // namespace doublets::sheets
