// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/opening_odds.h"

#include <vector>

namespace doublets::cli {

/// The output format of a table.
enum class TableFormat { Text, Json, Csv };

/// Prints the odds of one game to standard output, as JSON if `asJson` is true, otherwise as
/// localised text. Omits OddsRow::skill.
void printOdds(const OddsRow &row, bool asJson);
/// Prints a table of all rows to standard output, including their rulings and skill.
void printOddsTable(const std::vector<OddsRow> &rows, TableFormat format);

} // namespace doublets::cli
