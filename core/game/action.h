// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "core/limits.h"

#include <array>
#include <variant>
#include <vector>

namespace doublets {

enum class PlayKind : std::uint8_t { PlayDown, ReStack, BearOff, Move };

/// One man played. Has no defaults, so that a list of plays costs nothing to make; eight bytes, so
/// that one is copied at once.
struct alignas(8) Play
{
    Side by;
    PlayKind kind;
    std::uint8_t from;   ///< its point, 1 to 24 on `by`'s own track
    std::uint8_t to;     ///< Move: the point it comes to; otherwise 0
    std::uint8_t number; ///< the number of the dice that is played, 1 to 6
    bool hit;            ///< Move: a single enemy man is removed

    bool operator==(const Play &) const = default;
};

/// The two dice thrown for the lead.
struct OpeningThrow
{
    std::uint8_t white = 0;
    std::uint8_t black = 0;

    bool operator==(const OpeningThrow &) const = default;
};

/// What moves a game on.
using Action = std::variant<OpeningThrow, Throw, Play>;

/// The faces of a throw, for the lead (White's first) or of all the dice; none for a play.
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

/// The legal plays of a position, at most limits::MostPlays. Holds them in place.
class PlayList
{
public:
    void add(const Play &play) { m_plays[m_count++] = play; }
    /// Adds the play or not, without a jump: who plays millions of games guesses wrong half the
    /// time.
    void addIf(bool isThere, const Play &play, std::uint8_t from)
    {
        m_plays[m_count] = play;
        m_plays[m_count].from = from;
        m_count += isThere ? 1U : 0U;
    }
    [[nodiscard]] int size() const { return static_cast<int>(m_count); }
    [[nodiscard]] bool empty() const { return m_count == 0; }
    [[nodiscard]] const Play &operator[](int i) const
    {
        return m_plays[static_cast<std::size_t>(i)];
    }
    [[nodiscard]] const Play *begin() const { return m_plays.data(); }
    [[nodiscard]] const Play *end() const { return m_plays.data() + m_count; }
    [[nodiscard]] bool contains(const Play &play) const
    {
        for (const Play &mine : *this) {
            if (mine == play) {
                return true;
            }
        }
        return false;
    }

private:
    std::array<Play, limits::MostPlays + 1> m_plays; // one more, for `addIf`
    std::size_t m_count = 0;
};

} // namespace doublets
