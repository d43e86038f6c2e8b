// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <vector>

/// What each rule set must come to, written down from the sources and not from the rule files.
struct ExpectedRules
{
    QString ruleSet;
    doublets::Rulings chosen; ///< rulings that differ from the defaults; empty: the defaults
    doublets::Rules rules;
};

/// The eight rule sets in the order in which people see them, each followed by one row for every
/// value of its rulings that is not a default.
[[nodiscard]] std::vector<ExpectedRules> expectedRules();
