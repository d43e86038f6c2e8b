// SPDX-License-Identifier: MIT
#pragma once

#include "table/layout/board_layout.h"
#include "table/layout/board_state.h"

#include <optional>

// The numbers of points, as shown on the rail and read by screen readers.

namespace doublets {

/// Returns the side whose numbering applies to a physical point: on a point of a player's own
/// table, that player; on other points, the player who is to play or, before a throw, the player
/// who acted last, so that the numbers agree with the text about that action. In racing games, in
/// which both players number all points from opposite ends, the latter rule applies to every point.
[[nodiscard]] Side numberingSide(const BoardLayout &layout, const BoardState &state,
                                 int physicalPoint);

/// Returns the number on the rail at a physical point, or nullopt if the point has none: only
/// racing games number points outside the players' own tables.
[[nodiscard]] std::optional<int> numeralOf(const BoardLayout &layout, const BoardState &state,
                                           int physicalPoint);

} // namespace doublets
