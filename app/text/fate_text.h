// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"

#include "core/game/event.h"
#include "core/rules/rule_set.h"

#include <QString>

#include <vector>

/// What becomes of numbers that their thrower cannot play, and why.
namespace doublets {

/// "Anne cannot use the 5 (“cinque”). Ben can."
/// Precondition: at least one, all with the same fate: only their numbers differ.
[[nodiscard]] QString passedText(const RuleSet &ruleSet, const PlayerNames &names,
                                 const std::vector<NumberPassed> &passed);
/// "Nobody can use 6 and 1 (“sice-ace”)."
/// Precondition: as above.
[[nodiscard]] QString lostText(const RuleSet &ruleSet, const PlayerNames &names,
                               const std::vector<NumberLost> &lost);

/// Why, in a sentence or two: "Neither Anne nor Ben has a man to lay down there."
[[nodiscard]] QString reasonText(const PlayerNames &names, const NumberPassed &passed);
[[nodiscard]] QString reasonText(const PlayerNames &names, const NumberLost &lost);

[[nodiscard]] bool haveSameFate(const NumberPassed &a, const NumberPassed &b);
[[nodiscard]] bool haveSameFate(const NumberLost &a, const NumberLost &b);
/// What an action made of all numbers of the event's fate; of any other event, itself alone.
[[nodiscard]] std::vector<Event> withSameFate(const Events &ofAction, const Event &event);

} // namespace doublets
