// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "core/game/position.h"
#include "core/rules/rules.h"

#include <vector>

/// A second implementation of the rules of a throw, for checking the referee: as simple as
/// possible, but slow, since it tries every man and every order.
namespace doublets::testing::plain {

/// Returns the player's plays by one number, even if other numbers are then left unplayed.
[[nodiscard]] std::vector<Play> playsOf(const Rules &rules, const Position &position,
                                        std::uint8_t number);

/// Returns how many numbers can be played, at most, over all orders and choices.
[[nodiscard]] int mostNumbers(const Rules &rules, const Position &position);

/// Returns the legal plays, by brute force.
[[nodiscard]] std::vector<Play> legalPlays(const Rules &rules, const Position &position);

/// Returns whether the rules pass the thrower's remaining numbers to the opponent, even if the
/// opponent cannot play them.
[[nodiscard]] bool mayPass(const Rules &rules, const Position &position);

/// Returns whether all continuations reach the same position, by brute force.
[[nodiscard]] bool isForced(const Rules &rules, const Position &position);

/// The position after one play, insofar as further plays of the player depend on it.
struct Played
{
    Position position;
    bool ended = false; ///< whether the game is won, or a phase has ended and crossing is barred
};
[[nodiscard]] Played afterPlay(const Rules &rules, const Position &position, const Play &play);

} // namespace doublets::testing::plain
