// SPDX-License-Identifier: MIT
#pragma once

#include "core/json/strict_json.h"
#include "core/rules/rule_set.h"

namespace doublets {

/// Whether the rules of a file, each possible by itself, make a game together: every rule that
/// the game needs is there, as a rule or as an open ruling, and none that it has no use for; the
/// procedure can play them all; and no position or action of the game is larger than the limits
/// (core/limits.h) for which the referee has room.
/// Errors: ImpossibleValue, Inconsistent, MissingKey.
void checkRuleSet(const RuleSet &ruleSet, json::FirstError &errors);

} // namespace doublets
