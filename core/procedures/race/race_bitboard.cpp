// SPDX-License-Identifier: MIT
#include "core/procedures/race/race_bitboard.h"

#include <QtEndian>

#include <algorithm>

namespace doublets::procedures {

namespace {

/// Returns the lowest bits of the eight bytes, packed together.
PointSet lowBits(std::uint64_t bytes)
{
    return static_cast<PointSet>((bytes & 0x0101010101010101U) * 0x0102040810204080U >> 56U);
}

/// The points occupied by one player, as the low and high bits of the number of men on each.
struct Held
{
    PointSet one = 0;
    PointSet two = 0;

    explicit Held(const Men &men)
    {
        static_assert(limits::MaxMenOnPoint < 4 && PointsOnTrack % 8 == 0);
        for (int first = 0; first < PointsOnTrack; first += 8) {
            const auto counts = qFromLittleEndian<std::uint64_t>(men.counts.data() + first);
            one |= lowBits(counts) << first;
            two |= lowBits(counts >> 1U) << first;
        }
    }
};

} // namespace

RaceBitboard::RaceBitboard(const Men &mine, const Men &enemy)
{
    const Held my(mine);
    const Held other(enemy);
    m_singlePoints = my.one;
    m_fullPoints = my.two;
    m_singleEnemyPoints = facingPoints(other.one);
    m_fullEnemyPoints = facingPoints(other.two);
}

int RaceBitboard::maxUsableAfter(PointSet from, int number, const Numbers &remaining) const
{
    RaceBitboard next = *this;
    next.move(from, number);
    return next.isOver() ? 0 : next.maxUsable(remaining);
}

int RaceBitboard::maxUsable(const Numbers &remaining) const
{
    if (remaining.size() == 1) {
        return movablePoints(remaining[0]) != 0 ? 1 : 0; // any man will do
    }
    int maxUsable = 0;
    for (const std::uint8_t number : remaining) {
        Numbers others = remaining;
        others.remove(number);
        for (PointSet men = movablePoints(number); men != 0; men &= men - 1) {
            maxUsable = std::max(maxUsable, 1 + maxUsableAfter(men & (~men + 1), number, others));
            if (maxUsable == remaining.size()) {
                return maxUsable;
            }
        }
    }
    return maxUsable;
}

} // namespace doublets::procedures
