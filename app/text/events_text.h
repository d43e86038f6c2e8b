// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"

#include "core/game/event.h"
#include "core/rules/rule_set.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace doublets {

/// Returns descriptions of the events, in order. Combines consecutive plays of the same kind by the
/// same player, except moves, and consecutive numbers with the same fate.
[[nodiscard]] QStringList eventSentences(const RuleSet &ruleSet, const PlayerNames &names,
                                         const std::vector<Event> &events);
/// Returns eventSentences(), joined with spaces.
[[nodiscard]] QString eventsText(const RuleSet &ruleSet, const PlayerNames &names,
                                 const std::vector<Event> &events);

} // namespace doublets
