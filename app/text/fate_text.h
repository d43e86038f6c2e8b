// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"

#include "core/game/event.h"
#include "core/rules/rule_set.h"

#include <QString>

#include <vector>

/// The fate of numbers that the thrower cannot play, and the reason.
namespace doublets {

/// Returns a sentence like "Anne cannot use the 5 (“cinque”). Ben may." `passed` must not be empty,
/// and may differ only in the numbers.
[[nodiscard]] QString passedText(const RuleSet &ruleSet, const PlayerNames &names,
                                 const std::vector<NumberPassed> &passed);
/// Returns a sentence like "Nobody can use 6 and 1 (“sice-ace”)." The same restrictions apply to
/// `lost`.
[[nodiscard]] QString lostText(const RuleSet &ruleSet, const PlayerNames &names,
                               const std::vector<NumberLost> &lost);

/// Returns the reason in one or two sentences: "Neither Anne nor Ben has a man to lay down there."
[[nodiscard]] QString reasonText(const PlayerNames &names, const NumberPassed &passed);
[[nodiscard]] QString reasonText(const PlayerNames &names, const NumberLost &lost);

[[nodiscard]] bool hasSameFate(const NumberPassed &a, const NumberPassed &b);
[[nodiscard]] bool hasSameFate(const NumberLost &a, const NumberLost &b);
/// Returns the events of an action with the same fate as `event`. For other kinds of event, returns
/// `event` alone.
[[nodiscard]] std::vector<Event> withSameFate(const Events &ofAction, const Event &event);

} // namespace doublets
