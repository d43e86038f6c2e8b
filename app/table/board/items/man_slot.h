// SPDX-License-Identifier: MIT
#pragma once

#include "table/layout/board_layout.h"
#include "table/motion/motion_stage.h"

#include <vector>

namespace doublets {

/// The resting place of a man.
struct ManSlot
{
    enum class Where : std::uint8_t { Point, Tray, Removed };

    Where where = Where::Point;
    int point = 0; ///< 1 to 24 on its own track
    int row = 0;   ///< 0: the pile, next to the rail; 1, 2: in front of it
    int level = 0; ///< in the pile, 0 at the board
    int nth = 0;   ///< in the tray, from its outer end; for removed men, from its inner end

    bool operator==(const ManSlot &) const = default;
};

/// Returns the slots of all men of a player, point by point. The man that is taken first from a
/// point comes last: the outermost lying man or, if there is none, the top of the pile.
[[nodiscard]] std::vector<ManSlot> slotsOf(const Men &men);
/// Returns the slots on one point, in the same order. Men that move within their own table stand in
/// piles of two, one in front of the other; if there are more than three piles, they grow higher.
[[nodiscard]] std::vector<ManSlot> slotsOn(const Men &men, int point);
/// Returns whether `other` is taken before `one`; both must be on the same point.
[[nodiscard]] bool isTakenAfter(const ManSlot &one, const ManSlot &other);
/// Returns the slot for another man that arrives on a point.
[[nodiscard]] ManSlot nextSlotOn(Men men, int point);

/// Returns the state of a man resting in a slot.
[[nodiscard]] ManState restIn(const BoardLayout &layout, Side side, const ManSlot &slot);

} // namespace doublets
