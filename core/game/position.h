// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rules.h"

#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>
#include <span>

namespace doublets {

/// A player, named by the colour of the men.
enum class Side : std::uint8_t { White, Black };
constexpr std::array<Side, 2> BothSides{Side::White, Side::Black};

[[nodiscard]] constexpr Side opponentOf(Side side)
{
    return side == Side::White ? Side::Black : Side::White;
}
/// Returns the index of a player in arrays of two: 0 for White, 1 for Black.
[[nodiscard]] constexpr std::size_t indexOf(Side side)
{
    return static_cast<std::size_t>(side);
}

/// Up to three numbers on the dice, 1 to 6 each, in the order in which they were thrown.
class Numbers
{
public:
    constexpr Numbers() = default;
    /// Precondition: at most limits::MaxDice numbers.
    constexpr explicit Numbers(std::span<const std::uint8_t> numbers)
    {
        for (const std::uint8_t number : numbers) {
            add(number);
        }
    }
    /// Precondition: at most limits::MaxDice numbers.
    constexpr Numbers(std::initializer_list<std::uint8_t> numbers)
        : Numbers(std::span(numbers.begin(), numbers.size()))
    {
    }

    /// Precondition: size() < limits::MaxDice.
    constexpr void add(std::uint8_t number)
    {
        write(bits() | shiftedByte(size(), number), size() + 1);
    }
    /// Removes one occurrence of `number`. Does nothing if there is none. Precondition: `number` is
    /// 1 to 6.
    constexpr void remove(std::uint8_t number)
    {
        const auto [a, b, c, count] = m_bytes;
        if (a == number) {
            write(shiftedByte(0, b) | shiftedByte(1, c), count - 1);
        } else if (b == number) {
            write(shiftedByte(0, a) | shiftedByte(1, c), count - 1);
        } else if (c == number) {
            write(shiftedByte(0, a) | shiftedByte(1, b), count - 1);
        }
    }
    constexpr void clear() { *this = Numbers(); }

    [[nodiscard]] constexpr int size() const { return m_bytes[limits::MaxDice]; }
    [[nodiscard]] constexpr bool empty() const { return size() == 0; }
    [[nodiscard]] constexpr const std::uint8_t *begin() const { return m_bytes.data(); }
    [[nodiscard]] constexpr const std::uint8_t *end() const { return m_bytes.data() + size(); }
    /// Precondition: 0 <= i < size().
    [[nodiscard]] constexpr std::uint8_t operator[](int i) const
    {
        return m_bytes[static_cast<std::size_t>(i)];
    }
    [[nodiscard]] constexpr bool contains(std::uint8_t number) const
    {
        for (const std::uint8_t existing : *this) {
            if (existing == number) {
                return true;
            }
        }
        return false;
    }
    /// Returns whether there are at least two numbers, all equal.
    [[nodiscard]] constexpr bool areAllEqual() const
    {
        if (size() < 2) {
            return false;
        }
        const Bits alike =
            shiftedByte(0, m_bytes[0]) | shiftedByte(1, m_bytes[0]) | shiftedByte(2, m_bytes[0]);
        const int unused = 8 * (limits::MaxDice - size());
        const Bits differ = bits() ^ alike;
        // Compare only the bytes in use, which are the low ones, or on big-endian the high ones.
        const Bits used = std::endian::native == std::endian::little ? differ << (8 + unused)
                                                                     : differ >> (8 + unused);
        return used == 0;
    }

    constexpr bool operator==(const Numbers &) const = default;

private:
    using Bits = std::uint32_t;
    using Bytes = std::array<std::uint8_t, limits::MaxDice + 1>; // the numbers, then their count
    static_assert(sizeof(Bytes) == sizeof(Bits));

    [[nodiscard]] static constexpr Bits shiftedByte(int i, std::uint8_t byte)
    {
        const int place = std::endian::native == std::endian::little ? i : limits::MaxDice - i;
        return static_cast<Bits>(byte) << (8 * place);
    }
    [[nodiscard]] constexpr Bits bits() const
    {
        return std::bit_cast<Bits>(m_bytes) & ~shiftedByte(limits::MaxDice, 0xff);
    }
    /// Writes all bytes as one word, which avoids store-forwarding stalls in simulations.
    constexpr void write(Bits numbers, int count)
    {
        m_bytes = std::bit_cast<Bytes>(
            numbers | shiftedByte(limits::MaxDice, static_cast<std::uint8_t>(count)));
    }

