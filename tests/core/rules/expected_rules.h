// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <vector>

/// The expected rules of each rule set, taken from the sources and not from the rule files.
struct ExpectedRules
{
    QString ruleSet;
    doublets::Rulings chosen; ///< rulings that differ from the defaults
    doublets::Rules rules;
};

/// Returns the rule sets in the order of the catalogue, each followed by an entry for every value
/// of its rulings that is not a default.
[[nodiscard]] std::vector<ExpectedRules> expectedRules();
