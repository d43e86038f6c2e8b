// SPDX-License-Identifier: MIT
#include "core/procedures/race/race.h"

#include <algorithm>
#include <bit>

namespace doublets::procedures {

namespace {

using referee::Hindrance;
using referee::Obstacle;

Obstacle obstacleOf(const Position &position, int point, std::uint8_t number)
{
    const Men &men = position.menOf(position.player);
    const Men &enemy = position.menOf(opponentOf(position.player));
    const int to = point + number;
    if (to > Race::Home) {
        return {Obstacle::Kind::TooFar, number, 0};
    }
    const auto at = static_cast<std::uint8_t>(to);
    if (to < Race::Home && men.onPoint(to) >= Race::MaxOnPoint) {
        return {Obstacle::Kind::FullPoint, number, at};
    }
    if (to < Race::Home && enemy.onPoint(opponentsPoint(to)) >= Race::MaxOnPoint) {
        return {Obstacle::Kind::EnemyPoint, number, at};
    }
    return {Obstacle::Kind::FewerNumbers, number, to < Race::Home ? at : std::uint8_t{0}};
}

} // namespace

bool Race::canMoveAny(const Position &position, Side side, std::uint8_t number)
{
    return placesOf(position, side).movable(number) != 0;
}

void Race::addMoves(const Position &position, std::uint8_t number, PlayList &plays)
{
    const Side side = position.player;
    const Places places = placesOf(position, side);
    for (Points movable = places.movable(number); movable != 0; movable &= movable - 1) {
        const auto at = static_cast<std::uint8_t>(std::countr_zero(movable) + 1);
        const auto to = static_cast<std::uint8_t>(at + number);
        if (to == Home) {
            plays.add({side, PlayKind::BearOff, at, 0, number, false});
        } else {
            const bool hit = places.isSingleEnemy(Points{1} << slot(to));
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
        if (std::ranges::find(known, obstacle) == known.end()) {
            known.push_back(obstacle);
        }
    }
}

} // namespace doublets::procedures
