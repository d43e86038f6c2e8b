// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "core/rules/rule_set.h"

#include <QString>
#include <QStringList>

namespace doublets {

/// Whether the source has names of its own for the numbers.
[[nodiscard]] bool hasNumberNames(const RuleSet &ruleSet);

/// The source's name of a number, 1 to 6: "sice". A numeral where the source has none.
[[nodiscard]] QString numberName(const RuleSet &ruleSet, int number);

/// The source's name of a throw, the greater number first: "sice-ace", "six et as", "ternes",
/// "two fours", "6-3-1".
[[nodiscard]] QString throwName(const RuleSet &ruleSet, const Throw &dice);

/// "sice", "sice and ace", "6, 3 and 1".
[[nodiscard]] QString listText(QStringList names);

} // namespace doublets
