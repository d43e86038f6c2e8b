// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <vector>

namespace doublets::testing {

/// Returns the rule sets as specified, written by hand, against which the rule files are checked:
/// men, dice, tables, phases, defaults and the values of each open ruling.
[[nodiscard]] const std::vector<RuleSet> &writtenRuleSets();

} // namespace doublets::testing
