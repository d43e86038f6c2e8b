// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "core/limits.h"
#include "core/rules/rule_key.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <variant>

/// What happened, as the referee reports it: enough to animate, to log and to explain.
namespace doublets {

/// Why a player could not play a number.
enum class Fact : std::uint8_t {
    None,
    NothingToLayDown, ///< no man above the bottom one on that point
    NothingToReStack, ///< no man lies in front of the pile of that point
    NoManOnPoint,     ///< no man is there to be borne off
    NoManCanMove,     ///< every move of that number is blocked, or beyond the exact number
    PhaseEnded,       ///< a phase was completed in this throw, and crossing is barred
    FewerMenLeft,     ///< fewer men were left to lay down than the doublet gives
    OnlyToLayDown,    ///< passed numbers only lay down, and that player is past it
    ThrowerBearsOff,  ///< that player still lays down and the thrower bears off (Charpentier)
    NotInLastTable,   ///< the thrower's men race and are not all in the last table: nothing passes
    NeverPasses,      ///< by this rule set a number that the thrower cannot play is lost
    NotClaimed,       ///< nobody claimed it before the next throw (Charpentier)
};

/// Each player has thrown a die for the lead.
struct OpeningThrown
{
    OpeningThrow dice;
    bool operator==(const OpeningThrown &) const = default;
    [[nodiscard]] bool tied() const { return dice.white == dice.black; }
    /// Who has the first throw. Precondition: not tied.
    [[nodiscard]] Side first() const { return dice.white > dice.black ? Side::White : Side::Black; }
};
/// All the dice were thrown.
struct DiceThrown
{
    Side thrower{};
    Throw dice;
    std::uint8_t doubletMen = 0; ///< men that a `Total` doublet gives; 0 for any other throw
    bool operator==(const DiceThrown &) const = default;
};
/// The top man of a pile was laid in front of it. `number`, here and below: the number of the
/// dice, 1 to 6, by which it was played.
struct ManPlayedDown
{
    Side side{};
    std::uint8_t point = 0; ///< 1 to 6
    std::uint8_t number = 0;
    bool operator==(const ManPlayedDown &) const = default;
};
/// A man that lay in front of a pile was put back on it.
struct ManReStacked
{
    Side side{};
    std::uint8_t point = 0; ///< 1 to 6
    std::uint8_t number = 0;
    bool operator==(const ManReStacked &) const = default;
};
/// A man left the board from that point.
struct ManBorneOff
{
    Side side{};
    std::uint8_t point = 0; ///< 1 to 24 on the player's track
    std::uint8_t number = 0;
    bool operator==(const ManBorneOff &) const = default;
};
/// A man moved along its player's track.
struct ManMoved
{
    Side side{};
    std::uint8_t from = 0; ///< 1 to 24 on the player's track
    std::uint8_t to = 0;   ///< the same
    std::uint8_t number = 0;
    bool operator==(const ManMoved &) const = default;
};
/// Follows the ManMoved that hit it.
struct ManHit
{
    Side side{};            ///< whose man is removed
    std::uint8_t point = 0; ///< 1 to 24 on `side`'s own track
    bool operator==(const ManHit &) const = default;
};
/// The thrower could not play it, and the opponent now may.
struct NumberPassed
{
    Side from{};
    std::uint8_t number = 0;
    std::uint8_t count = 1; ///< more than one only for the surplus of a `Total` doublet
    RuleKey rule{};         ///< the rule by which it passes
    Fact thrower{};         ///< why the thrower could not play it
    bool operator==(const NumberPassed &) const = default;
};
/// Nobody plays it.
struct NumberLost
{
    Side thrower{};
    std::uint8_t number = 0;
    std::uint8_t count = 1; ///< more than one only for the surplus of a `Total` doublet
    RuleKey rule{};         ///< the rule by which it is lost
    Fact whyThrower{};
    Fact whyOpponent{};
    bool operator==(const NumberLost &) const = default;
};
/// All of a player's men have done what the phase asks: the next phase begins.
struct PhaseCompleted
{
    Side side{};
    Phase completed{};
    Phase next{};
    bool operator==(const PhaseCompleted &) const = default;
};
/// A doublet keeps the dice with its thrower.
struct ThrowAgain
{
    Side thrower{};
    bool operator==(const ThrowAgain &) const = default;
};
/// The throw is over, and the dice pass to the other player.
struct TurnPassed
{
    Side to{};
    bool operator==(const TurnPassed &) const = default;
};
/// The last man of a player has left the board.
struct GameWon
{
    Side winner{};
    bool operator==(const GameWon &) const = default;
};
/// No number could ever be played again by either.
struct GameDrawn
{
    bool operator==(const GameDrawn &) const = default;
};

/// One of the things that can happen; visited exhaustively.
using Event = std::variant<OpeningThrown, DiceThrown, ManPlayedDown, ManReStacked, ManBorneOff,
                           ManMoved, ManHit, NumberPassed, NumberLost, PhaseCompleted, ThrowAgain,
                           TurnPassed, GameWon, GameDrawn>;

/// The events of one action, in order, at most limits::MostEvents. Holds them in place: the referee
/// allocates nothing.
class Events
{
public:
    void add(const Event &event) { m_events[m_count++] = event; }
    void clear() { m_count = 0; }
    [[nodiscard]] int size() const { return static_cast<int>(m_count); }
    [[nodiscard]] bool empty() const { return m_count == 0; }
    [[nodiscard]] const Event &operator[](int i) const
    {
        return m_events[static_cast<std::size_t>(i)];
    }
    [[nodiscard]] const Event *begin() const { return m_events.data(); }
    [[nodiscard]] const Event *end() const { return m_events.data() + m_count; }
    bool operator==(const Events &other) const
    {
        return std::equal(begin(), end(), other.begin(), other.end());
    }

private:
    std::array<Event, limits::MostEvents> m_events;
    std::size_t m_count = 0;
};

/// In place of Events where nobody asks what happened, only what came of it.
struct NoEvents
{
    void add(const Event &) const {}
};

} // namespace doublets
