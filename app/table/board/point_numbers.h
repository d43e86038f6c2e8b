// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "table/layout/board_layout.h"

#include <optional>

/// The numbers of points, as shown on the rail and read by screen readers.
namespace doublets {

/// Returns the side whose numbering applies to a physical point. Each player's own table has that
/// player's numbers; other points have the current player's. In racing games both players count all
/// points, from opposite ends; all numbers are then those of the current player.
[[nodiscard]] Side numberingSide(const BoardLayout &layout, const Position &position,
                                 int physicalPoint);

/// Returns the number on the rail at a physical point; nullopt if the point has none, since only
/// racing games number the points outside the players' own tables.
[[nodiscard]] std::optional<int> numeralOf(const BoardLayout &layout, const Position &position,
                                           int physicalPoint);

} // namespace doublets
