// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "core/limits.h"

#include <array>
#include <variant>
#include <vector>

namespace doublets {

/// The kind of a play: what a number does with a man.
enum class PlayKind : std::uint8_t {
    PlayDown, ///< lays the top man of a pile in front of it
    ReStack,  ///< puts a man in front of a pile back on it
    BearOff,  ///< takes a man off the board
    Move,     ///< moves a man along its player's track
    SetUp,    ///< puts a man from off the board back on its pile
};

/// The play of one man. Has a size of eight bytes and no default values, so that arrays need no
/// initialisation and a copy takes one instruction.
struct alignas(8) Play
{
    Side by;
    PlayKind kind;
    std::uint8_t from;   ///< the man's point, 1 to 24 on `by`'s own track; SetUp: its new point
    std::uint8_t to;     ///< Move: destination, 1 to 24; otherwise 0
    std::uint8_t number; ///< number on the dice that is played, 1 to 6
    bool hit;            ///< Move: whether a single enemy man is removed

    bool operator==(const Play &) const = default;
};

/// The opening throw: a pair of dice, one thrown by each player, for the lead, that is, to decide
/// who makes the first throw of the game (Rules::lead). Repeated while the dice are equal.
struct OpeningThrow
{
    std::uint8_t white = 0; ///< face of White's die, 1 to 6
    std::uint8_t black = 0; ///< face of Black's die, 1 to 6

    bool operator==(const OpeningThrow &) const = default;
};

/// An action in a game: an opening throw, a throw of all the dice, or a play. A game is a sequence
/// of actions.
using Action = std::variant<OpeningThrow, Throw, Play>;

/// Returns the faces of a throw; for an opening throw, White's first. Returns an empty vector
/// for a play.
[[nodiscard]] inline std::vector<std::uint8_t> facesOf(const Action &action)
{
    if (const auto *lead = std::get_if<OpeningThrow>(&action)) {
        return {lead->white, lead->black};
    }
    if (const auto *dice = std::get_if<Throw>(&action)) {
        return {dice->begin(), dice->end()};
    }
    return {};
}

/// A list of plays of a position, at most limits::MaxPlays, in a fixed-size array.
class PlayList
{
public:
    /// Precondition: size() < limits::MaxPlays.
    void add(const Play &play) { m_plays[m_count++] = play; }
    /// Adds `play`, with its member `from` set to `from`, if `isPlayable` is true. Branch-free,
    /// since simulations would often mispredict a branch. Precondition: as for add(), if
    /// `isPlayable` is true.
    void addIf(bool isPlayable, const Play &play, std::uint8_t from)
    {
        m_plays[m_count] = play;
        m_plays[m_count].from = from;
        m_count += isPlayable ? 1U : 0U;
    }
    [[nodiscard]] int size() const { return static_cast<int>(m_count); }
    [[nodiscard]] bool empty() const { return m_count == 0; }
    /// Precondition: 0 <= i < size().
    [[nodiscard]] const Play &operator[](int i) const
    {
        return m_plays[static_cast<std::size_t>(i)];
    }
    [[nodiscard]] const Play *begin() const { return m_plays.data(); }
    [[nodiscard]] const Play *end() const { return m_plays.data() + m_count; }
    [[nodiscard]] bool contains(const Play &play) const
    {
        for (const Play &listed : *this) {
            if (listed == play) {
                return true;
            }
        }
        return false;
    }

private:
    std::array<Play, limits::MaxPlays + 1> m_plays; // one spare element, for addIf()
    std::size_t m_count = 0;
};

} // namespace doublets
