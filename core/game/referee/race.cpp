// SPDX-License-Identifier: MIT
#include "core/game/referee/race.h"

#include <algorithm>

namespace doublets::race {

namespace {

constexpr int MostOnPoint = 2;
constexpr int Home = PointsOnTrack + 1; ///< where a man is borne off

bool mayCome(const Position &position, Side side, int to)
{
    return to < Home && position.menOf(side).onPoint(to) < MostOnPoint &&
           position.menOf(opponentOf(side)).onPoint(facingPoint(to)) < MostOnPoint;
}

bool canMoveFrom(const Position &position, Side side, int from, int number)
{
    return position.menOf(side).onPoint(from) > 0 &&
           (from + number == Home || mayCome(position, side, from + number));
}

} // namespace

bool canMoveAny(const Position &position, Side side, std::uint8_t number)
{
    for (int from = 1; from <= PointsOnTrack; ++from) {
        if (canMoveFrom(position, side, from, number)) {
            return true;
        }
    }
    return false;
}

void addMoves(const Position &position, std::uint8_t number, PlayList &plays)
{
    const Side side = position.player;
    for (int from = 1; from <= PointsOnTrack; ++from) {
        if (!canMoveFrom(position, side, from, number)) {
            continue;
        }
        const auto at = static_cast<std::uint8_t>(from);
        const auto to = static_cast<std::uint8_t>(from + number);
        if (to == Home) {
            plays.add({side, PlayKind::BearOff, at, 0, number, false});
        } else {
            const bool hit = position.menOf(opponentOf(side)).onPoint(facingPoint(to)) == 1;
            plays.add({side, PlayKind::Move, at, to, number, hit});
        }
    }
}

bool allInLastTable(const Men &men)
{
    return std::all_of(men.on.begin(), men.on.end() - PointsInTable,
                       [](std::uint8_t count) { return count == 0; });
}

} // namespace doublets::race
