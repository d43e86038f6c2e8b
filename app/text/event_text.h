// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"

#include "core/game/event.h"
#include "core/rules/rule_set.h"

#include <QString>

namespace doublets {

/// Returns a description of an event in one or two sentences: "Anne throws sice-ace.", "Ben lays a
/// man down on the trey point."
[[nodiscard]] QString eventText(const RuleSet &ruleSet, const PlayerNames &names,
                                const Event &event);

} // namespace doublets
