// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "core/rules/rules.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace doublets::referee {

/// Why a man that moves from point to point cannot move by one of the numbers.
struct Obstacle
{
    enum class Kind {
        FullPoint,    ///< its point is full of the player's own men
        EnemyPoint,   ///< it is full of the opponent's
        TooFar,       ///< only the exact number bears it off, and this one is greater
        HigherFirst,  ///< the number is greater than its point, and men stand on higher points
        FewerNumbers, ///< fewer of the numbers could then be played, and as many as can be must be
    };

    Kind kind{};
    std::uint8_t number = 0;
    std::uint8_t to = 0; ///< 1 to 24 on the player's track; 0 for TooFar and HigherFirst

    bool operator==(const Obstacle &) const = default;
};

/// Why no man of one point may be played now, with all it takes to say so.
struct Hindrance
{
    enum class Kind {
        Won,          ///< the game is over, `player` has won
        Drawn,        ///< the game is over
        LeadFirst,    ///< each throws a die for the first throw
        FirstThrow,   ///< `player` is to throw, for the first time in this game
        ThrowFirst,   ///< `player` is to throw
        OthersTurn,   ///< `player` is to play, and the man is the other's
        NoMan,        ///< none is left there
        OtherNumbers, ///< `player` has numbers to play, and none is for this point
        AllDown,      ///< nothing above the bottom man; `menLeft` elsewhere come before `next`
        AllPiled,     ///< nothing lies in front of the pile; `menLeft` elsewhere come before `next`
        Obstructed,   ///< where men move: `obstacles`, one for each number that is left
    };

    Kind kind{};
    Side player{};       ///< whose throw or play it is
    int point = 0;       ///< of the man, 1 to 24 on its owner's track
    Throw thrown;        ///< the numbers of the present throw
    Numbers left;        ///< those that `player` has still to play; none for a `Total` doublet
    int doubletMen = 0;  ///< OthersTurn: men of a `Total` doublet that `player` can still play
    bool passed = false; ///< they come from a throw of the opponent's
    int menLeft = 0;
    Phase next{};
    std::vector<Obstacle> obstacles;

    bool operator==(const Hindrance &) const = default;
};

/// Nothing where a man of `side` on `point` (1 to 24) may be played. While numbers may be claimed
/// it tells no more than that the next throw is due.
[[nodiscard]] std::optional<Hindrance> hindranceOf(const Rules &rules, const Position &position,
                                                   Side side, int point);

/// Why a player may not throw now.
struct ThrowHindrance
{
    enum class Kind : std::uint8_t {
        GameOver,
        PlayFirst,  ///< the men of the last throw are to be played
        OthersTurn, ///< `next` throws
    };

    Kind kind{};
    Side next{}; ///< OthersTurn

    bool operator==(const ThrowHindrance &) const = default;
};

/// Nothing where `side` may throw. For the lead both may.
[[nodiscard]] std::optional<ThrowHindrance> throwHindranceOf(const Rules &rules,
                                                             const Position &position, Side side);

/// How many men `position.player` can still play of a `Total` doublet, in this phase and, where the
/// surplus bears off, the next; 0 where none is being played.
[[nodiscard]] int doubletMenToPlay(const Rules &rules, const Position &position);

} // namespace doublets::referee
