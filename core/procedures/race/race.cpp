// SPDX-License-Identifier: MIT
#include "core/procedures/race/race.h"

#include <algorithm>

namespace doublets::procedures {

namespace {

using referee::Hindrance;
using referee::Obstacle;

bool mayCome(const Position &position, Side side, int to)
{
    return to < Race::Home && position.menOf(side).onPoint(to) < Race::MostOnPoint &&
           position.menOf(opponentOf(side)).onPoint(facingPoint(to)) < Race::MostOnPoint;
}

bool canMoveFrom(const Position &position, Side side, int from, int number)
{
    return position.menOf(side).onPoint(from) > 0 &&
           (from + number == Race::Home || mayCome(position, side, from + number));
}

Obstacle obstacleOf(const Position &position, int point, std::uint8_t number)
{
    const Men &men = position.menOf(position.player);
    const Men &enemy = position.menOf(opponentOf(position.player));
    const int to = point + number;
    if (to > Race::Home) {
        return {Obstacle::Kind::TooFar, number, 0};
    }
    const auto at = static_cast<std::uint8_t>(to);
    if (to < Race::Home && men.onPoint(to) >= Race::MostOnPoint) {
        return {Obstacle::Kind::FullPoint, number, at};
    }
    if (to < Race::Home && enemy.onPoint(facingPoint(to)) >= Race::MostOnPoint) {
        return {Obstacle::Kind::EnemyPoint, number, at};
    }
    return {Obstacle::Kind::FewerNumbers, number, to < Race::Home ? at : std::uint8_t{0}};
}

} // namespace

bool Race::canMoveAny(const Position &position, Side side, std::uint8_t number)
{
    for (int from = 1; from <= PointsOnTrack; ++from) {
        if (canMoveFrom(position, side, from, number)) {
            return true;
        }
    }
    return false;
}

void Race::addMoves(const Position &position, std::uint8_t number, PlayList &plays)
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

bool Race::allInLastTable(const Men &men)
{
    return std::all_of(men.on.begin(), men.on.end() - PointsInTable,
                       [](std::uint8_t count) { return count == 0; });
}

void Race::explain(const Position &position, int point, Hindrance &hindrance)
{
    if (!races(position.menOf(position.player))) {
        Laying::explain(position, point, hindrance);
        return;
    }
    hindrance.kind = Hindrance::Kind::Obstructed;
    for (const std::uint8_t number : position.left) {
        const Obstacle obstacle = obstacleOf(position, point, number);
        auto &known = hindrance.obstacles;
        if (std::find(known.begin(), known.end(), obstacle) == known.end()) {
            known.push_back(obstacle);
        }
    }
}

} // namespace doublets::procedures
