// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/referee.h"

#include <string>

/// What must hold after any action of any game. Each check says what is wrong, or nothing.
namespace doublets::testing {

/// Men are conserved, phases never go back, the stage fits what is left to play.
[[nodiscard]] std::string wrongPosition(const Rules &rules, const Position &before,
                                        const Position &after);

/// The events alone lead from the old position to the new one, and their reasons can be true.
[[nodiscard]] std::string wrongEvents(const Rules &rules, const Position &before,
                                      const referee::Step &step);

/// The thrower's numbers pass to their opponent just when they may and can.
[[nodiscard]] std::string wrongPassing(const Rules &rules, const Position &before,
                                       const Action &action, const Position &after);

/// The legal plays are those that brute force finds, and `isForced` is what trying all says.
[[nodiscard]] std::string wrongPlays(const Rules &rules, const Position &position);

/// `take` accepts the legal plays and refuses any other that can be written down.
[[nodiscard]] std::string wrongRefusals(const Rules &rules, const Position &position);

} // namespace doublets::testing
