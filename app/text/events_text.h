// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"

#include "core/game/event.h"
#include "core/rules/rule_set.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace doublets {

/// Events in their order, a text each; but men that a player has played one after another in the
/// same way are told together, and so are numbers of the same fate.
[[nodiscard]] QStringList eventSentences(const RuleSet &ruleSet, const PlayerNames &names,
                                         const std::vector<Event> &events);
/// The same as one text.
[[nodiscard]] QString eventsText(const RuleSet &ruleSet, const PlayerNames &names,
                                 const std::vector<Event> &events);

} // namespace doublets
