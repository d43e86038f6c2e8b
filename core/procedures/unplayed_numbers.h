// SPDX-License-Identifier: MIT
#pragma once

#include "core/procedures/moves.h"

#include <optional>

/// The part of the steps (steps.h) that handles the numbers a player cannot play, and the end of a
/// throw.
namespace doublets::procedures {

/// What happens to a number that its thrower cannot play.
struct NumberDestination
{
    bool passes = false;
    RuleKey rule = RuleKey::Unplayable;
    Fact whyOpponent = Fact::None;
};

template<typename Way> class UnplayedNumbers
{
    using M = Moves<Way>;

public:
    /// Returns whether no number from 1 to 6 can be played by either player.
    static bool nobodyCanEverPlay(const Position &position)
    {
        for (std::uint8_t number = 1; number <= limits::Faces; ++number) {
            if (Way::canPlay(position, Side::White, number) ||
                Way::canPlay(position, Side::Black, number)) {
                return false;
            }
        }
        return true;
    }

    /// Returns what happens to the numbers that the thrower leaves unplayed.
    static NumberDestination fateOf(const Rules &rules, const Position &position)
    {
        const Men &thrower = position.menOf(position.thrower);
        const Men &other = position.menOf(opponentOf(position.thrower));
        if (rules.unplayable == Unplayable::Lost) {
            return {false, RuleKey::Unplayable, Fact::PassingDisabled};
        }
        if (rules.unplayable == Unplayable::OpponentLaysDown && other.phase != Phase::PlayDown) {
            return {false, RuleKey::Unplayable, Fact::OnlyToLayDown};
        }
        if (rules.exception == Exception::Barred && other.phase == Phase::PlayDown &&
            thrower.phase == Phase::BearOff) {
            return {false, RuleKey::Exception, Fact::ThrowerBearsOff};
        }
        if (const std::optional<Fact> kept = Way::keeps(thrower)) {
            return {false, RuleKey::Unplayable, *kept};
        }
        return {true, RuleKey::Unplayable, Fact::None};
    }

    /// Reports `number` as lost, with the rule that decides it.
    template<typename Sink>
    static void loseNumber(const Position &position, std::uint8_t number, RuleKey rule,
                           Fact whyOpponent, Sink &events)
    {
        const Fact whyThrower = M::whyLeft(position, position.thrower, number);
        // Crossing is the reason if it stopped the opponent, or stopped the thrower from playing a
        // number that never passes.
        const bool crossing =
            whyOpponent == Fact::PhaseEnded ||
            (whyThrower == Fact::PhaseEnded && whyOpponent == Fact::PassingDisabled);
        events.add(NumberLost{position.thrower, number, 1, crossing ? RuleKey::Crossing : rule,
                              whyThrower, whyOpponent});
    }

    /// Loses the rest of a throw, which neither player can use.
    template<typename Sink>
    static void loseRest(const Rules &rules, const Position &position, Sink &events)
    {
        for (const std::uint8_t number : position.left) {
            const bool isDownAlready = onlyLaysDown(rules, position) &&
                                       position.menOf(position.player).phase != Phase::PlayDown;
            loseNumber(position, number, RuleKey::Unplayable,
                       isDownAlready ? Fact::OnlyToLayDown
                                     : M::whyLeft(position, position.player, number),
                       events);
        }
        if (position.doubletMen > 0) {
            const Fact whyOpponent =
                playsPassedNumbers(position) ? Fact::FewerMenLeft : Fact::PassingDisabled;
            events.add(NumberLost{position.thrower, position.dice[0], position.doubletMen,
                                  RuleKey::Surplus, Fact::FewerMenLeft, whyOpponent});
        }
    }

    /// Passes the thrower's remaining numbers to the opponent. Returns whether the opponent can use
    /// any of them.
    template<typename Sink>
    static bool passNumbers(const Rules &rules, Position &position, Sink &events)
    {
        const NumberDestination fate = fateOf(rules, position);
        if (!fate.passes) {
            for (const std::uint8_t number : position.left) {
                loseNumber(position, number, fate.rule, fate.whyOpponent, events);
            }
            return false;
        }
        position.player = opponentOf(position.thrower);
        if (!M::canPlayAnything(rules, position)) {
            loseRest(rules, position, events);
            return false;
        }
        for (const std::uint8_t number : position.left) {
            events.add(NumberPassed{position.thrower, number, 1, fate.rule,
                                    M::whyLeft(position, position.thrower, number)});
        }
        position.stage = rules.claim == Claim::Claimed ? Stage::Claiming : Stage::Playing;
        return true;
    }

    template<typename Sink>
    static void endThrow(const Rules &rules, Position &position, Sink &events)
    {
        position.left.clear();
        position.doubletMen = 0;
        position.player = position.thrower;
        if constexpr (Way::CanBeDrawn) {
            if (nobodyCanEverPlay(position)) {
                position.stage = Stage::Drawn;
                events.add(GameDrawn{});
                return;
            }
        }
        position.stage = Stage::ToThrow;
        if (grantsAnotherThrow(rules, position.dice)) {
            events.add(ThrowAgain{position.thrower});
        } else {
            position.thrower = opponentOf(position.thrower);
            position.player = position.thrower;
            events.add(TurnPassed{position.thrower});
        }
    }

    /// Passes or loses the remaining numbers, and ends the throw unless the opponent can play.
    template<typename Sink>
    static void passOrLoseRest(const Rules &rules, Position &position, Sink &events)
    {
        if (playsPassedNumbers(position)) {
            loseRest(rules, position, events);
        } else if (!position.left.empty() && passNumbers(rules, position, events)) {
            return;
        }
        endThrow(rules, position, events);
    }

    /// Decides what happens to the men that a `Total` doublet still gives after completing a phase.
    template<typename Sink>
    static void resolveSurplus(const Rules &rules, Position &position, Sink &events)
    {
        const auto loseAll = [&] {
            loseRest(rules, position, events);
            endThrow(rules, position, events);
        };
        if (playsPassedNumbers(position)) {
            loseAll();
            return;
        }
        switch (rules.surplus) {
        case Surplus::Lost:
            loseAll();
            return;
        case Surplus::BearsOff:
            return;
        case Surplus::Opponent:
            position.player = opponentOf(position.thrower);
            events.add(NumberPassed{position.thrower, position.dice[0], position.doubletMen,
                                    RuleKey::Surplus, Fact::FewerMenLeft});
            return;
        }
    }

    /// Loses the unclaimed numbers and ends the throw.
    template<typename Sink>
    static void forfeitClaims(const Rules &rules, Position &position, Sink &events)
    {
        for (const std::uint8_t number : position.left) {
            const bool couldPlay = Way::canPlay(position, position.player, number);
            loseNumber(position, number, couldPlay ? RuleKey::Claim : RuleKey::Unplayable,
                       couldPlay ? Fact::NotClaimed : M::whyLeft(position, position.player, number),
                       events);
        }
        endThrow(rules, position, events);
    }
};

} // namespace doublets::procedures
