// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "core/game/position.h"
#include "core/rules/rules.h"

#include <vector>

/// A second implementation of the rules of a throw: the simplest possible, trying every man and
/// order. Slow; used to check the referee.
namespace doublets::testing::plain {

/// Returns the player's plays by one number, whether or not others are then left unplayed.
[[nodiscard]] std::vector<Play> playsOf(const Rules &rules, const Position &position,
                                        std::uint8_t number);

/// Returns the greatest number of numbers that any order and choice can play.
[[nodiscard]] int mostNumbers(const Rules &rules, const Position &position);

/// Returns the legal plays, by brute force.
[[nodiscard]] std::vector<Play> legalPlays(const Rules &rules, const Position &position);

/// Returns whether the thrower's remaining numbers pass to the opponent by the rules, whether or
/// not the opponent can play them.
[[nodiscard]] bool mayPass(const Rules &rules, const Position &position);

/// Returns whether all continuations reach the same position, by brute force.
[[nodiscard]] bool isForced(const Rules &rules, const Position &position);

/// The position after one play, as far as the player's further plays depend on it.
struct Played
{
    Position position;
    bool ended = false; ///< the game is won, or a phase has ended and crossing is barred
};
[[nodiscard]] Played afterPlay(const Rules &rules, const Position &position, const Play &play);

} // namespace doublets::testing::plain
