// SPDX-License-Identifier: MIT
#include "core/procedures/race/race.h"

#include <QtEndian>

#include <algorithm>
#include <bit>

namespace doublets::procedures {

namespace {

using referee::Hindrance;
using referee::Obstacle;

/// Points of a track, a bit each: the first one is the lowest.
using Points = std::uint32_t;
static_assert(PointsOnTrack < 32);

/// The points on which the men of one player are, gathered eight at once.
struct Held
{
    Points any = 0;
    Points full = 0; ///< by two men or more

    explicit Held(const Men &men)
    {
        static_assert(limits::MostMenOnPoint < 4 && PointsOnTrack % 8 == 0);
        for (int first = 0; first < PointsOnTrack; first += 8) {
            const auto counts = qFromLittleEndian<std::uint64_t>(men.on.data() + first);
            any |= lowBits(counts | counts >> 1U) << first;
            full |= lowBits(counts >> 1U) << first;
        }
    }

    /// The lowest bit of each byte, side by side.
    static Points lowBits(std::uint64_t bytes)
    {
        return static_cast<Points>((bytes & 0x0101010101010101U) * 0x0102040810204080U >> 56U);
    }
};

/// The same places as the other player counts them.
Points facing(Points points)
{
    points = (points >> 1U & 0x55555555U) | (points & 0x55555555U) << 1U;
    points = (points >> 2U & 0x33333333U) | (points & 0x33333333U) << 2U;
    points = (points >> 4U & 0x0f0f0f0fU) | (points & 0x0f0f0f0fU) << 4U;
    points = (points >> 8U & 0x00ff00ffU) | (points & 0x00ff00ffU) << 8U;
    return (points >> 16U | points << 16U) >> (32 - PointsOnTrack);
}

/// Where men of one player can come, home included.
Points open(const Held &mine, const Held &enemy)
{
    constexpr Points Track = (Points{1} << PointsOnTrack) - 1;
    constexpr Points HomeBit = Points{1} << PointsOnTrack;
    return (Track & ~(mine.full | facing(enemy.full))) | HomeBit;
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
    const Held mine(position.menOf(side));
    const Held enemy(position.menOf(opponentOf(side)));
    return (mine.any & open(mine, enemy) >> number) != 0;
}

void Race::addMoves(const Position &position, std::uint8_t number, PlayList &plays)
{
    const Side side = position.player;
    const Held mine(position.menOf(side));
    const Held enemy(position.menOf(opponentOf(side)));
    const Points single = facing(enemy.any & ~enemy.full);
    for (Points movable = mine.any & open(mine, enemy) >> number; movable != 0;
         movable &= movable - 1) {
        const auto at = static_cast<std::uint8_t>(std::countr_zero(movable) + 1);
        const auto to = static_cast<std::uint8_t>(at + number);
        if (to == Home) {
            plays.add({side, PlayKind::BearOff, at, 0, number, false});
        } else {
            const bool hit = (single >> slot(to) & 1U) != 0;
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
