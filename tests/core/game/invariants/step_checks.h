// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/referee.h"

#include <string>

// Invariants of every action in every game. Each check returns an error message, or an empty string
// if the invariant holds.

namespace doublets::testing {

/// Checks that men are conserved, that phases never go back, and that the stage matches the
/// remaining numbers.
[[nodiscard]] std::string positionError(const Rules &rules, const Position &before,
                                        const Position &after);

/// Checks that the events alone lead to the new position, and that their reasons are possible.
[[nodiscard]] std::string eventsError(const Rules &rules, const Position &before,
                                      const referee::ActionResult &step);

/// Checks that the thrower's numbers pass to the opponent exactly when the rules require it.
[[nodiscard]] std::string passingError(const Rules &rules, const Position &before,
                                       const Action &action, const Position &after);

/// Checks referee::legalPlays() and referee::isForced() against brute force.
[[nodiscard]] std::string playsError(const Rules &rules, const Position &position);

/// Checks that referee::applyAction() accepts the legal plays and refuses all others.
[[nodiscard]] std::string refusalsError(const Rules &rules, const Position &position);

} // namespace doublets::testing
