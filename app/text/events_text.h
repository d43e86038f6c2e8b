// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"

#include "core/game/event.h"
#include "core/rules/rule_set.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace doublets {

/// Returns descriptions of the events, in order. Consecutive plays of the same kind by the same
/// player, except moves, share one description. So do consecutive passed numbers, and consecutive
/// lost numbers, that have the same player, rule and reasons (see haveSameFate()).
[[nodiscard]] QStringList eventSentences(const RuleSet &ruleSet, const PlayerNames &names,
                                         const std::vector<Event> &events);
/// Returns eventSentences(), joined with spaces.
[[nodiscard]] QString eventsText(const RuleSet &ruleSet, const PlayerNames &names,
                                 const std::vector<Event> &events);

} // namespace doublets
