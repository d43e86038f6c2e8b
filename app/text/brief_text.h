// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/event.h"
#include "core/rules/rule_set.h"
#include "text/player_names.h"

#include <QString>

#include <vector>

namespace doublets {

/// Returns a brief description of all `events`, in order, for speech: "Anne 6 and 3, both laid.",
/// "Ben 5 and 3. 5 and 3: no use." Writes numbers in figures, regardless of `names`.
[[nodiscard]] QString briefEventsText(const RuleSet &ruleSet, const PlayerNames &names,
                                      const std::vector<Event> &events);

} // namespace doublets
