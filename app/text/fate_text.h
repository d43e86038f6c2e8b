// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"

#include "core/game/event.h"
#include "core/rules/rule_set.h"

#include <QString>

#include <vector>

/// What becomes of numbers that their thrower cannot play, and why.
namespace doublets {

/// "The cinque passes to Ben: Anne has no man to lay down there."
/// Precondition: at least one, all with the same fate: only their numbers differ.
[[nodiscard]] QString passedText(const RuleSet &ruleSet, const PlayerNames &names,
                                 const std::vector<NumberPassed> &passed);
/// "The sice and ace are lost: neither Anne nor Ben has a man to lay down there."
/// Precondition: as above.
[[nodiscard]] QString lostText(const RuleSet &ruleSet, const PlayerNames &names,
                               const std::vector<NumberLost> &lost);

[[nodiscard]] bool haveSameFate(const NumberPassed &a, const NumberPassed &b);
[[nodiscard]] bool haveSameFate(const NumberLost &a, const NumberLost &b);

} // namespace doublets
