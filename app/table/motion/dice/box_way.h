// SPDX-License-Identifier: MIT
#pragma once

#include "table/motion/dice/dice_throw.h"

/// The path of a dice box while it is picked up, shaken, emptied and put back, and of the dice that
/// hop into it.
namespace doublets::boxmotion {

/// The phases of a throw, from 0 to 1, in order:
constexpr qreal Taken = 0.14;  ///< the box has been picked up and contains the dice from the board
constexpr qreal Shaken = 0.36; ///< the box has been shaken
constexpr qreal Poured = 0.40; ///< the first die leaves the box

/// Returns the thrower's box at time `t` of the throw (0 to 1). At 0 and 1 it is at rest.
[[nodiscard]] BoxState throwing(const BoxState &rest, const DiceThrow::Pour &pour, qreal t);
/// Returns the box that receives the dice of an undone throw, at time `t` (0 to 1). At 0 and 1 it
/// is at rest.
[[nodiscard]] BoxState receiving(const BoxState &rest, const DiceThrow::Pour &pour, qreal t);
/// Returns the box as held before it is emptied.
[[nodiscard]] BoxState held(const BoxState &rest, const DiceThrow::Pour &pour);
/// Returns the `nth` die at time `t` of its hop from the board (0) into the mouth of `box` (1). Use
/// decreasing times for the way out.
[[nodiscard]] DieState hop(const DieState &lying, const BoxState &box, std::size_t nth, qreal t);

} // namespace doublets::boxmotion
