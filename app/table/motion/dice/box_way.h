// SPDX-License-Identifier: MIT
#pragma once

#include "table/motion/dice/dice_throw.h"

/// How the box is taken up, shaken, emptied and laid back, and how dice get into it.
namespace doublets::boxway {

/// Parts of a throw, 0 to 1, one after the other.
constexpr qreal Taken = 0.14;  ///< the box is in the hand, and dice that lay about are in it
constexpr qreal Shaken = 0.36; ///< it has been shaken
constexpr qreal Poured = 0.40; ///< the first die leaves its mouth

/// The box of a player who throws, at time t of the whole throw. At 0 and 1 it lies at rest.
[[nodiscard]] BoxState throwing(const BoxState &rest, const DiceThrow::Pour &pour, qreal t);
/// The box into which dice are put back.
[[nodiscard]] BoxState receiving(const BoxState &rest, const DiceThrow::Pour &pour, qreal t);
/// How a box is held before it is emptied.
[[nodiscard]] BoxState held(const BoxState &rest, const DiceThrow::Pour &pour);
/// A die on its way from the board into the mouth of a box, or from it: 0 on the board, 1 in it.
[[nodiscard]] DieState hop(const DieState &lying, const BoxState &box, std::size_t nth, qreal t);

} // namespace doublets::boxway
