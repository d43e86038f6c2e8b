// SPDX-License-Identifier: MIT
#pragma once

#include "table/motion/dice/dice_throw.h"

/// The paths of a dice box during a throw (picked up, shaken, emptied and put back), and of dice
/// returning to the box.
namespace doublets::boxmotion {

/// The phases of a throw, as times from 0 (start) to 1 (end of the throw), in order.
constexpr qreal PickUpEnd = 0.14; ///< the box is in the hand, with the dice inside
constexpr qreal ShakeEnd = 0.36;  ///< the box has been shaken
constexpr qreal PourStart = 0.40; ///< the first die leaves the box

/// Returns the state of the thrower's box at time `t` of the throw (0 to 1). At 0 and 1 the box is
/// at rest.
[[nodiscard]] BoxState throwingBox(const BoxState &rest, const DiceThrow::PourPose &pour, qreal t);
/// Returns the state, at time `t` (0 to 1), of the box that receives the dice of an undone throw.
/// At 0 and 1 the box is at rest.
[[nodiscard]] BoxState receivingBox(const BoxState &rest, const DiceThrow::PourPose &pour, qreal t);
/// Returns the state of the box in the player's hand, before the dice are poured out.
[[nodiscard]] BoxState heldBox(const BoxState &rest, const DiceThrow::PourPose &pour);
/// Returns the state of a die at time `t` of its hop from the board (0) into the mouth of `box`
/// (1). Decreasing times show the die leaving the box. `index` is the index of the die in the throw
/// and determines the direction in which the die turns.
[[nodiscard]] DieState hoppingDie(const DieState &lying, const BoxState &box, std::size_t index,
                                  qreal t);

} // namespace doublets::boxmotion
