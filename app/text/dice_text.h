// SPDX-License-Identifier: MIT
#pragma once

#include "core/chance/dice_tally.h"
#include "core/chance/fairness_test.h"
#include "core/dice/dice_source.h"
#include "core/rules/rule_set.h"
#include "text/player_names.h"

#include <QString>

// Texts about the dice and their statistics.

namespace doublets {

/// Returns sentences about each player's numbers whose counts are outside their bands (see
/// FaceCounts), and about the probability that fair dice have at least as many such counts. Returns
/// a single sentence if all counts are within their bands. Precondition: at least one die has been
/// thrown.
[[nodiscard]] QString unusualCountsText(const RuleSet &ruleSet, const PlayerNames &names,
                                        const DiceTally &tally);
/// Returns the frequency with which fair dice fall at least as unevenly as in `counts`, and a
/// conclusion, in sentences. The conclusion never calls the dice fair if fewer than
/// MinDiceForConclusion dice have been counted.
[[nodiscard]] QString evennessText(const FaceCounts &counts);
/// Returns the figures of the test on which evennessText() is based, Pearson's chi-squared test.
[[nodiscard]] QString fairnessTestText(const FaceCounts &counts);
/// Returns the number of doublets, the expected number and the usual range: "Doublets: 4 in 20
/// throws. Expected: 3.3; fair dice usually give 0 to 7."
[[nodiscard]] QString doubletsText(const PlayerDice &dice);
/// Returns the origin of the dice: "thrown from the seed 1674". `seed` is used only for seeded
/// dice.
[[nodiscard]] QString diceOriginText(DiceOrigin origin, const QString &seed);
/// Formats a probability with two decimals, or with two significant digits if it is less than 0.1.
/// Returns "< 0.0001" if it is less than 0.0001.
[[nodiscard]] QString probabilityText(double probability);

} // namespace doublets
