// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "core/game/event.h"
#include "core/game/position.h"
#include "core/result.h"
#include "core/rules/rules.h"

/// The one place where the rules are played. Window, records, players and solvers all go through
/// it.
///
/// A game runs: throw for the lead (again while tied), then throws and plays by turns. After each
/// action the referee goes on by itself as far as nobody has anything to decide: it passes
/// numbers on, loses them, hands over the dice, and ends the game.
namespace doublets::referee {

/// Why an action is refused.
enum class Refusal {
    GameOver,
    OpeningFirst,  ///< the throw for the lead comes first
    OpeningDone,   ///< the lead is settled
    PlaysLeft,     ///< numbers must be played before the next throw
    NothingToPlay, ///< the dice are to be thrown first
    WrongDice,     ///< not this rule set's number of dice, or a face that is not 1 to 6
    WrongPlayer,   ///< it is the other player's play
    NumberNotLeft, ///< no such number is left to play
    NoSuchMan,     ///< no man there can be played so in the present phase
    FewerNumbers,  ///< another play would use more of the numbers, and as many as can be must be
};

/// A new position and how it came about.
struct Step
{
    Position position;
    Events events;
};

/// All men in their piles, before the throw for the lead.
[[nodiscard]] Position start(const Rules &rules);

/// The plays that `position.player` may make now. Empty unless Playing or Claiming.
/// While Playing, these are the plays after which as many numbers are used as some order allows.
[[nodiscard]] PlayList legalPlays(const Rules &rules, const Position &position);

/// Whether nothing is left to decide in the present plays: every choice `player` has, of men and
/// of order, leads to the same position. False unless Playing.
[[nodiscard]] bool isForced(const Rules &rules, const Position &position);

/// Who throws next, once the present throw is played. Precondition: not over, not Opening.
[[nodiscard]] Side nextThrower(const Rules &rules, const Position &position);

/// Takes one action, or says why it is not legal (refusals.cpp). For a sentence that tells people
/// why, see hindrance.h.
[[nodiscard]] Result<Step, Refusal> take(const Rules &rules, const Position &position,
                                         const Action &action);

/// The same without a check or a copy, for those who play many games: `position` is changed in
/// place and `events` added to.
/// Preconditions: the action is legal. For a play: one of `legalPlays`.
void throwForLead(const Rules &rules, Position &position, OpeningThrow dice, Events &events);
void throwDice(const Rules &rules, Position &position, const Throw &dice, Events &events);
void play(const Rules &rules, Position &position, const Play &play, Events &events);

/// The same for those who only count: nobody hears what happened, only what came of it.
void throwDice(const Rules &rules, Position &position, const Throw &dice);
void play(const Rules &rules, Position &position, const Play &play);

/// Throws and plays all that is to be played, both players, up to the next throw. False, with
/// nothing changed, where that may leave a choice or end a phase, and where no quick way to do it
/// is known. Precondition: stage is ToThrow.
[[nodiscard]] bool playForcedThrow(const Rules &rules, Position &position, const Throw &dice);

} // namespace doublets::referee
