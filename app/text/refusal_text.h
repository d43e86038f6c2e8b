// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/hindrance.h"
#include "core/game/referee.h"
#include "core/rules/rule_set.h"
#include "text/player_names.h"

#include <QString>

namespace doublets {

class Game;

/// Returns the reason why no man on a point can be played now, addressed to the player: "You threw
/// 3 and 1 (“trey-ace”). This man stands on point 5 (“cinque”)."
[[nodiscard]] QString hindranceText(const RuleSet &ruleSet, const PlayerNames &names,
                                    const referee::Hindrance &hindrance);

/// Returns the reason why the dice of a player cannot be thrown now, in reply to a click on the
/// player's dice box: "Now Anne throws."
[[nodiscard]] QString hindranceText(const PlayerNames &names,
                                    const referee::ThrowHindrance &hindrance);

/// Returns the reason why none of the men in the tray of `side` can be played now: "1 man is borne
/// off, no longer in play." Returns an empty string if a man can be set up from the tray or, during
/// the game, if the tray is empty.
[[nodiscard]] QString trayHindranceText(const Game &game, const PlayerNames &names, Side side);

/// Returns a reply to the opponent of `side`, who has tried to act during the turn of `side`: "It
/// is Anne’s turn."
[[nodiscard]] QString turnText(const PlayerNames &names, Side side);

/// Returns the reason why the referee refuses a recorded action, as a clause: "the game is over".
[[nodiscard]] QString refusalText(referee::Refusal refusal);

} // namespace doublets
