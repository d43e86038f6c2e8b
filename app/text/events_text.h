// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"

#include "core/game/event.h"
#include "core/rules/rule_set.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace doublets {

/// Returns the texts of the events, in order. Consecutive plays by the same player and of the same
/// kind, except moves, are combined into one text, as are consecutive numbers with the same fate.
[[nodiscard]] QStringList eventSentences(const RuleSet &ruleSet, const PlayerNames &names,
                                         const std::vector<Event> &events);
/// Returns the same texts joined into one.
[[nodiscard]] QString eventsText(const RuleSet &ruleSet, const PlayerNames &names,
                                 const std::vector<Event> &events);

} // namespace doublets
