// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rules.h"

#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>
#include <span>

namespace doublets {

enum class Side : std::uint8_t { White, Black };
constexpr std::array<Side, 2> BothSides{Side::White, Side::Black};

[[nodiscard]] constexpr Side opponentOf(Side side)
{
    return side == Side::White ? Side::Black : Side::White;
}
[[nodiscard]] constexpr std::size_t indexOf(Side side)
{
    return static_cast<std::size_t>(side);
}

/// A few numbers of the dice, 1 to 6 each, in the order in which they were thrown.
/// Four bytes that are always written all at once: what is written in parts and read as a whole
/// makes a processor wait, and games are played by the million here.
class Numbers
{
public:
    constexpr Numbers() = default;
    /// Precondition: at most limits::MostDice numbers.
    constexpr explicit Numbers(std::span<const std::uint8_t> numbers)
    {
        for (const std::uint8_t number : numbers) {
            add(number);
        }
    }
    constexpr Numbers(std::initializer_list<std::uint8_t> numbers)
        : Numbers(std::span(numbers.begin(), numbers.size()))
    {
    }

    /// Precondition: fewer than limits::MostDice numbers.
    constexpr void add(std::uint8_t number) { write(bits() | at(size(), number), size() + 1); }
    /// Takes out one such number, if there is one.
    constexpr void remove(std::uint8_t number)
    {
        const auto [a, b, c, count] = m_bytes;
        if (a == number) {
            write(at(0, b) | at(1, c), count - 1);
        } else if (b == number) {
            write(at(0, a) | at(1, c), count - 1);
        } else if (c == number) {
            write(at(0, a) | at(1, b), count - 1);
        }
    }
    constexpr void clear() { *this = Numbers(); }

    [[nodiscard]] constexpr int size() const { return m_bytes[limits::MostDice]; }
    [[nodiscard]] constexpr bool empty() const { return size() == 0; }
    [[nodiscard]] constexpr const std::uint8_t *begin() const { return m_bytes.data(); }
    [[nodiscard]] constexpr const std::uint8_t *end() const { return m_bytes.data() + size(); }
    [[nodiscard]] constexpr std::uint8_t operator[](int i) const
    {
        return m_bytes[static_cast<std::size_t>(i)];
    }
    [[nodiscard]] constexpr bool contains(std::uint8_t number) const
    {
        for (const std::uint8_t mine : *this) {
            if (mine == number) {
                return true;
            }
        }
        return false;
    }
    [[nodiscard]] constexpr bool allAlike() const
    {
        if (size() < 2) {
            return false;
        }
        const Bits alike = at(0, m_bytes[0]) | at(1, m_bytes[0]) | at(2, m_bytes[0]);
        const int unused = 8 * (limits::MostDice - size());
        const Bits differ = bits() ^ alike;
        // Only the bytes in use count; those stand at the low end, or at the high end of three.
        const Bits used = std::endian::native == std::endian::little ? differ << (8 + unused)
                                                                     : differ >> (8 + unused);
        return used == 0;
    }

    constexpr bool operator==(const Numbers &) const = default;

private:
    using Bits = std::uint32_t;
    using Bytes = std::array<std::uint8_t, limits::MostDice + 1>; // the numbers, and how many
    static_assert(sizeof(Bytes) == sizeof(Bits));

    [[nodiscard]] static constexpr Bits at(int i, std::uint8_t byte)
    {
        const int place = std::endian::native == std::endian::little ? i : limits::MostDice - i;
        return static_cast<Bits>(byte) << (8 * place);
    }
    [[nodiscard]] constexpr Bits bits() const
    {
        return std::bit_cast<Bits>(m_bytes) & ~at(limits::MostDice, 0xff);
    }
    constexpr void write(Bits numbers, int count)
    {
        m_bytes =
            std::bit_cast<Bytes>(numbers | at(limits::MostDice, static_cast<std::uint8_t>(count)));
    }

