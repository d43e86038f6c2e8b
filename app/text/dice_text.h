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
/// Returns sentences that state how often fair dice fall at least as unevenly as in `counts`, and
/// what this suggests about the dice. If the result is not unusual and fewer than
/// MinDiceForConclusion dice have been counted, the text adds that loaded dice could look the same.
[[nodiscard]] QString evennessText(const FaceCounts &counts);
/// Returns a sentence with the result of Pearson's chi-squared test, on which evennessText() is
/// based: "All dice together: chi-square 5.8, 5 degrees of freedom, p = 0.32."
[[nodiscard]] QString fairnessTestText(const FaceCounts &counts);
/// Returns the number of doublets, and the mean and range that fair dice give in a fixed number of
/// throws, the range in at least 95% of cases: "Doublets: 4 in 20 throws. In this many throws, fair
/// dice give 3.3 on average, usually 0 to 7." Makes no statement about the doublets of a game,
/// whose number of throws depends on them.
[[nodiscard]] QString doubletsText(const PlayerDice &dice);
/// Returns the origin of the dice: "thrown from the seed 1674". `seed` is used only for seeded
/// dice.
[[nodiscard]] QString diceOriginText(DiceOrigin origin, const QString &seed);

} // namespace doublets
