// SPDX-License-Identifier: MIT
#include "core/procedures/race/places.h"

#include <QtEndian>

#include <algorithm>

namespace doublets::procedures {

namespace {

/// Returns the lowest bits of the eight bytes, packed together.
Points lowBits(std::uint64_t bytes)
{
    return static_cast<Points>((bytes & 0x0101010101010101U) * 0x0102040810204080U >> 56U);
}

/// The points occupied by one player, as the low and high bits of the number of men on each.
struct Held
{
    Points one = 0;
    Points two = 0;

    explicit Held(const Men &men)
    {
        static_assert(limits::MaxMenOnPoint < 4 && PointsOnTrack % 8 == 0);
        for (int first = 0; first < PointsOnTrack; first += 8) {
            const auto counts = qFromLittleEndian<std::uint64_t>(men.on.data() + first);
            one |= lowBits(counts) << first;
            two |= lowBits(counts >> 1U) << first;
        }
    }
};

/// Returns the same points in the opponent's numbering.
Points facing(Points points)
{
    points = (points >> 1U & 0x55555555U) | (points & 0x55555555U) << 1U;
    points = (points >> 2U & 0x33333333U) | (points & 0x33333333U) << 2U;
    points = (points >> 4U & 0x0f0f0f0fU) | (points & 0x0f0f0f0fU) << 4U;
    points = (points >> 8U & 0x00ff00ffU) | (points & 0x00ff00ffU) << 8U;
    return (points >> 16U | points << 16U) >> (32 - PointsOnTrack);
}

} // namespace

Places::Places(const Men &mine, const Men &enemy)
{
    const Held my(mine);
    const Held other(enemy);
    m_one = my.one;
    m_two = my.two;
    m_singleEnemy = facing(other.one);
    m_fullEnemy = facing(other.two);
}

int Places::maxUsableAfter(Points from, int number, const Numbers &left) const
{
    Places next = *this;
    next.move(from, number);
    return next.isOver() ? 0 : next.most(left);
}

int Places::most(const Numbers &left) const
{
    if (left.size() == 1) {
        return movable(left[0]) != 0 ? 1 : 0; // any man will do
    }
    int most = 0;
    for (const std::uint8_t number : left) {
        Numbers others = left;
        others.remove(number);
        for (Points men = movable(number); men != 0; men &= men - 1) {
            most = std::max(most, 1 + maxUsableAfter(men & (~men + 1), number, others));
            if (most == left.size()) {
                return most;
            }
        }
    }
    return most;
}

} // namespace doublets::procedures
