// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "table/layout/board_layout.h"

#include <optional>

/// By which numbers points are called, on the rail and by screen readers.
namespace doublets {

/// Whose number a place bears. Each player's own table has that player's. Once men race, both count
/// all points, from opposite ends: then all numbers are those of whoever is to play.
[[nodiscard]] Side numberedBy(const BoardLayout &layout, const Position &position, int placeIndex);

/// The number on the rail; none where a point has none.
[[nodiscard]] std::optional<int> numeralOf(const BoardLayout &layout, const Position &position,
                                           int placeIndex);

} // namespace doublets
