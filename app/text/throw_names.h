// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "core/rules/rule_set.h"
#include "text/player_names.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace doublets {

/// Whether the source has names of its own for the numbers.
[[nodiscard]] bool hasNumberNames(const RuleSet &ruleSet);

/// Whether this number is called by a word alone: "the sice point", not "point 6 (sice)".
[[nodiscard]] bool isWordAlone(const RuleSet &ruleSet, NumberWords words, int number);

/// What a number of the dice or a point is called: "6", "sice", "6 (sice)". Points past the own
/// table are figures.
[[nodiscard]] QString numberName(const RuleSet &ruleSet, NumberWords words, int number);

/// Several of them, each as often as it is given and in that order: "6 and 1", "sice and ace",
/// "6 and 1 (sice-ace)".
[[nodiscard]] QString numberList(const RuleSet &ruleSet, NumberWords words,
                                 const std::vector<int> &numbers);

/// What a throw is called, the greater number first: "6 and 1", "two 4s"; "sice-ace", "six et as",
/// "ternes", "two fours"; "6 and 1 (sice-ace)", "two 3s (ternes)".
[[nodiscard]] QString throwName(const RuleSet &ruleSet, NumberWords words, const Throw &dice);

/// "sice", "sice and ace", "6, 3 and 1".
[[nodiscard]] QString listText(const QStringList &names);

} // namespace doublets
