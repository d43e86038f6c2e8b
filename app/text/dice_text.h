// SPDX-License-Identifier: MIT
#pragma once

#include "core/chance/dice_tally.h"
#include "core/chance/fairness_test.h"
#include "core/dice/dice_source.h"
#include "core/rules/rule_set.h"
#include "text/player_names.h"

#include <QString>

// Sentences about the dice that claim no more than the statistics support.

namespace doublets {

/// Returns sentences about the numbers whose counts lie outside their bands (see FaceCounts), for
/// each player, and about how unusual that is; if there are none, a sentence that says so. At least
/// one die must have been thrown.
[[nodiscard]] QString unusualCountsText(const RuleSet &ruleSet, const PlayerNames &names,
                                        const DiceTally &tally);
/// Returns how often fair dice fall at least as unevenly, and what this means. Never calls dice
/// fair if too few have been thrown to tell.
[[nodiscard]] QString evennessText(const FaceCounts &counts);
/// Returns the underlying statistics: Pearson's chi-squared test.
[[nodiscard]] QString statisticsText(const FaceCounts &counts);
/// Returns the number of doublets, the expectation and two standard errors: "Doublets: 4 in 20
/// throws. Usual: 3.3, give or take 3.3."
[[nodiscard]] QString doubletsText(const PlayerDice &dice);
/// Returns the origin of the dice: "thrown from the seed 1674". `seed` is used for seeded dice
/// only.
[[nodiscard]] QString diceOriginText(DiceOrigin origin, const QString &seed);
/// Formats a probability with two decimals, or below 0.1 with two significant digits. Returns "<
/// 0.0001" for probabilities below 0.0001.
[[nodiscard]] QString probabilityText(double probability);

} // namespace doublets
