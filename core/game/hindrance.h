// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "core/rules/rules.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace doublets::referee {

/// The reason why one of the remaining numbers can neither move a man nor bear the man off.
struct Obstacle
{
    /// The kind of obstacle.
    enum class Kind {
        FullPoint,   ///< the destination is full of the player's own men
        EnemyPoint,  ///< the destination is full of the opponent's men
        TooFar,      ///< the number is greater than the exact number that bears the man off
        HigherFirst, ///< the number is greater than the man's point, and men stand on higher points
        FewerNumbers, ///< the move would leave fewer numbers playable than the rules demand
    };

    Kind kind{};
    std::uint8_t number = 0; ///< the number on the dice, 1 to 6
    /// Destination on the player's track, 1 to 24; 0 for TooFar and HigherFirst, and if the number
    /// would bear the man off.
    std::uint8_t to = 0;

    bool operator==(const Obstacle &) const = default;
};

/// The reason why no man on a point can be played now, with the facts needed to explain it.
struct Hindrance
{
    /// The kind of hindrance.
    enum class Kind {
        Won,               ///< the game is over; `player` has won
        Drawn,             ///< the game is over, drawn
        LeadUndecided,     ///< each player must first throw a die for the lead
        FirstThrowPending, ///< `player` must make the first throw of the game
        MustThrow,         ///< `player` must throw before men can be played
        OpponentsTurn,     ///< `player` must play, not the side asked about
        NoManOnPoint,      ///< no man is on the point
        OtherNumbers,      ///< none of `player`'s numbers plays a man on the point
        AllDown,           ///< only the bottom man is left on the point
        AllPiled,          ///< no man lies in front of the pile
        AllSetUp,          ///< no man is missing from the pile
        Obstructed,        ///< no remaining number can move the man; see `obstacles`
    };

    Kind kind{};
    Side player{}; ///< player to throw or play, or the winner; meaningless for LeadUndecided and
                   ///< Drawn
    int point = 0; ///< the point asked about, as passed to findHindrance()
    // The following members are set only while a throw is being played:
    Throw thrown; ///< the current throw
    /// Numbers that `player` has left to play; empty for a `Total` doublet (Doublet::Total). For
    /// OpponentsTurn, and for OtherNumbers once a number has been played or has passed, only
    /// usableNumbers().
    Numbers remainingNumbers;
    int doubletMen = 0;              ///< men that `player` can still play by a `Total` doublet
    bool areNumbersPassed = false;   ///< whether the numbers have passed from the opponent's throw
    std::vector<Obstacle> obstacles; ///< for Obstructed: one for each distinct number

    bool operator==(const Hindrance &) const = default;
};

/// Returns why no man of `side` on `point` (1 to 24 on the track of `side`) can be played, or
/// nullopt if a man can be played. While numbers may be claimed, the reason, if any, is always
/// MustThrow.
[[nodiscard]] std::optional<Hindrance> findHindrance(const Rules &rules, const Position &position,
                                                     Side side, int point);

/// The reason why a player cannot throw now.
struct ThrowHindrance
{
    /// The kind of hindrance.
    enum class Kind : std::uint8_t {
        GameOver,      ///< the game is won or drawn
        MustPlay,      ///< men must be played first
        OpponentsTurn, ///< `next` throws
    };

    Kind kind{};
    Side next{}; ///< set for OpponentsTurn only

    bool operator==(const ThrowHindrance &) const = default;
};

/// Returns why `side` cannot throw, or nullopt if it can. Both players can make the opening throw.
[[nodiscard]] std::optional<ThrowHindrance> findThrowHindrance(const Rules &rules,
                                                               const Position &position, Side side);

/// Returns the number of men that `position.player` can still play by a `Total` doublet, in the
/// current phase and, if the surplus bears off, in the next. Returns 0 if no such doublet is being
/// played.
[[nodiscard]] int doubletMenToPlay(const Rules &rules, const Position &position);

} // namespace doublets::referee
