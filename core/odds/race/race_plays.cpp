// SPDX-License-Identifier: MIT
#include "core/odds/race/race_plays.h"

namespace doublets {

namespace {

constexpr PointSet Track = (PointSet{1} << PointsOnTrack) - 1;

std::uint32_t hashOf(const RacePlays::Option &option)
{
    std::uint64_t bits = option.single | static_cast<std::uint64_t>(option.full) << 32U;
    bits ^=
        static_cast<std::uint64_t>(option.piled | option.enemySingle << 8U) * 0x9e3779b97f4a7c15U;
    bits ^= static_cast<std::uint64_t>(option.unplayed) << 60U;
    bits *= 0xbf58476d1ce4e5b9U;
    return static_cast<std::uint32_t>(bits >> 32U ^ bits >> 50U);
}

bool areSame(const RacePlays::Option &a, const RacePlays::Option &b)
{
    return a.single == b.single && a.full == b.full && a.piled == b.piled &&
           a.enemySingle == b.enemySingle && a.unplayed == b.unplayed;
}

} // namespace

std::span<const RacePlays::Option> RacePlays::find(const RaceBoard &board, const Numbers &numbers)
{
    m_numbers = numbers;
    m_opponent = board.opponent;
    m_enemySingle = facingPoints(board.opponent.single);
    m_enemyFull = facingPoints(board.opponent.full);
    const auto all = static_cast<std::uint8_t>((1U << static_cast<unsigned>(numbers.size())) - 1U);
    m_options[0] = {
        board.player.single, board.player.full, board.player.piled, m_enemySingle, all, 0, 0};
    m_count = 1;
    std::size_t first = 0;
    std::size_t end = 1;
    for (;;) {
        ++m_epoch;
        for (std::size_t i = first; i < end; ++i) {
            if (isOver(m_options[i])) {
                continue;
            }
            for (int die = 0; die < numbers.size(); ++die) {
                addPlays(m_options[i], die);
            }
        }
        if (m_count == end) {
            return {m_options.data() + first, end - first};
        }
        first = end;
        end = m_count;
    }
}

void RacePlays::addPlays(const Option &option, int die)
{
    const unsigned bit = 1U << static_cast<unsigned>(die);
    if ((option.unplayed & bit) == 0) {
        return;
    }
    for (int other = 0; other < die; ++other) {
        if ((option.unplayed & 1U << static_cast<unsigned>(other)) != 0 &&
            m_numbers[other] == m_numbers[die]) {
            return; // equal numbers are played in the order of the dice
        }
    }
    const auto unplayed = static_cast<std::uint8_t>(option.unplayed & ~bit);
    const int number = m_numbers[die];
    if (option.piled == 0) {
        addMoves(option, number, unplayed);
        return;
    }
    const PointSet point = PointSet{1} << static_cast<unsigned>(number - 1);
    if ((option.piled & point) != 0) {
        Option next = option;
        next.piled &= ~point;
        next.unplayed = unplayed;
        add(option, next, number, number);
    }
}

void RacePlays::addMoves(const Option &option, int number, std::uint8_t unplayed)
{
    const PointSet open = openPoints(option.full, m_enemyFull);
    PointSet men = (option.single | option.full) & open >> number;
    for (; men != 0; men &= men - 1) {
        const PointSet from = men & (~men + 1);
        const PointSet to = from << number & Track; // empty if the man is borne off
        Option next = option;
        next.full &= ~from;
        next.single ^= from; // one of two men is left
        next.full |= to & next.single;
        next.single ^= to;
        next.enemySingle &= ~to;
        next.unplayed = unplayed;
        add(option, next, std::countr_zero(from) + 1, number);
    }
}

void RacePlays::add(const Option &previous, Option next, int from, int number)
{
    next.from = previous.from != 0 ? previous.from : static_cast<std::uint8_t>(from);
    next.number = previous.from != 0 ? previous.number : static_cast<std::uint8_t>(number);
    std::size_t place = hashOf(next) % HashSize;
    while (m_slots[place].epoch == m_epoch) {
        if (areSame(m_options[m_slots[place].index], next)) {
            return;
        }
        place = (place + 1) % HashSize;
    }
    m_slots[place] = {m_epoch, static_cast<std::uint32_t>(m_count)};
    m_options[m_count] = next;
    ++m_count;
}

Numbers RacePlays::unplayed(const Option &option) const
{
    Numbers left;
    for (int die = 0; die < m_numbers.size(); ++die) {
        if ((option.unplayed & 1U << static_cast<unsigned>(die)) != 0) {
            left.add(m_numbers[die]);
        }
    }
    return left;
}

} // namespace doublets
