// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "core/rules/rule_set.h"
#include "text/player_names.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace doublets {

/// Returns whether the historical source of `ruleSet` has names for the numbers.
[[nodiscard]] bool hasNumberNames(const RuleSet &ruleSet);

/// Returns whether texts use only the name of a number: "the sice point" rather than "point 6
/// (“sice”)".
[[nodiscard]] bool usesNameAlone(const RuleSet &ruleSet, NumberStyle style, int number);

/// Returns a number or point in the given style: "6", "sice", "6 (“sice”)". Writes points above 6
/// in figures.
[[nodiscard]] QString numberName(const RuleSet &ruleSet, NumberStyle style, int number);

/// Returns a list of numbers in the given order and style, with repetitions: "6 and 1", "sice and
/// ace", "6 and 1 (“sice-ace”)". For two equal numbers, NumberStyle::Both adds the source's name of
/// the doublet, if it has one; for other lists with repeated numbers, it adds no names.
[[nodiscard]] QString numberList(const RuleSet &ruleSet, NumberStyle style,
                                 const std::vector<int> &numbers);

/// Returns numberList(), except that two or three equal numbers in figures are counted: "two 3s".
[[nodiscard]] QString groupedNumberList(const RuleSet &ruleSet, NumberStyle style,
                                        const std::vector<int> &numbers);

/// Returns numberList() of `numbers` in descending order.
[[nodiscard]] QString descendingNumberList(const RuleSet &ruleSet, NumberStyle style,
                                           std::vector<int> numbers);

/// Returns the name of a throw in the given style, with the greater numbers first. `dice` must not
/// be empty. Examples: "6 and 1", "two 4s"; "sice-ace", "six et as", "ternes", "two fours"; "6 and
/// 1 (“sice-ace”)", "two 3s (“ternes”)".
[[nodiscard]] QString throwName(const RuleSet &ruleSet, NumberStyle style, const Throw &dice);

/// Returns `names` as a list in the current language: "sice", "sice and ace", "6, 3 and 1".
[[nodiscard]] QString listText(const QStringList &names);

} // namespace doublets
