// SPDX-License-Identifier: MIT
#pragma once

#include "core/json/strict_json.h"
#include "core/rules/rule_set.h"

namespace doublets {

/// Returns whether the rule `key` is meaningful under `rules`: for example, RuleKey::Surplus
/// requires Doublet::Total. Precondition: `key` is one of InventableRuleKeys
/// (core/inventions/invention.h).
[[nodiscard]] bool canHaveRule(RuleKey key, const Rules &rules);
/// Returns whether a rule file may omit a rule for which canHaveRule() returns true.
[[nodiscard]] bool canOmitRule(RuleKey key);

/// Checks that a rule set is consistent: that exactly the required rules are present, each as a
/// fixed rule or an open ruling; that the procedure supports their values; and that no position or
/// action exceeds the limits in core/limits.h. Adds errors to `errors`: ImpossibleValue,
/// Inconsistent, MissingKey.
void checkRuleSet(const RuleSet &ruleSet, json::FirstErrorCollector &errors);

} // namespace doublets
