// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"
#include "text/player_names.h"

#include <QString>

namespace doublets {

/// Returns a page about a rule set as HTML for QTextBrowser. Contains the source, the setup of the
/// board, each rule with its passage, status and gloss, the rules that can be changed, and the
/// names of the numbers. Writes points in the given style.
[[nodiscard]] QString rulesPageHtml(const RuleSet &ruleSet, const Rulings &rulings,
                                    NumberStyle style);

} // namespace doublets
