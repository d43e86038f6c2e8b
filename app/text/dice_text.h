// SPDX-License-Identifier: MIT
#pragma once

#include "core/chance/dice_tally.h"
#include "core/chance/evenness.h"
#include "core/dice/dice_source.h"
#include "core/rules/rule_set.h"
#include "text/player_names.h"

#include <QString>

/// What the dice did, in sentences that claim no more than the figures bear.
namespace doublets {

/// Which numbers fell oftener or more seldom than their bands allow, and how much of a wonder
/// that is. Precondition: some dice have been thrown.
[[nodiscard]] QString bandsText(const RuleSet &ruleSet, const PlayerNames &names,
                                const DiceTally &tally);
/// How often fair dice fall as unevenly, and what to make of that.
[[nodiscard]] QString evennessText(const FaceCounts &counts);
/// The figures behind it: Pearson's test.
[[nodiscard]] QString statisticsText(const FaceCounts &counts);
/// "Doublets: 4 of 20 throws; 3.3 are to be expected, give or take 1.7."
[[nodiscard]] QString doubletsText(const PlayerDice &dice);
/// Where dice come from: "from the seed 1674".
[[nodiscard]] QString diceOriginText(DiceOrigin origin, const QString &seed);
/// "p = 0.32"-style figure: two places, more where they would be zeros.
[[nodiscard]] QString probabilityText(double probability);

} // namespace doublets
