// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "core/rules/rule_set.h"

#include <QString>

#include <vector>

/// Chances in words and figures, in the language and manner of the moment.
namespace doublets {

/// "62.4 %", of a share 0 to 1. What is less than certain or more than impossible never looks so.
[[nodiscard]] QString percentText(double share);
/// A change in percentage points: "+3.2", "−0.4", "0.0".
[[nodiscard]] QString pointsText(double change);
/// "12.3"
[[nodiscard]] QString countText(double count);

/// Men played together, shortly: "lay down sice, 2 × ace; bear off trey".
[[nodiscard]] QString choiceText(const RuleSet &ruleSet, const std::vector<Play> &plays);

} // namespace doublets
