// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"
#include "text/player_names.h"

#include <QString>

namespace doublets {

/// Returns a rule set as a page for QTextBrowser: its source, the setup of the board, each rule
/// with passage, status and gloss, the rules that can be changed, and the names of the numbers.
/// Names points in the given style.
[[nodiscard]] QString rulesPageHtml(const RuleSet &ruleSet, const Rulings &rulings,
                                    NumberStyle style);

} // namespace doublets
