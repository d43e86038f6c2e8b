// SPDX-License-Identifier: MIT
#pragma once

#include "cli/option_reader.h"

#include "core/odds/odds.h"
#include "core/odds/skill.h"

#include <optional>
#include <vector>

namespace doublets::cli {

/// The odds of the first throw of one game.
struct OddsRow
{
    ChosenRules chosen;
    Odds odds; ///< White has the first throw
    std::optional<Skill> skill;
    OddsMethod method = OddsMethod::Exact;
    std::size_t positions = 0; ///< solved, one side at a time those of one side; 0 where estimated
    int playOuts = 0;          ///< behind the estimate; else 0
    double seconds = 0;        ///< to find the odds, without the skill
};

enum class TableForm { Text, Json, Csv };

void printOdds(const OddsRow &row, bool json);
/// Every row with its rulings and its skill.
void printOddsTable(const std::vector<OddsRow> &rows, TableForm form);

} // namespace doublets::cli
