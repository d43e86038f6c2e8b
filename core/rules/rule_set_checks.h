// SPDX-License-Identifier: MIT
#pragma once

#include "core/json/strict_json.h"
#include "core/rules/rule_set.h"

namespace doublets {

/// Returns whether a game by these rules can have a rule of its own about `key`: a surplus needs
/// doublets that play their total, passed numbers need an opponent who plays them. Returns true for
/// rules that do not depend on others.
[[nodiscard]] bool canHaveRule(RuleKey key, const Rules &rules);
/// Returns whether a rule file may leave out a rule that canHaveRule() allows.
[[nodiscard]] bool canOmitRule(RuleKey key);

/// Checks that the rules of a file are consistent: that exactly the rules that the game needs
/// are present, each as a rule or as an open ruling; that the procedure of the rule set supports
/// their values; and that no position or action exceeds the limits in core/limits.h. Adds errors to
/// `errors`: ImpossibleValue, Inconsistent, MissingKey.
void checkRuleSet(const RuleSet &ruleSet, json::FirstErrorCollector &errors);

} // namespace doublets
