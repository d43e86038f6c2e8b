// SPDX-License-Identifier: MIT
#pragma once

#include "table/layout/board_layout.h"
#include "table/motion/motion_stage.h"

#include <vector>

namespace doublets {

/// The resting place of a man.
struct ManSlot
{
    enum class Area : std::uint8_t { Point, Tray, Removed };

    Area area = Area::Point;
    int point = 0; ///< 1 to 24 on the track of the man's side
    int row = 0;   ///< 0: the pile, next to the rail; 1, 2: the men in front of the pile
    int level = 0; ///< in the pile, 0 at the board
    int index = 0; ///< in the tray: from the outer end or, for removed men, from the inner end

    bool operator==(const ManSlot &) const = default;
};

/// Returns the slots of all men of a player, point by point. The man that is taken first from a
/// point comes last: the outermost lying man or, if there is none, the top of the pile.
[[nodiscard]] std::vector<ManSlot> slotsOf(const Men &men);
/// Returns the slots on one point, in the order of `slotsOf`. Men that have moved within their
/// table stand in piles of two, one in front of the other; with more than three piles, the piles
/// grow.
[[nodiscard]] std::vector<ManSlot> slotsOn(const Men &men, int point);
/// Returns whether `one` is taken after `other`; both must be on the same point.
[[nodiscard]] bool isTakenAfter(const ManSlot &one, const ManSlot &other);
/// Returns the slot for the next man that arrives on a point.
[[nodiscard]] ManSlot nextSlotOn(Men men, int point);

/// Returns the state of a man resting in a slot.
[[nodiscard]] ManState restingState(const BoardLayout &layout, Side side, const ManSlot &slot);

} // namespace doublets
