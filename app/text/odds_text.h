// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "core/rules/rule_set.h"
#include "text/player_names.h"

#include <QString>

#include <vector>

/// Chances in words and figures, in the language and manner of the moment.
namespace doublets {

/// "62.4 %", of a share 0 to 1. What is less than certain or more than impossible never looks so.
[[nodiscard]] QString percentText(double share, int decimals = 1);
/// A change in percentage points: "+3.2", "−0.4", "0.0".
[[nodiscard]] QString pointsText(double change);
/// "12.3"
[[nodiscard]] QString countText(double count);

/// Men played together, shortly: "lay down 6, 1, 1; bear off 3", "lay down sice, 2 × ace; bear off
/// trey". With words beside figures only few of them: "lay down 6 and 1 (sice-ace)".
[[nodiscard]] QString choiceText(const RuleSet &ruleSet, NumberWords words,
                                 const std::vector<Play> &plays);

} // namespace doublets
