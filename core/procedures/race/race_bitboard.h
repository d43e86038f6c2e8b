// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

namespace doublets::procedures {

/// A set of points on a track, one bit each, the first point in the lowest bit. The bit after the
/// last point stands for bearing off.
using PointSet = std::uint32_t;

/// Returns the same points in the opponent's numbering, without the bit for bearing off.
[[nodiscard]] constexpr PointSet facingPoints(PointSet points)
{
    points = (points >> 1U & 0x55555555U) | (points & 0x55555555U) << 1U;
    points = (points >> 2U & 0x33333333U) | (points & 0x33333333U) << 2U;
    points = (points >> 4U & 0x0f0f0f0fU) | (points & 0x0f0f0f0fU) << 4U;
    points = (points >> 8U & 0x00ff00ffU) | (points & 0x00ff00ffU) << 8U;
    return (points >> 16U | points << 16U) >> (32 - PointsOnTrack);
}

/// A position of the race as seen by one player, with all points as bit sets on that player's
/// track, so that sequences of moves can be tested quickly.
class RaceBitboard
{
public:
    /// `mine` are the men of the player from whose side the position is seen. `enemy` are the
    /// opponent's men, numbered along the opponent's own track.
    RaceBitboard(const Men &mine, const Men &enemy);

    /// Returns the points whose men can move, or bear off, by `number` (1 to 6).
    [[nodiscard]] PointSet movablePoints(int number) const
    {
        return (m_singlePoints | m_fullPoints) & openPoints() >> number;
    }
    /// Returns whether a single enemy man stands on `point`, a set of one point.
    [[nodiscard]] bool isSingleEnemy(PointSet point) const
    {
        return (m_singleEnemyPoints & point) != 0;
    }

    /// Returns the maximum number of `remaining` numbers that can be used after a man on `from`, a
    /// set of one point, has moved or been borne off by `number`. Returns 0 if this ends the game.
    /// Precondition: `from` is in movablePoints(number).
    [[nodiscard]] int maxUsableAfter(PointSet from, int number, const Numbers &remaining) const;

private:
    /// Returns the maximum number of `remaining` numbers that can be used, in any order and by any
    /// men.
    [[nodiscard]] int maxUsable(const Numbers &remaining) const;
    [[nodiscard]] PointSet openPoints() const
    {
        return (Track & ~(m_fullPoints | m_fullEnemyPoints)) | BearOffBit;
    }
    [[nodiscard]] bool isOver() const
    {
        return (m_singlePoints | m_fullPoints) == 0 ||
               (m_singleEnemyPoints | m_fullEnemyPoints) == 0;
    }
    void move(PointSet from, int number)
    {
        m_fullPoints &= ~from;
        m_singlePoints ^= from;                     // one of two men is left
        const PointSet to = from << number & Track; // empty if the man is borne off
        m_fullPoints |= to & m_singlePoints;        // one man joins another
        m_singlePoints ^= to;
        m_singleEnemyPoints &= ~to;
    }

    static_assert(PointsOnTrack < 32);
    static constexpr PointSet BearOffBit = PointSet{1} << PointsOnTrack;
    static constexpr PointSet Track = BearOffBit - 1;

    // A point never holds more than two men (Race::MaxOnPoint).
    PointSet m_singlePoints;      ///< points with one of the player's men
    PointSet m_fullPoints;        ///< points with two of the player's men
    PointSet m_singleEnemyPoints; ///< points with one enemy man
    PointSet m_fullEnemyPoints;   ///< points with two enemy men
};

} // namespace doublets::procedures
