// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "core/game/event.h"
#include "core/game/position.h"
#include "core/result.h"
#include "core/rules/rules.h"

/// The referee: stateless functions that implement the rules for windows, records, players and
/// solvers.
///
/// A game consists of an opening throw for the lead, which decides who has the first throw
/// (repeated while tied), then of throws and plays in turn. After each action, the referee also
/// performs the steps that involve no choice: passing and losing numbers, handing over the dice and
/// ending the game.
namespace doublets::referee {

/// The reason why an action is illegal.
enum class Refusal {
    GameOver,
    LeadUndecided,     ///< the dice must first be thrown for the lead
    LeadDecided,       ///< the lead has already been decided
    NumbersRemaining,  ///< numbers must be played before the next throw
    NothingToPlay,     ///< the dice must be thrown first
    WrongDice,         ///< wrong number of dice, or a face outside 1 to 6
    WrongPlayer,       ///< the opponent must play
    NumberUnavailable, ///< the number is not left to play
    NoSuchMan,         ///< no man on the point can be played this way in the current phase
    FewerNumbers,      ///< another play would use more of the numbers, as the rules demand
};

/// The new position after an action, and the events that led to it.
struct ActionResult
{
    Position position;
    Events events;
};

/// Returns the initial position, before the opening throw.
[[nodiscard]] Position initialPosition(const Rules &rules);

/// Returns the legal plays of `position.player`. Empty unless the stage is Playing or Claiming.
/// While Playing, a play is legal only if as many of the numbers as possible can still be used
/// after it.
[[nodiscard]] PlayList legalPlays(const Rules &rules, const Position &position);

/// The numbers that `position.player` can still play by a throw.
struct UsableNumbers
{
    Numbers numbers; ///< in the order of `position.remainingNumbers`
    /// The most numbers that one order of plays uses; less than `numbers.size()` if some exclude
    /// each other.
    int count = 0;
};

/// Returns the numbers that some order of legal plays uses before the throw, or the game, ends.
/// Empty unless the stage is Playing, and for a `Total` doublet (Doublet::Total).
[[nodiscard]] UsableNumbers usableNumbers(const Rules &rules, const Position &position);

/// Returns whether every choice of men and of order by `position.player` leads to the same
/// position. Returns false unless the stage is Playing.
[[nodiscard]] bool isForced(const Rules &rules, const Position &position);

/// Returns whether the next play of `position.player` needs no decision: isForced(), or only one
/// legal play now, whatever the choice afterwards. Returns false unless the stage is Playing.
[[nodiscard]] bool isNextPlayForced(const Rules &rules, const Position &position);

/// Returns the player who makes the next throw. While a throw is being played, this is the throw
/// that follows the current one. Precondition: the game is not over and the stage is not Opening.
[[nodiscard]] Side nextThrower(const Rules &rules, const Position &position);

/// Returns the result of an action, or the reason why the action is illegal. For explanations to
/// the user, see hindrance.h.
[[nodiscard]] Result<ActionResult, Refusal>
applyAction(const Rules &rules, const Position &position, const Action &action);

// The following three functions perform an action without checks or copies, for simulations. They
// change `position` in place and add the events of the action to `events`. Preconditions: the
// action is legal (a play is one of legalPlays()), and `events` is empty.
void throwForLead(const Rules &rules, Position &position, OpeningThrow dice, Events &events);
void throwDice(const Rules &rules, Position &position, const Throw &dice, Events &events);
void play(const Rules &rules, Position &position, const Play &play, Events &events);

// Overloads that do not report events. Precondition: as above.
void throwDice(const Rules &rules, Position &position, const Throw &dice);
void play(const Rules &rules, Position &position, const Play &play);

/// Throws `dice` and makes every play of both players up to the next throw. Returns false, leaving
/// `position` unchanged, if the plays might lead to different positions or complete a phase, or if
/// the procedure has no fast path for the throw. Precondition: the stage is ToThrow.
[[nodiscard]] bool playForcedThrow(const Rules &rules, Position &position, const Throw &dice);

} // namespace doublets::referee
