// SPDX-License-Identifier: MIT
#pragma once

#include "core/dice/dice.h"
#include "core/game/equivalent_positions.h"
#include "core/players/player.h"
#include "core/procedures/moves.h"
#include "core/procedures/unplayed_numbers.h"
#include "core/procedures/usable_numbers.h"
#include "core/procedures/whole_throw.h"

#include <algorithm>
#include <optional>

// The referee's steps, shared by all procedures: throws, plays and legal plays. For use in the
// procedures' folders only; other code must call core/game/referee.h. A `Sink` receives the events
// of a step: Events or NullEvents.
//
// A `ProcedurePolicy` provides the parts specific to a procedure, as static members:
//   bool canPlay(position, side, number)   whether the number plays a man of `side` in its phase
//   void addPlays(position, number, plays) adds the plays of `position.player` by the number
//   void addDoubletPlays(position, plays)  adds the plays of one man of a doublet (Doublet::Total)
//   void move(position, play, events)      moves the man, updates `remainingPlays`, adds events
//   int playsInPhase(men)                  number of plays that complete the current phase
//   void enterPhase(rules, men)            rearranges the men when a phase begins
//   UnplayableReason unplayableReason(phase)
//                                          why a number plays no man in the phase
//   optional<UnplayableReason> reasonNotPassed(men)
//                                          why the numbers of a thrower with these men may not
//                                          pass, or nullopt
//   bool orderMatters(men)                 whether playing a number may make another unplayable
//   bool CanBeDrawn                        whether the game ends if no number can ever be played
//   int MaxEventsPerMan                    maximum number of events when one man is played
//   void explain(position, point, hindrance)
//                                          see Procedure

