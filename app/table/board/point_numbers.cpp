// SPDX-License-Identifier: MIT
#include "table/board/point_numbers.h"

#include "table/board/board_input.h"

#include <algorithm>

namespace doublets {

namespace {

bool hasRacingMen(const Position &position)
{
    return std::any_of(BothSides.begin(), BothSides.end(),
                       [&](Side side) { return position.menOf(side).phase == Phase::Race; });
}

} // namespace

Side numberingSide(const BoardLayout &layout, const BoardState &state, int physicalPoint)
{
    const Position &position = state.position;
    for (const Side side : BothSides) {
        const bool isOwn = pointAt(layout, side, physicalPoint) <= PointsInTable;
        if (isOwn && !hasRacingMen(position)) {
            return side;
        }
    }
    return position.stage == Stage::Playing ? position.player : state.lastActor;
}

std::optional<int> numeralOf(const BoardLayout &layout, const BoardState &state, int physicalPoint)
{
    const int number = pointAt(layout, numberingSide(layout, state, physicalPoint), physicalPoint);
    return number <= PointsInTable || hasRacingMen(state.position) ? std::optional(number)
                                                                   : std::nullopt;
}

} // namespace doublets
