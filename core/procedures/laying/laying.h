// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/hindrance.h"
#include "core/procedures/moves.h"

#include <algorithm>
#include <optional>

namespace doublets::procedures {

/// The procedure of nearly all the games: a number plays a man on the point of that number of the
/// player's own table. It is played down, put back on its pile, or borne off, and never leaves its
/// point before.
struct Laying
{
    // A number belongs to one point, so that playing it never costs another number: every order of
    // the playable numbers uses as many as any (tested by brute force).
    static constexpr bool OrderMatters = false;
    static constexpr bool CanBeDrawn = false; // while men are left, some number plays one
    static constexpr int EventsOfMan = 1;     ///< events that one man played brings, at most

    /// Whether a man of that point (1 to 6) can be played in the present phase.
    static bool hasManFor(const Men &men, int point)
    {
        switch (men.phase) {
        case Phase::PlayDown:
            return hasManFor<Phase::PlayDown>(men, point);
        case Phase::ReStack:
            return hasManFor<Phase::ReStack>(men, point);
        case Phase::BearOff:
            return hasManFor<Phase::BearOff>(men, point);
        case Phase::Race:
            break;
        }
        return false;
    }
    template<Phase InPhase> static bool hasManFor(const Men &men, int point)
    {
        switch (InPhase) {
        case Phase::PlayDown:
            return men.piledOn(point) > 1;
        case Phase::ReStack:
            return men.downOn(point) > 0;
        case Phase::BearOff:
            return men.onPoint(point) > 0;
        case Phase::Race:
            break;
        }
        return false;
    }

    static bool canPlay(const Position &position, Side side, std::uint8_t number)
    {
        return hasManFor(position.menOf(side), number);
    }

    static PlayKind kindOf(Phase phase)
    {
        switch (phase) {
        case Phase::PlayDown:
            return PlayKind::PlayDown;
        case Phase::ReStack:
            return PlayKind::ReStack;
        case Phase::BearOff:
        case Phase::Race:
            break;
        }
        return PlayKind::BearOff;
    }

    static void addPlays(const Position &position, std::uint8_t number, PlayList &plays)
    {
        const Men &men = position.menOf(position.player);
        plays.addIf(hasManFor(men, number),
                    {position.player, kindOf(men.phase), 0, 0, number, false}, number);
    }

    static void addDoubletPlays(const Position &position, PlayList &plays)
    {
        // The phase is looked at once, not for each point.
        switch (position.menOf(position.player).phase) {
        case Phase::PlayDown:
            return addDoubletPlays<Phase::PlayDown>(position, plays);
        case Phase::ReStack:
            return addDoubletPlays<Phase::ReStack>(position, plays);
        case Phase::BearOff:
            return addDoubletPlays<Phase::BearOff>(position, plays);
        case Phase::Race:
            return;
        }
    }
    template<Phase InPhase> static void addDoubletPlays(const Position &position, PlayList &plays)
    {
        const Men &men = position.menOf(position.player);
        const Play any{position.player, kindOf(InPhase), 0, 0, position.dice[0], false};
        for (std::uint8_t point = 1; point <= PointsInTable; ++point) {
            plays.addIf(hasManFor<InPhase>(men, point), any, point);
        }
    }

    template<typename Sink> static void move(Position &position, const Play &play, Sink &events)
    {
        Men &men = position.menOf(play.by);
        std::uint8_t &lying = men.down[slot(play.from)];
        --men.left;
        switch (play.kind) {
        case PlayKind::PlayDown:
            ++lying;
            events.add(ManPlayedDown{play.by, play.from, play.number});
            break;
        case PlayKind::ReStack:
            --lying;
            events.add(ManReStacked{play.by, play.from, play.number});
            break;
        case PlayKind::BearOff:
        case PlayKind::Move:
            // The men in front of the pile go first: that is the order in which a hand takes them.
            --men.on[slot(play.from)];
            lying = static_cast<std::uint8_t>(lying - (lying > 0 ? 1 : 0));
            ++men.borneOff;
            events.add(ManBorneOff{play.by, play.from, play.number});
            break;
        }
    }

    static int work(const Men &men)
    {
        int work = 0;
        switch (men.phase) {
        case Phase::PlayDown:
            for (int point = 1; point <= PointsInTable; ++point) {
                work += std::max(0, men.piledOn(point) - 1);
            }
            break;
        case Phase::ReStack:
            for (const std::uint8_t lying : men.down) {
                work += lying;
            }
            break;
        case Phase::BearOff:
        case Phase::Race:
            work = men.onBoard();
            break;
        }
        return work;
    }

    static void enter(Men &) {}

    static Fact lack(Phase phase)
    {
        switch (phase) {
        case Phase::PlayDown:
            return Fact::NothingToLayDown;
        case Phase::ReStack:
            return Fact::NothingToReStack;
        case Phase::BearOff:
        case Phase::Race:
            break;
        }
        return Fact::NoManOnPoint;
    }

    static std::optional<Fact> keeps(const Men &) { return std::nullopt; }

    static void explain(const Position &position, int point, referee::Hindrance &hindrance)
    {
        using Kind = referee::Hindrance::Kind;
        const Phase phase = position.menOf(position.player).phase;
        const bool hasNumber =
            position.doubletMen > 0 || position.left.contains(static_cast<std::uint8_t>(point));
        if (hasNumber && phase == Phase::PlayDown) {
            hindrance.kind = Kind::AllDown;
        } else {
            hindrance.kind =
                hasNumber && phase == Phase::ReStack ? Kind::AllPiled : Kind::OtherNumbers;
        }
    }
};

} // namespace doublets::procedures