    Bytes m_bytes{};
};

/// One throw of all the dice.
using Throw = Numbers;

/// Returns whether `dice` grant the thrower another throw.
[[nodiscard]] constexpr bool grantsAnotherThrow(const Rules &rules, const Throw &dice)
{
    return rules.doublet == Doublet::ThrowsAgain && dice.areAllEqual();
}

/// The men of one player. Points are numbered 1 to 24 on the player's own track, of which 1 to 6
/// are the player's own table. Except in phases that move men, each point of that table has a
/// pile, with men lying in front of it.
struct Men
{
    std::array<std::uint8_t, PointsOnTrack> counts{}; ///< men on each point, piled or not
    /// Men in front of the pile on each point, included in `counts`. In the phase SetUp: men
    /// missing from each pile, which are off the board and not included in `counts`.
    std::array<std::uint8_t, PointsInTable> downCounts{};
    std::uint8_t borneOff = 0;
    std::uint8_t removed = 0; ///< hit and out of the game
    Phase phase{};
    /// Plays left in the current phase: men to lay down, to re-stack, still on the board, or to set
    /// up. 0 only if the player has won.
    std::uint8_t remainingPlays = 0;

    bool operator==(const Men &) const = default;

    /// Returns the number of men on `point` (1 to 24).
    [[nodiscard]] constexpr int onPoint(int point) const
    {
        return counts[static_cast<std::size_t>(point) - 1];
    }
    /// Returns the number of men in front of the pile on `point` (1 to 6); 0 in the phase SetUp.
    [[nodiscard]] constexpr int downOn(int point) const
    {
        return phase == Phase::SetUp ? 0 : downCounts[static_cast<std::size_t>(point) - 1];
    }
    /// Returns the number of men missing from the pile on `point` (1 to 6) in the phase SetUp; 0 in
    /// other phases.
    [[nodiscard]] constexpr int missingOn(int point) const
    {
        return phase == Phase::SetUp ? downCounts[static_cast<std::size_t>(point) - 1] : 0;
    }
    /// Returns the number of men in the pile on `point` (1 to 6), including the bottom man. In
    /// phases that move men, returns the number of all men on the point.
    [[nodiscard]] constexpr int piledOn(int point) const { return onPoint(point) - downOn(point); }
    /// Returns whether the men on `point` (1 to 24) are divided into a pile and men in front of it:
    /// only in the player's own table, and only in phases that do not move men. Returns true even
    /// if no man is left on the point.
    [[nodiscard]] constexpr bool isPilePoint(int point) const
    {
        return point <= PointsInTable && !hasMovingMen(phase);
    }
    /// Returns the number of men on the board.
    [[nodiscard]] constexpr int onBoard() const
    {
        int sum = 0;
        for (const int count : counts) {
            sum += count;
        }
        return sum;
    }
    /// Returns whether the player has finished the last phase. Precondition: the game is won.
    [[nodiscard]] constexpr bool hasFinished() const
    {
        return phase == Phase::SetUp ? remainingPlays == 0 : onBoard() == 0;
    }
};

/// The stage of a game, which determines the possible actions.
enum class Stage : std::uint8_t {
    Opening,  ///< each player throws a die, to decide who has the first throw
    ToThrow,  ///< `thrower` must throw
    Playing,  ///< `player` has at least one legal play and must play
    Claiming, ///< `player` may play the passed numbers, which are lost at the next throw
    Won,      ///< winner() has no man left on the board, or has set them all up again
    Drawn,    ///< neither player can ever move again
};

/// A position: the complete state on which the rest of the game depends. A plain value. In a game,
/// only the referee modifies it.
struct Position
{
    std::array<Men, 2> men{}; ///< indexed by indexOf(Side)
    Stage stage = Stage::Opening;
    Side thrower = Side::White; ///< the player who threw last, or who must throw
    Side player = Side::White;  ///< player to play: the thrower's opponent if numbers have passed
    Throw dice; ///< current throw; the previous one while ToThrow; empty before the first throw
    /// Numbers that `player` has left to play; empty for a `Total` doublet (Doublet::Total).
    Numbers remainingNumbers;
    std::uint8_t doubletMen = 0; ///< men that `player` has left to play by a `Total` doublet

    bool operator==(const Position &) const = default;

    [[nodiscard]] constexpr const Men &menOf(Side side) const { return men[indexOf(side)]; }
    [[nodiscard]] constexpr Men &menOf(Side side) { return men[indexOf(side)]; }
    [[nodiscard]] constexpr bool isOver() const
    {
        return stage == Stage::Won || stage == Stage::Drawn;
    }
    /// Returns the winner. Precondition: the stage is Won.
    [[nodiscard]] constexpr Side winner() const
    {
        return menOf(Side::White).hasFinished() ? Side::White : Side::Black;
    }
};

/// Converts a point, 1 to 24, between the tracks of the two players: returns the opponent's number
/// for the same point of the board.
[[nodiscard]] constexpr int opponentsPoint(int point)
{
    return PointsOnTrack + 1 - point;
}

} // namespace doublets
