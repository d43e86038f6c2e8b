// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/hindrance.h"
#include "core/game/referee.h"
#include "core/rules/rule_set.h"
#include "text/player_names.h"

#include <QString>

namespace doublets {

/// Why no man of a point may be played now, as a sentence to the person who tried: "You threw 3 and
/// 1 (trey-ace): this man stands on point 5 (cinque)."
[[nodiscard]] QString hindranceText(const RuleSet &ruleSet, const PlayerNames &names,
                                    const referee::Hindrance &hindrance);

/// Why a player's dice cannot be thrown now, to the person who pressed that player's box: "Anne
/// throws next."
[[nodiscard]] QString hindranceText(const PlayerNames &names,
                                    const referee::ThrowHindrance &hindrance);

/// Why the referee refuses an action that somebody wrote down, as a clause: "the game is over".
[[nodiscard]] QString refusalText(referee::Refusal refusal);

} // namespace doublets
