// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "core/game/event.h"
#include "core/game/position.h"
#include "core/rules/rules.h"

/// What one man can do and what it changes, for all procedures: part of the steps (steps.h), and
/// inline because games are played by the million here.
namespace doublets::procedures {

constexpr std::size_t slot(int point)
{
    return static_cast<std::size_t>(point) - 1;
}

/// Whether the numbers being played came from the opponent's throw.
inline bool playsPassedNumbers(const Position &position)
{
    return position.player != position.thrower;
}

/// Numbers that passed only to be laid down with give nothing to a player who is past that.
inline bool onlyLaysDown(const Rules &rules, const Position &position)
{
    return rules.unplayable == Unplayable::OpponentLaysDown && playsPassedNumbers(position) &&
           position.doubletMen == 0;
}

inline bool isLastPhase(const Rules &rules, Phase phase)
{
    return rules.phases[rules.phaseCount - 1U] == phase;
}

template<typename Way> class Moves
{
public:
    static bool canPlayAnything(const Rules &rules, const Position &position)
    {
        const Men &men = position.menOf(position.player);
        if (position.doubletMen > 0) {
            return men.left > 0;
        }
        if (onlyLaysDown(rules, position) && men.phase != Phase::PlayDown) {
            return false;
        }
        bool any = false; // every number is looked at: cheaper than a guess that fails
        for (const std::uint8_t number : position.left) {
            any |= Way::canPlay(position, position.player, number);
        }
        return any;
    }

    /// Why a side leaves a number: no man of its can play it, or one could but for `crossing`.
    static Fact whyLeft(const Position &position, Side side, std::uint8_t number)
    {
        return Way::canPlay(position, side, number) ? Fact::PhaseEnded
                                                    : Way::lack(position.menOf(side).phase);
    }

    /// Goes on to the next phase while the present one has nothing to do. The last one stays.
    template<typename Sink>
    static bool completePhases(const Rules &rules, Men &men, Side side, Sink &events)
    {
        bool completed = false;
        for (std::size_t i = 0; i + 1 < rules.phaseCount && men.left == 0; ++i) {
            if (rules.phases[i] != men.phase) {
                continue;
            }
            men.phase = rules.phases[i + 1];
            Way::enter(men);
            men.left = static_cast<std::uint8_t>(Way::work(men));
            events.add(PhaseCompleted{side, rules.phases[i], men.phase});
            completed = true;
        }
        return completed;
    }

    /// Plays one man. Says whether that completed a phase.
    template<typename Sink>
    static bool moveMan(const Rules &rules, Position &position, const Play &play, Sink &events)
    {
        Men &men = position.menOf(play.by);
        Way::move(position, play, events);
        if (position.doubletMen > 0) {
            --position.doubletMen;
        } else {
            position.left.remove(play.number);
        }
        if (men.left == 0 || play.hit) {
            for (const Side side : BothSides) {
                if (position.menOf(side).onBoard() == 0) {
                    position.stage = Stage::Won;
                    events.add(GameWon{side});
                    return false;
                }
            }
            return completePhases(rules, men, play.by, events);
        }
        return false;
    }

    /// Every play of one man that the present phase has, whether or not it uses most numbers.
    static void addEveryPlay(const Rules &rules, const Position &position, PlayList &plays)
    {
        if (position.doubletMen > 0) {
            Way::addDoubletPlays(position, plays);
            return;
        }
        if (onlyLaysDown(rules, position) &&
            position.menOf(position.player).phase != Phase::PlayDown) {
            return;
        }
        for (int i = 0; i < position.left.size(); ++i) {
            const std::uint8_t number = position.left[i];
            bool seen = false;
            for (int j = 0; j < i; ++j) {
                seen = seen || position.left[j] == number;
            }
            if (!seen) {
                Way::addPlays(position, number, plays);
            }
        }
    }
};

} // namespace doublets::procedures
