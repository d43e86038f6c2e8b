// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/hindrance.h"
#include "core/procedures/laying/fast_laying_throw.h"
#include "core/procedures/moves.h"

#include <algorithm>
#include <optional>

namespace doublets::procedures {

/// The procedure of all games except the race (rule set `alfonso-race`): a number plays a man on
/// the point of the same number in the player's own table. The man is played down, re-stacked,
/// borne off or set up again, and never leaves its point for another, except in the phase `Home`,
/// as at backgammon.
///
/// A `ProcedurePolicy`: see steps.h for the members without a comment.
struct Laying
{
    // Each number belongs to one point, so no order of play costs a number (tested by brute force).
    // In the phase `Home`, however, one number alone may bear off a man that could have used two
    // numbers.
    static constexpr bool orderMatters(const Men &men) { return men.phase == Phase::Home; }
    static constexpr bool CanBeDrawn = false; // while men are left, some number plays one
    static constexpr int MaxEventsPerMan = 1; ///< maximum number of events when one man is played

    /// Returns whether the number `point` (1 to 6) can play a man in the current phase: a man on
    /// that point or, in the phase `Home`, any man.
    static bool hasPlayableMan(const Men &men, int point)
    {
        switch (men.phase) {
        case Phase::PlayDown:
            return hasPlayableMan<Phase::PlayDown>(men, point);
        case Phase::ReStack:
            return hasPlayableMan<Phase::ReStack>(men, point);
        case Phase::BearOff:
            return hasPlayableMan<Phase::BearOff>(men, point);
        case Phase::SetUp:
            return hasPlayableMan<Phase::SetUp>(men, point);
        case Phase::Home:
            return men.remainingPlays > 0; // some man can always move or bear off
        case Phase::Race:
            break;
        }
        return false;
    }
    /// As above, for men in the phase `InPhase`. Returns false if `InPhase` is a phase that moves
    /// men.
    template<Phase InPhase> static bool hasPlayableMan(const Men &men, int point)
    {
        switch (InPhase) {
        case Phase::PlayDown:
            return men.piledOn(point) > 1;
        case Phase::ReStack:
            return men.downOn(point) > 0;
        case Phase::BearOff:
            return men.onPoint(point) > 0;
        case Phase::SetUp:
            return men.missingOn(point) > 0;
        case Phase::Home:
        case Phase::Race:
            break;
        }
        return false;
    }

    static bool canPlay(const Position &position, Side side, std::uint8_t number)
    {
        return hasPlayableMan(position.menOf(side), number);
    }

    /// Returns the kind of the plays in a phase; BearOff for phases that move men.
    static PlayKind playKindOf(Phase phase)
    {
        switch (phase) {
        case Phase::PlayDown:
            return PlayKind::PlayDown;
        case Phase::ReStack:
            return PlayKind::ReStack;
        case Phase::SetUp:
            return PlayKind::SetUp;
        case Phase::BearOff:
        case Phase::Home:
        case Phase::Race:
            break;
        }
        return PlayKind::BearOff;
    }

    static void addPlays(const Position &position, std::uint8_t number, PlayList &plays)
    {
        const Men &men = position.menOf(position.player);
        if (men.phase == Phase::Home) {
            addHomePlays(position.player, men, number, plays);
            return;
        }
        plays.addIf(hasPlayableMan(men, number),
                    {position.player, playKindOf(men.phase), 0, 0, number, false}, number);
    }

    /// Adds the plays in the phase `Home`. A number bears off a man from the point of the same
    /// number, or moves a man from a higher point down by that many points. If no man stands on
    /// that point or a higher one, the number bears off a man from the highest occupied point.
    static void addHomePlays(Side side, const Men &men, std::uint8_t number, PlayList &plays)
    {
        bool hasHigherMan = false; // whether a man stands on the number's point or a higher one
        for (std::uint8_t from = PointsInTable; from >= 1; --from) {
            if (men.onPoint(from) == 0) {
                continue;
            }
            if (from > number) {
                const auto to = static_cast<std::uint8_t>(from - number);
                plays.add({side, PlayKind::Move, from, to, number, false});
            } else if (from == number || !hasHigherMan) {
                plays.add({side, PlayKind::BearOff, from, 0, number, false});
                return;
            }
            hasHigherMan = true;
        }
    }

    static void addDoubletPlays(const Position &position, PlayList &plays)
    {
        // Test the phase once instead of for each point.
        switch (position.menOf(position.player).phase) {
        case Phase::PlayDown:
            return addDoubletPlays<Phase::PlayDown>(position, plays);
        case Phase::ReStack:
            return addDoubletPlays<Phase::ReStack>(position, plays);
        case Phase::BearOff:
            return addDoubletPlays<Phase::BearOff>(position, plays);
        case Phase::SetUp: // no `Total` doublets (checkRuleSet())
        case Phase::Home:
        case Phase::Race:
            return;
        }
    }
    template<Phase InPhase> static void addDoubletPlays(const Position &position, PlayList &plays)
    {
        const Men &men = position.menOf(position.player);
        const Play any{position.player, playKindOf(InPhase), 0, 0, position.dice[0], false};
        for (std::uint8_t point = 1; point <= PointsInTable; ++point) {
            plays.addIf(hasPlayableMan<InPhase>(men, point), any, point);
        }
    }

