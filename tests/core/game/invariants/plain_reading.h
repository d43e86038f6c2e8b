// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "core/game/position.h"
#include "core/rules/rules.h"

#include <vector>

/// The rules of a throw, read a second time in the plainest way: every man, every order, no
/// shortcut. Slow; the referee is held against it.
namespace doublets::testing::plain {

/// What the player may do with one number, whether or not others are then left unplayed.
[[nodiscard]] std::vector<Play> playsOf(const Rules &rules, const Position &position,
                                        std::uint8_t number);

/// Of the numbers left, the most that some order and choice of men can play.
[[nodiscard]] int mostNumbers(const Rules &rules, const Position &position);

/// The plays that may be made now, by brute force.
[[nodiscard]] std::vector<Play> legalPlays(const Rules &rules, const Position &position);

/// Whether the numbers that the thrower has left go to their opponent, phases considered.
/// Whether that one can play any of them is another matter.
[[nodiscard]] bool mayPass(const Rules &rules, const Position &position);

/// Whether every way to play on ends alike, by trying them all.
[[nodiscard]] bool isForced(const Rules &rules, const Position &position);

/// The position after one man is played, as far as the player's further plays depend on it.
struct Played
{
    Position position;
    bool ended = false; ///< the game is won, or a phase is over and crossing is barred
};
[[nodiscard]] Played afterPlay(const Rules &rules, const Position &position, const Play &play);

} // namespace doublets::testing::plain
