// SPDX-License-Identifier: MIT
#pragma once

#include "table/motion/motion_stage.h"

/// How a man goes from where it lies to where it belongs: each kind of play has its own way.
namespace doublets::manway {

enum class Kind : std::uint8_t {
    PlayDown, ///< off the pile and down before it
    ReStack,  ///< up, over the pile and down upon it
    BearOff,  ///< off the board, on edge, and along the tray to its place
    Hit,      ///< knocked aside, then taken off
    Move,     ///< from point to point
};

/// The man at time t, 0 to 1, of its way between two states. At 0 and 1 it is in them, exactly.
/// Backwards it goes the same way the other way round.
[[nodiscard]] ManState at(Kind kind, const MotionStage::ManChange &change, bool backwards, qreal t);
/// When it is heard to be set down, 0 to 1.
[[nodiscard]] qreal landing(Kind kind, bool backwards);

} // namespace doublets::manway
