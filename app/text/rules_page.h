// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"
#include "text/player_names.h"

#include <QString>

namespace doublets {

/// A whole rule set as a page for a QTextBrowser: what it is drawn from, the facts of the board,
/// each rule with its passage, status and gloss, the rules that can be changed, and the names of
/// the numbers. `words`: how points are called.
[[nodiscard]] QString rulesPageHtml(const RuleSet &ruleSet, const Rulings &rulings,
                                    NumberWords words);

} // namespace doublets
