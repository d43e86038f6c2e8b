// SPDX-License-Identifier: MIT
#pragma once

#include "core/json/strict_json.h"
#include "core/rules/rule_set.h"

namespace doublets {

/// Checks that the rules of a file are consistent: that every rule the game needs is present, as a
/// rule or as an open ruling, and no other; that the procedure can play them; and that no position
/// or action exceeds core/limits.h. Adds errors to `errors`: ImpossibleValue, Inconsistent,
/// MissingKey.
void checkRuleSet(const RuleSet &ruleSet, json::FirstErrorCollector &errors);

} // namespace doublets
