// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"

#include "core/game/event.h"
#include "core/rules/rule_set.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace doublets {

/// Returns descriptions of the events, in order. Describes together consecutive plays of the same
/// kind by the same player, except moves, and consecutive numbers that are passed or lost by the
/// same player for the same reasons (see haveSameFate()).
[[nodiscard]] QStringList eventSentences(const RuleSet &ruleSet, const PlayerNames &names,
                                         const std::vector<Event> &events);
/// Returns eventSentences(), joined with spaces.
[[nodiscard]] QString eventsText(const RuleSet &ruleSet, const PlayerNames &names,
                                 const std::vector<Event> &events);

} // namespace doublets
