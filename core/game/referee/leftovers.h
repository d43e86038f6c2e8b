// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/event.h"

/// What becomes of the numbers that a player cannot play, and how a throw ends. Inside the referee
/// only.
namespace doublets::referee::detail {

[[nodiscard]] bool throwsAgain(const Rules &rules, const Throw &dice);

/// The present player has played all he can: his numbers pass, or are lost and the throw ends.
void leaveRest(const Rules &rules, Position &position, Events &events);
/// Men of a `Total` doublet are over when the thrower's last man is down.
void resolveSurplus(const Rules &rules, Position &position, Events &events);
/// Numbers that nobody claimed are lost, and the throw ends. Precondition: Claiming.
void forfeitClaims(const Rules &rules, Position &position, Events &events);
/// The dice go to the next thrower, or the game is drawn.
void endThrow(const Rules &rules, Position &position, Events &events);

} // namespace doublets::referee::detail
