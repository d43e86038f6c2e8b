// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/opening_odds.h"

#include <vector>

namespace doublets::cli {

enum class TableFormat { Text, Json, Csv };

/// Prints the odds of one game, without the skill, as text or JSON.
void printOdds(const OddsRow &row, bool asJson);
/// Prints all rows, including their rulings and skill.
void printOddsTable(const std::vector<OddsRow> &rows, TableFormat format);

} // namespace doublets::cli
