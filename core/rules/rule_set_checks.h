// SPDX-License-Identifier: MIT
#pragma once

#include "core/json/strict_json.h"
#include "core/rules/rule_set.h"

namespace doublets {

/// Checks that the rules of a file are consistent: that exactly the rules that the game needs
/// are present, each as a rule or as an open ruling; that the procedure of the rule set supports
/// their values; and that no position or action exceeds the limits in core/limits.h. Adds errors to
/// `errors`: ImpossibleValue, Inconsistent, MissingKey.
void checkRuleSet(const RuleSet &ruleSet, json::FirstErrorCollector &errors);

} // namespace doublets
