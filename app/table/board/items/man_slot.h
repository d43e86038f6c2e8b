// SPDX-License-Identifier: MIT
#pragma once

#include "table/layout/board_layout.h"
#include "table/motion/motion_stage.h"

#include <vector>

namespace doublets {

/// Where a man is at rest.
struct ManSlot
{
    enum class Where : std::uint8_t { Point, Tray, Removed };

    Where where = Where::Point;
    int point = 0; ///< 1 to 24 on its own track
    int row = 0;   ///< 0: the pile's place at the rail; 1, 2: in front of it
    int level = 0; ///< of a pile, 0 at the board
    int nth = 0;   ///< in the tray, from its outer end; of those removed, from its inner end

    bool operator==(const ManSlot &) const = default;
};

/// The slots of all men of one player, point by point. On a point the man whom a hand takes first
/// comes last: the outermost lying man, else the top of the pile.
[[nodiscard]] std::vector<ManSlot> slotsOf(const Men &men);
/// The slots on one point, in that order. Men that move inside their own table stand in piles of
/// two, one in front of the other; more than three such piles grow higher.
[[nodiscard]] std::vector<ManSlot> slotsOn(const Men &men, int point);
/// Whether a hand takes `other` before `one`, of two slots on the same point.
[[nodiscard]] bool isTakenAfter(const ManSlot &one, const ManSlot &other);
/// Where one more man comes to stand on a point to which men move.
[[nodiscard]] ManSlot nextSlotOn(Men men, int point);

/// How a man rests in a slot.
[[nodiscard]] ManState restIn(const BoardLayout &layout, Side side, const ManSlot &slot);

} // namespace doublets
