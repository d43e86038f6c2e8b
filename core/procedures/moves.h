// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "core/game/event.h"
#include "core/game/position.h"
#include "core/rules/rules.h"

// The part of the referee's steps (steps.h) that plays single men. Inline, because simulations
// spend most of their time here.

namespace doublets::procedures {

/// Returns the array index of `point`, which is counted from 1.
constexpr std::size_t pointIndex(int point)
{
    return static_cast<std::size_t>(point) - 1;
}

/// Returns whether the numbers being played have passed from the opponent's throw.
inline bool playsPassedNumbers(const Position &position)
{
    return position.player != position.thrower;
}

/// Returns whether the numbers being played can only be used to lay down.
inline bool onlyLaysDown(const Rules &rules, const Position &position)
{
    return rules.unplayable == Unplayable::OpponentLaysDown && playsPassedNumbers(position) &&
           position.doubletMen == 0;
}

/// Returns whether the player of `men` has won.
inline bool hasWon(const Rules &rules, const Men &men)
{
    const bool setsUp = rules.endsWith(Phase::SetUp);
    return men.hasFinished() && (!setsUp || men.phase == Phase::SetUp);
}

/// The functions that test, find and make plays of single men. For `ProcedurePolicy`, see steps.h.
template<typename ProcedurePolicy> class Moves
{
public:
    /// Returns whether `position.player` can play a man with any of the remaining numbers.
    static bool canPlayAnything(const Rules &rules, const Position &position)
    {
        const Men &men = position.menOf(position.player);
        if (position.doubletMen > 0) {
            return men.remainingPlays > 0;
        }
        if (onlyLaysDown(rules, position) && men.phase != Phase::PlayDown) {
            return false;
        }
        bool isAnyPlayable = false; // no early exit, which would be mispredicted
        for (const std::uint8_t number : position.remainingNumbers) {
            isAnyPlayable |= ProcedurePolicy::canPlay(position, position.player, number);
        }
        return isAnyPlayable;
    }

    /// Returns why `side` cannot play `number`: no man can be played with it, or the throw has
    /// completed a phase and Rules::crossing bars playing on (PhaseEnded).
    static UnplayableReason unplayableReason(const Position &position, Side side,
                                             std::uint8_t number)
    {
        return ProcedurePolicy::canPlay(position, side, number)
                   ? UnplayableReason::PhaseEnded
                   : ProcedurePolicy::unplayableReason(position.menOf(side).phase);
    }

    /// Advances `men` past every completed phase but the last. Returns whether a phase was
    /// completed.
    template<typename Sink>
    static bool completePhases(const Rules &rules, Men &men, Side side, Sink &events)
    {
        bool completed = false;
        for (std::size_t i = 0; i + 1 < rules.phaseCount && men.remainingPlays == 0; ++i) {
            if (rules.phases[i] != men.phase) {
                continue;
            }
            men.phase = rules.phases[i + 1];
            ProcedurePolicy::enterPhase(rules, men);
            men.remainingPlays = static_cast<std::uint8_t>(ProcedurePolicy::playsInPhase(men));
            events.add(PhaseCompleted{side, rules.phases[i], men.phase});
            completed = true;
        }
        return completed;
    }

    /// Plays one man. Returns whether the play completed a phase without ending the game.
    template<typename Sink>
    static bool playMan(const Rules &rules, Position &position, const Play &play, Sink &events)
    {
        Men &men = position.menOf(play.by);
        ProcedurePolicy::move(position, play, events);
        if (position.doubletMen > 0) {
            --position.doubletMen;
        } else {
            position.remainingNumbers.remove(play.number);
        }
        if (men.remainingPlays == 0 || play.hit) {
            for (const Side side : BothSides) {
                if (hasWon(rules, position.menOf(side))) {
                    position.stage = Stage::Won;
                    events.add(GameWon{side, position.menOf(side).phase == Phase::SetUp});
                    return false;
                }
            }
            return completePhases(rules, men, play.by, events);
        }
        return false;
    }

    /// Adds every play in the current phase, including plays that leave fewer numbers playable than
    /// others.
    static void addEveryPlay(const Rules &rules, const Position &position, PlayList &plays)
    {
        if (position.doubletMen > 0) {
            ProcedurePolicy::addDoubletPlays(position, plays);
            return;
        }
        if (onlyLaysDown(rules, position) &&
            position.menOf(position.player).phase != Phase::PlayDown) {
            return;
        }
        for (int i = 0; i < position.remainingNumbers.size(); ++i) {
            const std::uint8_t number = position.remainingNumbers[i];
            bool isRepeated = false;
            for (int j = 0; j < i; ++j) {
                isRepeated = isRepeated || position.remainingNumbers[j] == number;
            }
            if (!isRepeated) {
                ProcedurePolicy::addPlays(position, number, plays);
            }
        }
    }
};

} // namespace doublets::procedures