    template<typename Sink> static void move(Position &position, const Play &play, Sink &events)
    {
        Men &men = position.menOf(play.by);
        std::uint8_t &downCount = men.downCounts[pointIndex(play.from)];
        if (play.kind == PlayKind::Move) {
            --men.counts[pointIndex(play.from)];
            ++men.counts[pointIndex(play.to)];
            events.add(ManMoved{play.by, play.from, play.to, play.number});
            return;
        }
        --men.remainingPlays;
        switch (play.kind) {
        case PlayKind::PlayDown:
            ++downCount;
            events.add(ManPlayedDown{play.by, play.from, play.number});
            break;
        case PlayKind::ReStack:
            --downCount;
            events.add(ManReStacked{play.by, play.from, play.number});
            break;
        case PlayKind::SetUp:
            --downCount;
            ++men.counts[pointIndex(play.from)];
            --men.borneOff;
            events.add(ManSetUp{play.by, play.from, play.number});
            break;
        case PlayKind::BearOff:
        case PlayKind::Move:
            // Take the men in front of the pile first, as a hand would.
            --men.counts[pointIndex(play.from)];
            downCount = static_cast<std::uint8_t>(downCount - (downCount > 0 ? 1 : 0));
            ++men.borneOff;
            events.add(ManBorneOff{play.by, play.from, play.number});
            break;
        }
    }

    static int playsInPhase(const Men &men)
    {
        int plays = 0;
        switch (men.phase) {
        case Phase::PlayDown:
            for (int point = 1; point <= PointsInTable; ++point) {
                plays += std::max(0, men.piledOn(point) - 1);
            }
            break;
        case Phase::ReStack:
        case Phase::SetUp:
            for (const std::uint8_t downCount : men.downCounts) {
                plays += downCount;
            }
            break;
        case Phase::BearOff:
        case Phase::Home:
        case Phase::Race:
            plays = men.onBoard();
            break;
        }
        return plays;
    }

    /// Rearranges the men for a new phase. In a phase that moves men, no man lies in front of a
    /// pile; in the phase SetUp, every man is missing from its pile.
    static void enterPhase(const Rules &rules, Men &men)
    {
        if (hasMovingMen(men.phase)) {
            men.downCounts = {};
        } else if (men.phase == Phase::SetUp) {
            men.downCounts = rules.men;
        }
    }

    static UnplayableReason unplayableReason(Phase phase)
    {
        switch (phase) {
        case Phase::PlayDown:
            return UnplayableReason::NothingToLayDown;
        case Phase::ReStack:
            return UnplayableReason::NothingToReStack;
        case Phase::SetUp:
            return UnplayableReason::PileComplete;
        case Phase::BearOff:
        case Phase::Home:
        case Phase::Race:
            break;
        }
        return UnplayableReason::NoManOnPoint;
    }

    static std::optional<UnplayableReason> reasonNotPassed(const Men &) { return std::nullopt; }

    static void explain(const Position &position, int point, referee::Hindrance &hindrance)
    {
        using Kind = referee::Hindrance::Kind;
        const Phase phase = position.menOf(position.player).phase;
        if (phase == Phase::Home) {
            explainHome(position, hindrance);
            return;
        }
        const bool hasNumber = position.doubletMen > 0 ||
                               position.remainingNumbers.contains(static_cast<std::uint8_t>(point));
        if (!hasNumber) {
            hindrance.kind = Kind::OtherNumbers;
            return;
        }
        hindrance.kind = phase == Phase::PlayDown  ? Kind::AllDown
                         : phase == Phase::ReStack ? Kind::AllPiled
                         : phase == Phase::SetUp   ? Kind::AllSetUp
                                                   : Kind::OtherNumbers;
    }

private:
    /// Explains why a man cannot be played in the phase `Home`: every number is greater than its
    /// point, and men stand on higher points.
    static void explainHome(const Position &position, referee::Hindrance &hindrance)
    {
        using referee::Obstacle;
        hindrance.kind = referee::Hindrance::Kind::Obstructed;
        for (const std::uint8_t number : position.remainingNumbers) {
            const Obstacle obstacle{Obstacle::Kind::HigherFirst, number, 0};
            auto &known = hindrance.obstacles;
            if (std::ranges::find(known, obstacle) == known.end()) {
                known.push_back(obstacle);
            }
        }
    }
};

/// The specialisation for the laying procedure, which has a fast path.
template<> class WholeThrow<Laying> : public FastLayingThrow<Laying>
{
public:
    using FastLayingThrow<Laying>::FastLayingThrow;
};

} // namespace doublets::procedures
