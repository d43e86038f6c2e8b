// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rules.h"

#include <array>
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
class Numbers
{
public:
    constexpr Numbers() = default;
    /// Precondition: at most MostDice numbers.
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

    constexpr void add(std::uint8_t number) { m_numbers[m_count++] = number; }
    /// Takes out one such number, if there is one.
    constexpr void remove(std::uint8_t number)
    {
        for (std::uint8_t i = 0; i < m_count; ++i) {
            if (m_numbers[i] == number) {
                for (; i + 1 < m_count; ++i) {
                    m_numbers[i] = m_numbers[i + 1U];
                }
                m_numbers[--m_count] = 0;
                return;
            }
        }
    }
    constexpr void clear() { *this = Numbers(); }

    [[nodiscard]] constexpr int size() const { return m_count; }
    [[nodiscard]] constexpr bool empty() const { return m_count == 0; }
    [[nodiscard]] constexpr const std::uint8_t *begin() const { return m_numbers.data(); }
    [[nodiscard]] constexpr const std::uint8_t *end() const { return m_numbers.data() + m_count; }
    [[nodiscard]] constexpr std::uint8_t operator[](int i) const
    {
        return m_numbers[static_cast<std::size_t>(i)];
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
        for (const std::uint8_t mine : *this) {
            if (mine != m_numbers[0]) {
                return false;
            }
        }
        return m_count > 1;
    }

    constexpr bool operator==(const Numbers &) const = default;

private:
    std::array<std::uint8_t, MostDice> m_numbers{};
    std::uint8_t m_count = 0;
};

/// One throw of all the dice.
using Throw = Numbers;

/// The men of one player. Points are counted on his own track, 1 to 24; 1 to 6 are his own table.
/// Of the men on a point of his own table some stand in a pile, the others lie in front of it.
struct Men
{
    std::array<std::uint8_t, PointsOnTrack> on{}; ///< men on each point, piled and lying together
    std::array<std::uint8_t, PointsInTable>
        down{}; ///< of these, played down and lying in front of the pile
    std::uint8_t borneOff = 0;
    std::uint8_t removed = 0; ///< hit and gone from the game (the race)
    Phase phase{};
    /// Plays needed to complete the present phase: men to lay down, to re-stack, or on the board.
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
    Claiming, ///< `player` may play the numbers that passed to him, or lose them at the next throw
    Won,      ///< `winner()` has no man left
    Drawn,    ///< nobody can ever play again (the race)
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
