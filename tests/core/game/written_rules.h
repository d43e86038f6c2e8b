// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <vector>

namespace doublets::testing {

/// The eight rule sets as the specification has them, written down a second time and by hand:
/// men, dice, tables, phases, defaults and the values of each open ruling, and nothing else.
/// The rule files are held against it.
[[nodiscard]] const std::vector<RuleSet> &writtenRuleSets();

} // namespace doublets::testing
