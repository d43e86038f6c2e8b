// SPDX-License-Identifier: MIT
#pragma once

#include "core/procedures/moves.h"

#include <optional>

// The part of the referee's steps (steps.h) that handles unplayable numbers and the end of a
// throw.

namespace doublets::procedures {

/// The outcome for a number that its thrower cannot play: it passes to the opponent or is lost.
struct UnplayedNumberOutcome
{
    bool passes = false;
    RuleKey rule = RuleKey::Unplayable; ///< rule by which the number passes or is lost
    /// Why the opponent may not play the number; None if it passes.
    UnplayableReason opponentReason = UnplayableReason::None;
};

/// The functions that pass or lose the numbers that a player leaves unplayed, and end the throw.
/// For `ProcedurePolicy`, see steps.h.
template<typename ProcedurePolicy> class UnplayedNumbers
{
    using PolicyMoves = Moves<ProcedurePolicy>;

public:
    /// Returns whether no number from 1 to 6 can be played by either player.
    static bool isPermanentlyBlocked(const Position &position)
    {
        for (std::uint8_t number = 1; number <= limits::Faces; ++number) {
            if (ProcedurePolicy::canPlay(position, Side::White, number) ||
                ProcedurePolicy::canPlay(position, Side::Black, number)) {
                return false;
            }
        }
        return true;
    }

    /// Returns whether the numbers that the thrower leaves unplayed pass to the opponent, or why
    /// they are lost.
    static UnplayedNumberOutcome outcomeOf(const Rules &rules, const Position &position)
    {
        const Men &thrower = position.menOf(position.thrower);
        const Men &other = position.menOf(opponentOf(position.thrower));
        if (rules.unplayable == Unplayable::Lost) {
            return {false, RuleKey::Unplayable, UnplayableReason::PassingDisabled};
        }
        if (rules.unplayable == Unplayable::OpponentLaysDown && other.phase != Phase::PlayDown) {
            return {false, RuleKey::Unplayable, UnplayableReason::OnlyToLayDown};
        }
        if (rules.charpentierException == CharpentierException::Barred &&
            other.phase == Phase::PlayDown && thrower.phase == Phase::BearOff) {
            return {false, RuleKey::CharpentierException, UnplayableReason::ThrowerBearsOff};
        }
        if (const std::optional<UnplayableReason> kept =
                ProcedurePolicy::reasonNotPassed(thrower)) {
            return {false, RuleKey::Unplayable, *kept};
        }
        return {true, RuleKey::Unplayable, UnplayableReason::None};
    }

    /// Reports `number` as lost by `rule` or, if a completed phase is the reason, by
    /// RuleKey::Crossing.
    template<typename Sink>
    static void loseNumber(const Position &position, std::uint8_t number, RuleKey rule,
                           UnplayableReason opponentReason, Sink &events)
    {
        const UnplayableReason throwerReason =
            PolicyMoves::unplayableReason(position, position.thrower, number);
        // Crossing is the reason if it stopped the opponent, or stopped the thrower from playing a
        // number that never passes.
        const bool crossing = opponentReason == UnplayableReason::PhaseEnded ||
                              (throwerReason == UnplayableReason::PhaseEnded &&
                               opponentReason == UnplayableReason::PassingDisabled);
        events.add(NumberLost{position.thrower, number, 1, crossing ? RuleKey::Crossing : rule,
                              throwerReason, opponentReason});
    }

    /// Reports the remaining numbers and men of a throw, which neither player can use, as lost.
    template<typename Sink>
    static void loseRest(const Rules &rules, const Position &position, Sink &events)
    {
        for (const std::uint8_t number : position.remainingNumbers) {
            const bool isDownAlready = onlyLaysDown(rules, position) &&
                                       position.menOf(position.player).phase != Phase::PlayDown;
            loseNumber(position, number, RuleKey::Unplayable,
                       isDownAlready
                           ? UnplayableReason::OnlyToLayDown
                           : PolicyMoves::unplayableReason(position, position.player, number),
                       events);
        }
        if (position.doubletMen > 0) {
            const UnplayableReason opponentReason = playsPassedNumbers(position)
                                                        ? UnplayableReason::FewerMenLeft
                                                        : UnplayableReason::PassingDisabled;
            events.add(NumberLost{position.thrower, position.dice[0], position.doubletMen,
                                  RuleKey::Surplus, UnplayableReason::FewerMenLeft,
                                  opponentReason});
        }
    }

    /// Passes the thrower's remaining numbers to the opponent. Reports them as lost and returns
    /// false if the rules forbid passing them or the opponent can use none of them.
    template<typename Sink>
    static bool passNumbers(const Rules &rules, Position &position, Sink &events)
    {
        const UnplayedNumberOutcome outcome = outcomeOf(rules, position);
        if (!outcome.passes) {
            for (const std::uint8_t number : position.remainingNumbers) {
                loseNumber(position, number, outcome.rule, outcome.opponentReason, events);
            }
            return false;
        }
        position.player = opponentOf(position.thrower);
        if (!PolicyMoves::canPlayAnything(rules, position)) {
            loseRest(rules, position, events);
            return false;
        }
        for (const std::uint8_t number : position.remainingNumbers) {
            events.add(
                NumberPassed{position.thrower, number, 1, outcome.rule,
                             PolicyMoves::unplayableReason(position, position.thrower, number)});
        }
        position.stage = rules.claim == Claim::Required ? Stage::Claiming : Stage::Playing;
        return true;
    }

    /// Ends the throw: declares a draw if neither player can ever move again, otherwise determines
    /// the next thrower.
    template<typename Sink>
    static void endThrow(const Rules &rules, Position &position, Sink &events)
    {
        position.remainingNumbers.clear();
        position.doubletMen = 0;
        position.player = position.thrower;
        if constexpr (ProcedurePolicy::CanBeDrawn) {
            if (isPermanentlyBlocked(position)) {
                position.stage = Stage::Drawn;
                events.add(GameDrawn{});
                return;
            }
        }
        position.stage = Stage::ToThrow;
        if (grantsAnotherThrow(rules, position.dice)) {
            events.add(AnotherThrowGranted{position.thrower});
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
        } else if (!position.remainingNumbers.empty() && passNumbers(rules, position, events)) {
            return;
        }
        endThrow(rules, position, events);
    }

    /// Applies Rules::surplus to the men that a `Total` doublet (Doublet::Total) still gives after
    /// it has completed a phase.
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
                                    RuleKey::Surplus, UnplayableReason::FewerMenLeft});
            return;
        }
    }

    /// Loses the unclaimed numbers and ends the throw.
    template<typename Sink>
    static void forfeitClaims(const Rules &rules, Position &position, Sink &events)
    {
        for (const std::uint8_t number : position.remainingNumbers) {
            const bool couldPlay = ProcedurePolicy::canPlay(position, position.player, number);
            loseNumber(position, number, couldPlay ? RuleKey::Claim : RuleKey::Unplayable,
                       couldPlay ? UnplayableReason::NotClaimed
                                 : PolicyMoves::unplayableReason(position, position.player, number),
                       events);
        }
        endThrow(rules, position, events);
    }
};

} // namespace doublets::procedures
