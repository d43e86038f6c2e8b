// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/hindrance.h"
#include "core/procedures/laying/laid_throw.h"
#include "core/procedures/moves.h"

#include <algorithm>
#include <optional>

namespace doublets::procedures {

/// The procedure of nearly all the games: a number plays a man on the point of that number of the
/// player's own table. It is played down, put back on its pile, or borne off, and never leaves its
/// point before. Only in the phase `Home` numbers play men as at backgammon.
struct Laying
{
    // A number belongs to one point, so that playing it never costs another number: every order of
    // the playable numbers uses as many as any (tested by brute force). Where men move, one that
    // two numbers take off the board may leave it by either of them alone.
    static constexpr bool orderMatters(const Men &men) { return men.phase == Phase::Home; }
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
        case Phase::Home:
            return men.left > 0; // some man can always move or be borne off
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
        case Phase::Home:
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
        plays.addIf(hasManFor(men, number),
                    {position.player, kindOf(men.phase), 0, 0, number, false}, number);
    }

    /// A number bears off a man of its point or moves one of a higher point so many points on;
    /// where none stands on its point or a higher one, it bears off a man of the highest that is
    /// held.
    static void addHomePlays(Side side, const Men &men, std::uint8_t number, PlayList &plays)
    {
        bool stands = false; // on the number's point or a higher one
        for (std::uint8_t from = PointsInTable; from >= 1; --from) {
            if (men.onPoint(from) == 0) {
                continue;
            }
            if (from > number) {
                const auto to = static_cast<std::uint8_t>(from - number);
                plays.add({side, PlayKind::Move, from, to, number, false});
            } else if (from == number || !stands) {
                plays.add({side, PlayKind::BearOff, from, 0, number, false});
                return;
            }
            stands = true;
        }
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
        case Phase::Home:
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
        if (play.kind == PlayKind::Move) {
            --men.on[slot(play.from)];
            ++men.on[slot(play.to)];
            events.add(ManMoved{play.by, play.from, play.to, play.number});
            return;
        }
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
        case Phase::Home:
        case Phase::Race:
            work = men.onBoard();
            break;
        }
        return work;
    }

    /// Men that move stand together wherever they come: none lies in front of a pile any more.
    static void enter(Men &men)
    {
        if (movesMen(men.phase)) {
            men.down = {};
        }
    }

    static Fact lack(Phase phase)
    {
        switch (phase) {
        case Phase::PlayDown:
            return Fact::NothingToLayDown;
        case Phase::ReStack:
            return Fact::NothingToReStack;
        case Phase::BearOff:
        case Phase::Home:
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
        if (phase == Phase::Home) {
            explainHome(position, hindrance);
            return;
        }
        const bool hasNumber =
            position.doubletMen > 0 || position.left.contains(static_cast<std::uint8_t>(point));
        if (hasNumber && phase == Phase::PlayDown) {
            hindrance.kind = Kind::AllDown;
        } else {
            hindrance.kind =
                hasNumber && phase == Phase::ReStack ? Kind::AllPiled : Kind::OtherNumbers;
        }
    }

private:
    /// Every number is too great for this man, and men stand on higher points: else it could play
    /// one of them.
    static void explainHome(const Position &position, referee::Hindrance &hindrance)
    {
        using referee::Obstacle;
        hindrance.kind = referee::Hindrance::Kind::Obstructed;
        for (const std::uint8_t number : position.left) {
            const Obstacle obstacle{Obstacle::Kind::HigherFirst, number, 0};
            auto &known = hindrance.obstacles;
            if (std::find(known.begin(), known.end(), obstacle) == known.end()) {
                known.push_back(obstacle);
            }
        }
    }
};

template<> class WholeThrow<Laying> : public LaidThrow<Laying>
{
public:
    using LaidThrow<Laying>::LaidThrow;
};

} // namespace doublets::procedures
