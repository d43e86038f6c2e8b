// SPDX-License-Identifier: MIT
#pragma once

#include "table/layout/board_layout.h"
#include "table/motion/motion_stage.h"

#include <vector>

namespace doublets {

/// The resting place of a man.
struct ManSlot
{
    enum class Area : std::uint8_t {
        Point,   ///< on the board
        Tray,    ///< borne off, in the tray
        Removed, ///< hit and out of the game, at the inner end of the tray
    };

    Area area = Area::Point;
    int point = 0; ///< Point: 1 to 24 on the track of the man's side
    int row = 0;   ///< Point: row from the rail, from 0; see slotsOn()
    int level = 0; ///< Point: level in the pile, from 0 on the board
    /// Tray: index from the outer end of the tray; Removed: index from the inner end of the tray.
    int index = 0;

    bool operator==(const ManSlot &) const = default;
};

/// Returns the slots of all men of a player: point by point, then the men in the tray, then the
/// removed men. On each point, the man that is played first comes last.
[[nodiscard]] std::vector<ManSlot> slotsOf(const Men &men);
/// Returns the slots on one point: the pile in row 0, and the men in front of it in rows of one man
/// each. The man that is played first comes last: the outermost man in front of the pile or, if
/// there is none, the top man of the pile. On a point without a pile, row 0 has one man. In
/// Phase::Home, men form up to three piles, one in front of another: the piles are filled with
/// three men each, then each pile in turn gets another man.
[[nodiscard]] std::vector<ManSlot> slotsOn(const Men &men, int point);
/// Returns whether the man in `one` is played after the man in `other`. Precondition: both slots
/// are on the same point.
[[nodiscard]] bool isPlayedAfter(const ManSlot &one, const ManSlot &other);
/// Returns the slot of the next man to arrive on a point.
[[nodiscard]] ManSlot nextSlotOn(Men men, int point);

/// Returns the state of a man resting in a slot.
[[nodiscard]] ManState restingState(const BoardLayout &layout, Side side, const ManSlot &slot);

} // namespace doublets
