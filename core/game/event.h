// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "core/limits.h"
#include "core/rules/rule_key.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <variant>

// Events that the referee reports, with the details needed to animate, log and explain them.

namespace doublets {

/// The reason why a player could not play a number.
enum class UnplayableReason : std::uint8_t {
    None,             ///< the number can be played
    NothingToLayDown, ///< no man above the bottom one on the point
    NothingToReStack, ///< no man in front of the pile on the point
    NoManOnPoint,     ///< no man on the point to bear off
    PileComplete,     ///< no man is missing from the pile on the point
    NoManCanMove,     ///< every move by the number is blocked or goes too far to bear off
    PhaseEnded,       ///< the throw ended when it completed a phase (Crossing::Barred)
    FewerMenLeft,     ///< fewer men were left to play in the phase than the doublet gives
    OnlyToLayDown,    ///< passed numbers can only lay down, and the player has no man to lay down
    /// The player still lays down while the thrower bears off (CharpentierException::Barred).
    ThrowerBearsOff,
    /// The number did not pass, because the thrower's men are racing and not all of them are in the
    /// last table, points 19 to 24.
    NotInLastTable,
    PassingDisabled, ///< no numbers pass to the opponent under these rules
    NotClaimed,      ///< not claimed by the player before the next throw (Claim::Required)
};

/// An opening throw: one die for each player, to decide who has the first throw of the game.
struct OpeningThrown
{
    OpeningThrow dice;
    Lead lead = Lead::Higher; ///< whether the higher or the lower number gives the first throw
    bool operator==(const OpeningThrown &) const = default;
    [[nodiscard]] bool isTied() const { return dice.white == dice.black; }
    /// Returns the player with the first throw. Precondition: not tied.
    [[nodiscard]] Side firstThrower() const
    {
        return (dice.white > dice.black) == (lead == Lead::Higher) ? Side::White : Side::Black;
    }
};
/// A throw of all the dice by one player.
struct DiceThrown
{
    Side thrower{};
    Throw dice;
    std::uint8_t doubletMen = 0; ///< men given by a doublet (Doublet::Total); 0 for other throws
    bool operator==(const DiceThrown &) const = default;
};
/// The laying of the top man of a pile in front of the pile. In this and the following events,
/// `number` is a number on the dice, 1 to 6.
struct ManPlayedDown
{
    Side side{};
    std::uint8_t point = 0; ///< 1 to 6
    std::uint8_t number = 0;
    bool operator==(const ManPlayedDown &) const = default;
};
/// The return of a man from in front of a pile to the pile.
struct ManReStacked
{
    Side side{};
    std::uint8_t point = 0; ///< 1 to 6
    std::uint8_t number = 0;
    bool operator==(const ManReStacked &) const = default;
};
/// The bearing off of a man.
struct ManBorneOff
{
    Side side{};
    std::uint8_t point = 0; ///< 1 to 24 on the player's track
    std::uint8_t number = 0;
    bool operator==(const ManBorneOff &) const = default;
};
/// The return of a man from off the board to its pile.
struct ManSetUp
{
    Side side{};
    std::uint8_t point = 0; ///< 1 to 6
    std::uint8_t number = 0;
    bool operator==(const ManSetUp &) const = default;
};
/// The move of a man along its player's track.
struct ManMoved
{
    Side side{};
    std::uint8_t from = 0; ///< 1 to 24 on the player's track
    std::uint8_t to = 0;   ///< 1 to 24 on the player's track
    std::uint8_t number = 0;
    bool operator==(const ManMoved &) const = default;
};
/// The removal of a hit man from the game. Follows the ManMoved event of the hit.
struct ManHit
{
    Side side{};            ///< owner of the removed man
    std::uint8_t point = 0; ///< 1 to 24 on the track of `side`
    bool operator==(const ManHit &) const = default;
};
/// The passing to the opponent of a number that the thrower could not play.
struct NumberPassed
{
    Side from{}; ///< the thrower
    std::uint8_t number = 0;
    std::uint8_t count = 1;    ///< more than 1 only for the surplus of a doublet (see Surplus)
    RuleKey rule{};            ///< rule by which the number passes
    UnplayableReason reason{}; ///< why the thrower could not play the number
    bool operator==(const NumberPassed &) const = default;
};
/// The loss of a number that neither player plays.
struct NumberLost
{
    Side thrower{};
    std::uint8_t number = 0;
    std::uint8_t count = 1;            ///< as NumberPassed::count
    RuleKey rule{};                    ///< rule by which the number is lost
    UnplayableReason throwerReason{};  ///< why the thrower could not play the number
    UnplayableReason opponentReason{}; ///< why the opponent could not or did not play the number

    bool operator==(const NumberLost &) const = default;
    /// Returns whether the opponent could have claimed the number.
    [[nodiscard]] bool isUnclaimed() const
    {
        return opponentReason == UnplayableReason::NotClaimed;
    }
};
/// The completion of a phase by a player, who begins the next phase.
struct PhaseCompleted
{
    Side side{};
    Phase completed{};
    Phase next{};
    bool operator==(const PhaseCompleted &) const = default;
};
/// The grant of another throw to the thrower after a doublet.
struct AnotherThrowGranted
{
    Side thrower{};
    bool operator==(const AnotherThrowGranted &) const = default;
};
/// The passing of the dice to the other player after a throw.
struct TurnPassed
{
    Side to{}; ///< the next thrower
    bool operator==(const TurnPassed &) const = default;
};
/// The end of the game with a winner.
struct GameWon
{
    Side winner{};
    /// Whether the winner has set up all men again. Otherwise, no man of the winner is left on the
    /// board.
    bool isBySettingUp = false;
    bool operator==(const GameWon &) const = default;
};
/// The end of the game in a draw, since neither player can ever move again.
struct GameDrawn
{
    bool operator==(const GameDrawn &) const = default;
};

/// Any event. Visitors must handle every type.
using Event = std::variant<OpeningThrown, DiceThrown, ManPlayedDown, ManReStacked, ManBorneOff,
                           ManMoved, ManHit, NumberPassed, NumberLost, PhaseCompleted,
                           AnotherThrowGranted, TurnPassed, GameWon, GameDrawn, ManSetUp>;

/// The events of one action, in order, at most limits::MaxEvents, in a fixed-size array.
class Events
{
public:
    /// Precondition: size() < limits::MaxEvents.
    void add(const Event &event) { m_events[m_count++] = event; }
    void clear() { m_count = 0; }
    [[nodiscard]] int size() const { return static_cast<int>(m_count); }
    [[nodiscard]] bool empty() const { return m_count == 0; }
    /// Precondition: 0 <= i < size().
    [[nodiscard]] const Event &operator[](int i) const
    {
        return m_events[static_cast<std::size_t>(i)];
    }
    [[nodiscard]] const Event *begin() const { return m_events.data(); }
    [[nodiscard]] const Event *end() const { return m_events.data() + m_count; }
    bool operator==(const Events &other) const { return std::ranges::equal(*this, other); }

private:
    std::array<Event, limits::MaxEvents> m_events;
    std::size_t m_count = 0;
};

/// A replacement for Events that discards all events, for callers that need only the position.
struct NullEvents
{
    void add(const Event &) const {}
};

} // namespace doublets
