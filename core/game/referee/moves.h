// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/event.h"
#include "core/game/referee/race.h"

#include <algorithm>

/// What one man can do: the plays of each phase and what they change. Inside the referee only;
/// inline, because games are played by the million here.
namespace doublets::referee::detail {

constexpr std::size_t slot(int point)
{
    return static_cast<std::size_t>(point) - 1;
}

inline PlayKind kindOf(Phase phase)
{
    switch (phase) {
    case Phase::PlayDown:
        return PlayKind::PlayDown;
    case Phase::ReStack:
        return PlayKind::ReStack;
    case Phase::BearOff:
        return PlayKind::BearOff;
    case Phase::Race:
        return PlayKind::Move;
    }
    return PlayKind::PlayDown;
}

/// Whether a man of that point of the own table can be played in the present phase (not the race).
inline bool hasManFor(const Men &men, int point)
{
    switch (men.phase) {
    case Phase::PlayDown:
        return men.piledOn(point) > 1;
    case Phase::ReStack:
        return men.downOn(point) > 0;
    case Phase::BearOff:
        return men.onPoint(point) > 0;
    case Phase::Race:
        return false;
    }
    return false;
}

inline Fact lackOf(Phase phase)
{
    switch (phase) {
    case Phase::PlayDown:
        return Fact::NothingToLayDown;
    case Phase::ReStack:
        return Fact::NothingToReStack;
    case Phase::BearOff:
        return Fact::NoManOnPoint;
    case Phase::Race:
        return Fact::NoManCanMove;
    }
    return Fact::None;
}

inline bool canPlayNumber(const Position &position, Side side, std::uint8_t number)
{
    const Men &men = position.menOf(side);
    return men.phase == Phase::Race ? race::canMoveAny(position, side, number)
                                    : hasManFor(men, number);
}

/// Why a side leaves a number: he has no man for it, or could have played it but for `crossing`.
inline Fact whyLeft(const Position &position, Side side, std::uint8_t number)
{
    return canPlayNumber(position, side, number) ? Fact::PhaseEnded
                                                 : lackOf(position.menOf(side).phase);
}

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

inline bool canPlayAnything(const Rules &rules, const Position &position)
{
    const Men &men = position.menOf(position.player);
    if (position.doubletMen > 0) {
        return men.left > 0;
    }
    if (onlyLaysDown(rules, position) && men.phase != Phase::PlayDown) {
        return false;
    }
    for (const std::uint8_t number : position.left) {
        if (canPlayNumber(position, position.player, number)) {
            return true;
        }
    }
    return false;
}

inline std::uint8_t workOf(const Men &men)
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
    return static_cast<std::uint8_t>(work);
}

/// Goes on to the next phase while the present one has nothing to do. The last one stays.
template<typename Sink> bool completePhases(const Rules &rules, Men &men, Side side, Sink &events)
{
    bool completed = false;
    for (std::size_t i = 0; i + 1 < rules.phaseCount && men.left == 0; ++i) {
        if (rules.phases[i] != men.phase) {
            continue;
        }
        men.phase = rules.phases[i + 1];
        if (men.phase == Phase::Race) {
            men.down = {};
        }
        men.left = workOf(men);
        events.add(PhaseCompleted{side, rules.phases[i], men.phase});
        completed = true;
    }
    return completed;
}

inline void bearOff(Men &men, int point)
{
    --men.on[slot(point)];
    if (point <= PointsInTable && men.phase != Phase::Race) {
        // The men in front of the pile go first: that is the order in which a hand takes them.
        std::uint8_t &lying = men.down[slot(point)];
        if (lying > 0) {
            --lying;
        }
    }
    ++men.borneOff;
    --men.left;
}

/// Plays one man. Says whether that completed a phase.
template<typename Sink>
bool moveMan(const Rules &rules, Position &position, const Play &play, Sink &events)
{
    Men &men = position.menOf(play.by);
    switch (play.kind) {
    case PlayKind::PlayDown:
        ++men.down[slot(play.from)];
        --men.left;
        events.add(ManPlayedDown{play.by, play.from, play.number});
        break;
    case PlayKind::ReStack:
        --men.down[slot(play.from)];
        --men.left;
        events.add(ManReStacked{play.by, play.from, play.number});
        break;
    case PlayKind::BearOff:
        bearOff(men, play.from);
        events.add(ManBorneOff{play.by, play.from, play.number});
        break;
    case PlayKind::Move:
        race::move(position, play, events);
        break;
    }
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

inline void addPlays(const Position &position, std::uint8_t number, PlayList &plays)
{
    const Men &men = position.menOf(position.player);
    if (men.phase == Phase::Race) {
        race::addMoves(position, number, plays);
    } else if (hasManFor(men, number)) {
        plays.add({position.player, kindOf(men.phase), number, 0, number, false});
    }
}

/// Every play of one man that the present phase has, whether or not it uses most numbers.
inline void addEveryPlay(const Rules &rules, const Position &position, PlayList &plays)
{
    const Men &men = position.menOf(position.player);
    if (position.doubletMen > 0) {
        for (std::uint8_t point = 1; point <= PointsInTable; ++point) {
            if (hasManFor(men, point)) {
                plays.add({position.player, kindOf(men.phase), point, 0, position.dice[0], false});
            }
        }
        return;
    }
    if (onlyLaysDown(rules, position) && men.phase != Phase::PlayDown) {
        return;
    }
    for (int i = 0; i < position.left.size(); ++i) {
        const std::uint8_t number = position.left[i];
        bool seen = false;
        for (int j = 0; j < i; ++j) {
            seen = seen || position.left[j] == number;
        }
        if (!seen) {
            addPlays(position, number, plays);
        }
    }
}

inline PlayList everyPlay(const Rules &rules, const Position &position)
{
    PlayList plays;
    addEveryPlay(rules, position, plays);
    return plays;
}

} // namespace doublets::referee::detail
