// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"

#include "core/game/event.h"
#include "core/rules/rule_set.h"

#include <QString>

#include <vector>

// Texts about the fate of numbers that the thrower cannot play, and the reasons. The names of
// computers are not adapted; see withComputersInSentences().

namespace doublets {

/// Returns a text such as "Anne cannot use the 5 (“cinque”). Ben may." `passed` must not be empty.
/// Its events may differ only in the numbers.
[[nodiscard]] QString passedNumbersText(const RuleSet &ruleSet, const PlayerNames &names,
                                        const std::vector<NumberPassed> &passed);
/// Returns a text such as "Neither player can use 6 and 1 (“sice-ace”)." `lost` must not be empty.
/// Its events may differ only in the numbers.
[[nodiscard]] QString lostNumbersText(const RuleSet &ruleSet, const PlayerNames &names,
                                      const std::vector<NumberLost> &lost);

/// Returns the reason why the thrower cannot play a number and, if the number is lost, why the
/// opponent cannot, in one or two sentences: "Neither Anne nor Ben has a man to lay down there."
/// Omits the opponent's reason if numbers never pass, or if the opponent did not claim the number.
[[nodiscard]] QString reasonText(const PlayerNames &names, const NumberPassed &passed);
[[nodiscard]] QString reasonText(const PlayerNames &names, const NumberLost &lost);

/// Returns whether two events have the same player, rule and reasons.
[[nodiscard]] bool haveSameFate(const NumberPassed &a, const NumberPassed &b);
[[nodiscard]] bool haveSameFate(const NumberLost &a, const NumberLost &b);
/// Returns the events in `actionEvents` with the same fate as `event`. Returns only `event` if it
/// is neither a NumberPassed nor a NumberLost event.
[[nodiscard]] std::vector<Event> eventsWithSameFate(const Events &actionEvents, const Event &event);

} // namespace doublets
