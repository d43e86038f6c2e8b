// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/opening_odds.h"

#include <vector>

namespace doublets::cli {

enum class TableForm { Text, Json, Csv };

void printOdds(const OddsRow &row, bool json);
/// Prints all rows with their rulings and skill.
void printOddsTable(const std::vector<OddsRow> &rows, TableForm form);

} // namespace doublets::cli
