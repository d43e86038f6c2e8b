// SPDX-License-Identifier: MIT
#pragma once

#include "table/motion/motion_stage.h"

/// The paths of men from one place to another, for every kind of movement.
namespace doublets::manmotion {

/// The kind of movement.
enum class Kind : std::uint8_t {
    PlayDown, ///< off the pile and down in front of it
    ReStack,  ///< up, over the pile and down onto it
    BearOff,  ///< off the board, set on edge and pushed along the tray
    Hit,      ///< knocked aside, then removed
    Move,     ///< from point to point
    SetUp,    ///< out of the tray and onto a pile
};

/// Returns the state of the man at time `t` of the movement: exactly `change.from` at 0 and exactly
/// `change.to` at 1. If `isReversed` is true, the man follows the path of a movement of the given
/// kind from `change.to` to `change.from` backwards, to undo that movement.
[[nodiscard]] ManState stateAt(Kind kind, const MotionStage::ManChange &change, bool isReversed,
                               qreal t);
/// Returns the time (0 to 1) at which the man is heard to land. `isReversed` is as for stateAt().
[[nodiscard]] qreal landingTime(Kind kind, bool isReversed);

} // namespace doublets::manmotion
