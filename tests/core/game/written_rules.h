// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <vector>

namespace doublets::testing {

/// The rule sets as specified, written by hand: men, dice, tables, phases, defaults and the
/// values of each open ruling. The rule files are checked against them.
[[nodiscard]] const std::vector<RuleSet> &writtenRuleSets();

} // namespace doublets::testing