    Bytes m_bytes{};
};

/// One throw of all the dice.
using Throw = Numbers;

/// Whether these dice give their thrower the next throw as well.
[[nodiscard]] constexpr bool throwsAgain(const Rules &rules, const Throw &dice)
{
    return rules.doublet == Doublet::ThrowAgain && dice.allAlike();
}

/// The men of one player. Points are counted on the player's own track, 1 to 24; 1 to 6 are the own
/// table. Of the men on a point of the own table some stand in a pile, the others lie in front of
/// it.
struct Men
{
    std::array<std::uint8_t, PointsOnTrack> on{}; ///< men on each point, piled and lying together
    std::array<std::uint8_t, PointsInTable>
        down{}; ///< of these, played down and lying in front of the pile
    std::uint8_t borneOff = 0;
    std::uint8_t removed = 0; ///< hit and gone from the game
    Phase phase{};
    /// Plays that complete the present phase: men to lay down, to re-stack, or on the board. 0 only
    /// once the game is won.
    std::uint8_t left = 0;

    bool operator==(const Men &) const = default;

    /// Men on a point (1 to 24).
    [[nodiscard]] constexpr int onPoint(int point) const
    {
        return on[static_cast<std::size_t>(point) - 1];
    }
    /// Men lying in front of the pile of a point of the own table (1 to 6).
    [[nodiscard]] constexpr int downOn(int point) const
    {
        return down[static_cast<std::size_t>(point) - 1];
    }
    /// Men in the pile of a point of the own table (1 to 6), its bottom man included.
    [[nodiscard]] constexpr int piledOn(int point) const { return onPoint(point) - downOn(point); }
    /// Whether men of that point (1 to 24) stand in a pile, perhaps with others in front of it. Men
    /// that move lie side by side wherever they are.
    [[nodiscard]] constexpr bool hasPileOn(int point) const
    {
        return point <= PointsInTable && !movesMen(phase);
    }
    /// Men on the board.
    [[nodiscard]] constexpr int onBoard() const
    {
        int sum = 0;
        for (const int count : on) {
            sum += count;
        }
        return sum;
    }
};

enum class Stage : std::uint8_t {
    Opening,  ///< each player throws one die for the lead
    ToThrow,  ///< `thrower` is to throw
    Playing,  ///< `player` has at least one legal play, and must play
    Claiming, ///< `player` may play the numbers that passed, or lose them at the next throw
    Won,      ///< `winner()` has no man left
    Drawn,    ///< nobody can ever play again
};

/// Everything that the rest of a game depends on. A value; only the referee changes one.
struct Position
{
    std::array<Men, 2> men{}; ///< by indexOf(Side)
    Stage stage = Stage::Opening;
    Side thrower = Side::White; ///< who threw last, or is to throw
    Side player = Side::White;  ///< who plays now; the thrower but for numbers that passed
    Throw dice;   ///< the throw being played; the last one while ToThrow; empty before the first
    Numbers left; ///< numbers that `player` has still to play
    std::uint8_t doubletMen = 0; ///< men that `player` has still to play of a `Total` doublet

    bool operator==(const Position &) const = default;

    [[nodiscard]] constexpr const Men &menOf(Side side) const { return men[indexOf(side)]; }
    [[nodiscard]] constexpr Men &menOf(Side side) { return men[indexOf(side)]; }
    [[nodiscard]] constexpr bool isOver() const
    {
        return stage == Stage::Won || stage == Stage::Drawn;
    }
    /// Precondition: stage is Won.
    [[nodiscard]] constexpr Side winner() const
    {
        return menOf(Side::White).onBoard() == 0 ? Side::White : Side::Black;
    }
};

/// The point of the other player's track that is the same place on the board.
[[nodiscard]] constexpr int facingPoint(int point)
{
    return PointsOnTrack + 1 - point;
}

} // namespace doublets