namespace doublets::procedures {

/// The functions of Procedure under the same names, built from `ProcedurePolicy`.
template<typename ProcedurePolicy> class Steps
{
public:
    static Position initialPosition(const Rules &rules)
    {
        Position position;
        for (Men &men : position.men) {
            std::ranges::copy(rules.men, men.counts.begin());
            men.phase = rules.phases[0];
            men.remainingPlays = static_cast<std::uint8_t>(ProcedurePolicy::playsInPhase(men));
            NullEvents noEvents;
            Moves<ProcedurePolicy>::completePhases(rules, men, Side::White, noEvents);
        }
        return position;
    }

    static PlayList legalPlays(const Rules &rules, const Position &position)
    {
        PlayList plays; // the only object returned, so that it is never copied
        if (position.stage == Stage::Playing || position.stage == Stage::Claiming) {
            Moves<ProcedurePolicy>::addEveryPlay(rules, position, plays);
        }
        if (position.stage == Stage::Playing && position.remainingNumbers.size() > 1 &&
            plays.size() > 1 && ProcedurePolicy::orderMatters(position.menOf(position.player))) {
            keepMaximalPlays(rules, position, plays);
        }
        return plays;
    }

    static PlayList candidatePlays(const Rules &rules, const Position &position)
    {
        PlayList plays;
        Moves<ProcedurePolicy>::addEveryPlay(rules, position, plays);
        return plays;
    }

    static bool isForced(const Rules &rules, const Position &position)
    {
        if (position.stage != Stage::Playing) {
            return false;
        }
        if (position.doubletMen > 0) {
            return isForcedDoublet(rules, position);
        }
        const Men &men = position.menOf(position.player);
        if (!ProcedurePolicy::orderMatters(men) &&
            position.remainingNumbers.size() < men.remainingPlays) {
            return true; // too few numbers to complete the phase: any order plays the same men
        }
        std::optional<Position> firstEnd;
        return allContinuationsMatch(rules, position, position.player, firstEnd);
    }

    template<typename Sink>
    static void throwDice(const Rules &rules, Position &position, const Throw &dice, Sink &events)
    {
        if (position.stage == Stage::Claiming) {
            UnplayedNumbers<ProcedurePolicy>::forfeitClaims(rules, position, events);
        }
        position.dice = dice;
        position.player = position.thrower;
        position.stage = Stage::Playing;
        position.remainingNumbers.clear();
        const bool doublet = dice.areAllEqual();
        if (doublet && rules.doublet == Doublet::Total) {
            for (const std::uint8_t face : dice) {
                position.doubletMen = static_cast<std::uint8_t>(position.doubletMen + face);
            }
        } else if (doublet && rules.doublet == Doublet::ThrowsAgain &&
                   rules.doubletNumbers == DoubletNumbers::One) {
            position.remainingNumbers.add(dice[0]);
        } else {
            position.remainingNumbers = dice;
            if (doublet && rules.doublet == Doublet::WholePoint) {
                addNumbersForWholePoint(position);
            }
        }
        events.add(DiceThrown{position.thrower, dice, position.doubletMen});
        if (!Moves<ProcedurePolicy>::canPlayAnything(rules, position)) {
            UnplayedNumbers<ProcedurePolicy>::passOrLoseRest(rules, position, events);
        }
    }

    template<typename Sink>
    static void play(const Rules &rules, Position &position, const Play &play, Sink &events)
    {
        const bool fromDoublet = position.doubletMen > 0;
        const bool completed = Moves<ProcedurePolicy>::playMan(rules, position, play, events);
        if (position.isOver()) {
            return;
        }
        if (fromDoublet) {
            if (position.doubletMen == 0) {
                UnplayedNumbers<ProcedurePolicy>::endThrow(rules, position, events);
            } else if (completed) {
                UnplayedNumbers<ProcedurePolicy>::resolveSurplus(rules, position, events);
            }
            return;
        }
        const bool stops = completed && rules.crossing == Crossing::Barred;
        if (position.remainingNumbers.empty() || stops ||
            !Moves<ProcedurePolicy>::canPlayAnything(rules, position)) {
            UnplayedNumbers<ProcedurePolicy>::passOrLoseRest(rules, position, events);
        }
    }

    static void throwDiceSilently(const Rules &rules, Position &position, const Throw &dice)
    {
        NullEvents noEvents;
        throwDice(rules, position, dice, noEvents);
    }
    static void playSilently(const Rules &rules, Position &position, const Play &nextPlay)
    {
        NullEvents noEvents;
        play(rules, position, nextPlay, noEvents);
    }

    static bool playForcedThrow(const Rules &rules, Position &position, const Throw &dice)
    {
        return WholeThrow<ProcedurePolicy>(rules).play(position, dice, [](Side, int) {});
    }

    [[gnu::flatten]] static std::uint64_t playToEnd(const Rules &rules, Position &position,
                                                    SeededDice &dice, Player &white, Player &black)
    {
        std::uint64_t throws = 0;
        const WholeThrow<ProcedurePolicy> whole(rules);
        while (!position.isOver()) {
            if (position.stage == Stage::Playing || position.stage == Stage::Claiming) {
                const PlayList plays = legalPlays(rules, position);
                Player &player = position.player == Side::White ? white : black;
                const int chosen = player.choose(rules, position, plays);
                if (chosen != Player::LeaveUnclaimed) {
                    playSilently(rules, position, plays[chosen]);
                    continue;
                }
            }
            ++throws;
            const Throw thrown = rollThrow(rules, dice);
            const auto chosen = [&white, &black](Side side, int plays) {
                (side == Side::White ? white : black).skipChoice(plays);
            };
            if (!whole.play(position, thrown, chosen)) {
                throwDiceSilently(rules, position, thrown);
            }
        }
        return throws;
    }

private:
    /// Adds numbers to a `WholePoint` doublet until it bears off all men on its point.
    static void addNumbersForWholePoint(Position &position)
    {
        static_assert(limits::MaxMenOnPoint <= limits::MaxDice);
        const Men &men = position.menOf(position.player);
        const std::uint8_t number = position.dice[0];
        while (men.phase == Phase::BearOff &&
               position.remainingNumbers.size() < men.onPoint(number)) {
            position.remainingNumbers.add(number);
        }
    }

    static Throw rollThrow(const Rules &rules, SeededDice &dice)
    {
        static_assert(limits::MinDice == 2 && limits::MaxDice == 3);
        const std::uint8_t first = dice.roll();
        const std::uint8_t second = dice.roll();
        return rules.dice == 2 ? Throw{first, second} : Throw{first, second, dice.roll()};
    }

    /// Keeps only the plays after which as many numbers as possible can be used.
    static void keepMaximalPlays(const Rules &rules, const Position &position, PlayList &plays)
    {
        const UsableNumberCounter<ProcedurePolicy> usable(rules, position);
        std::array<int, limits::MaxPlays> used{};
        int maxUsed = 0;
        for (int i = 0; i < plays.size(); ++i) {
            used[static_cast<std::size_t>(i)] = usable.maxUsableAfter(plays[i]);
            maxUsed = std::max(maxUsed, used[static_cast<std::size_t>(i)]);
        }
        PlayList best;
        for (int i = 0; i < plays.size(); ++i) {
            if (used[static_cast<std::size_t>(i)] == maxUsed) {
                best.add(plays[i]);
            }
        }
        plays = best;
    }

    /// Returns whether all continuations, up to the end of the player's numbers, reach the same
    /// position.
    static bool allContinuationsMatch(const Rules &rules, const Position &position, Side player,
                                      std::optional<Position> &firstEnd)
    {
        if (position.stage != Stage::Playing || position.player != player) {
            if (!firstEnd) {
                firstEnd = position;
            }
            return areEquivalent(*firstEnd, position);
        }
        for (const Play &next : legalPlays(rules, position)) {
            Position after = position;
            playSilently(rules, after, next);
            if (!allContinuationsMatch(rules, after, player, firstEnd)) {
                return false;
            }
        }
        return true;
    }

    /// Returns whether a `Total` doublet leaves no choice: it plays every remaining man, or all men
    /// come from one point.
    static bool isForcedDoublet(const Rules &rules, const Position &position)
    {
        const Men &men = position.menOf(position.player);
        const bool surplus = position.doubletMen > men.remainingPlays && !rules.endsWith(men.phase);
        if (surplus && rules.surplus == Surplus::BearsOff && !playsPassedNumbers(position)) {
            return position.doubletMen - men.remainingPlays >= men.onBoard();
        }
        return position.doubletMen >= men.remainingPlays || legalPlays(rules, position).size() == 1;
    }
};

} // namespace doublets::procedures
