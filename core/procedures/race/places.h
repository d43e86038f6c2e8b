// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

namespace doublets::procedures {

/// A set of points on a track, one bit each, the first point in the lowest bit. The bit after the
/// last point stands for bearing off.
using Points = std::uint32_t;

/// The race as seen by one player: all points as bit sets on that player's track, so that numbers
/// can be tried out quickly without playing them.
class Places
{
public:
    Places(const Men &mine, const Men &enemy);

    /// Returns the points whose men can move, or bear off, by `number`.
    [[nodiscard]] Points movable(int number) const { return (m_one | m_two) & open() >> number; }
    /// Returns whether a single enemy man stands on `point`.
    [[nodiscard]] bool isSingleEnemy(Points point) const { return (m_singleEnemy & point) != 0; }

    /// Returns the greatest number of `left` that can be used after the man on `from` has moved by
    /// `number`. Returns 0 if that ends the game.
    [[nodiscard]] int maxUsableAfter(Points from, int number, const Numbers &left) const;

private:
    /// Returns the greatest number of `left` that any order and choice can use.
    [[nodiscard]] int most(const Numbers &left) const;
    [[nodiscard]] Points open() const { return (Track & ~(m_two | m_fullEnemy)) | HomeBit; }
    [[nodiscard]] bool isOver() const
    {
        return (m_one | m_two) == 0 || (m_singleEnemy | m_fullEnemy) == 0;
    }
    void move(Points from, int number)
    {
        m_two &= ~from;
        m_one ^= from;                            // one of two men is left
        const Points to = from << number & Track; // empty if the man is borne off
        m_two |= to & m_one;                      // one man joins another
        m_one ^= to;
        m_singleEnemy &= ~to;
    }

    static_assert(PointsOnTrack < 32);
    static constexpr Points HomeBit = Points{1} << PointsOnTrack;
    static constexpr Points Track = HomeBit - 1;

    // The player's own points, with one man or two. There are never more
    // (Procedure::mostMenOnPoint).
    Points m_one;
    Points m_two;
    Points m_singleEnemy;
    Points m_fullEnemy; ///< held by two enemy men
};

} // namespace doublets::procedures
