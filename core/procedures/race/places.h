// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

namespace doublets::procedures {

/// Points of a track, a bit each: the first one is the lowest. The bit after them is where men are
/// borne off.
using Points = std::uint32_t;

/// The race as one player sees it, all points at once on its own track, so that numbers can be
/// tried by the million without playing them.
class Places
{
public:
    Places(const Men &mine, const Men &enemy);

    /// Where the men stand that a number moves, or bears off.
    [[nodiscard]] Points movable(int number) const { return (m_one | m_two) & open() >> number; }
    /// Whether a single enemy man stands on that point.
    [[nodiscard]] bool isSingleEnemy(Points point) const { return (m_singleEnemy & point) != 0; }

    /// The most of these numbers that can be used if the man of `from`, which it moves, plays
    /// `number` first: that one does not count. None where it ends the game.
    [[nodiscard]] int mostAfter(Points from, int number, const Numbers &left) const;

private:
    /// The most of these numbers that some order and choice uses.
    [[nodiscard]] int most(const Numbers &left) const;
    [[nodiscard]] Points open() const { return (Track & ~(m_two | m_fullEnemy)) | HomeBit; }
    [[nodiscard]] bool isOver() const
    {
        return (m_one | m_two) == 0 || (m_singleEnemy | m_fullEnemy) == 0;
    }
    void move(Points from, int number)
    {
        m_two &= ~from;
        m_one ^= from;                            // of two, one is left
        const Points to = from << number & Track; // none where it is borne off
        m_two |= to & m_one;                      // one and one are two
        m_one ^= to;
        m_singleEnemy &= ~to;
    }

    static_assert(PointsOnTrack < 32);
    static constexpr Points HomeBit = Points{1} << PointsOnTrack;
    static constexpr Points Track = HomeBit - 1;

    // The player's own: one man is there, or two. There are never more (Procedure::mostMenOnPoint).
    Points m_one;
    Points m_two;
    Points m_singleEnemy;
    Points m_fullEnemy; ///< held by two enemy men
};

} // namespace doublets::procedures
