// SPDX-License-Identifier: MIT
#include "core/game/hindrance.h"

#include "core/game/referee.h"
#include "core/procedures/procedure.h"

#include <algorithm>

namespace doublets::referee {

namespace {

using Kind = Hindrance::Kind;

bool mayPlayFrom(const PlayList &plays, Side side, int point)
{
    return std::ranges::any_of(
        plays, [&](const Play &play) { return play.by == side && play.from == point; });
}

/// Returns the reason that applies to every man while no throw is being played, or nullopt.
std::optional<Kind> kindOfMoment(const Position &position)
{
    switch (position.stage) {
    case Stage::Opening:
        return Kind::LeadUndecided;
    case Stage::ToThrow:
        return position.dice.empty() ? Kind::FirstThrowPending : Kind::MustThrow;
    case Stage::Claiming:
        return Kind::MustThrow;
    case Stage::Won:
        return Kind::Won;
    case Stage::Drawn:
        return Kind::Drawn;
    case Stage::Playing:
        break;
    }
    return std::nullopt;
}

} // namespace

std::optional<Hindrance> findHindrance(const Rules &rules, const Position &position, Side side,
                                       int point)
{
    const PlayList plays = legalPlays(rules, position);
    if (mayPlayFrom(plays, side, point)) {
        return std::nullopt;
    }
    Hindrance hindrance;
    hindrance.point = point;
    hindrance.player = position.player;
    if (const auto moment = kindOfMoment(position)) {
        hindrance.kind = *moment;
        if (position.stage == Stage::ToThrow || position.stage == Stage::Claiming) {
            hindrance.player = nextThrower(rules, position);
        } else if (position.stage == Stage::Won) {
            hindrance.player = position.winner();
        }
        return hindrance;
    }
    hindrance.thrown = position.dice;
    hindrance.remainingNumbers = position.remainingNumbers;
    hindrance.doubletMen = doubletMenToPlay(rules, position);
    hindrance.areNumbersPassed = position.player != position.thrower;
    if (side != position.player) {
        hindrance.kind = Kind::OpponentsTurn;
        hindrance.remainingNumbers = usableNumbers(rules, position).numbers;
        return hindrance;
    }
    const Men &men = position.menOf(side);
    hindrance.kind = Kind::NoManOnPoint;
    if (men.onPoint(point) > 0) {
        rules.procedure->explain(position, point, hindrance);
    }
    if (hindrance.kind == Kind::OtherNumbers &&
        (hindrance.areNumbersPassed || hindrance.remainingNumbers != hindrance.thrown)) {
        hindrance.remainingNumbers = usableNumbers(rules, position).numbers;
    }
    return hindrance;
}

std::optional<ThrowHindrance> findThrowHindrance(const Rules &rules, const Position &position,
                                                 Side side)
{
    switch (position.stage) {
    case Stage::Opening:
        return std::nullopt;
    case Stage::Playing:
        return ThrowHindrance{ThrowHindrance::Kind::MustPlay, {}};
    case Stage::Won:
    case Stage::Drawn:
        return ThrowHindrance{ThrowHindrance::Kind::GameOver, {}};
    case Stage::ToThrow:
    case Stage::Claiming:
        break;
    }
    const Side next = nextThrower(rules, position);
    return side == next ? std::nullopt
                        : std::optional(ThrowHindrance{ThrowHindrance::Kind::OpponentsTurn, next});
}

int doubletMenToPlay(const Rules &rules, const Position &position)
{
    if (position.stage != Stage::Playing || position.doubletMen == 0) {
        return 0;
    }
    Position played = position;
    int men = 0;
    while (played.stage == Stage::Playing && played.doubletMen > 0 &&
           played.player == position.player) {
        play(rules, played, legalPlays(rules, played)[0]);
        ++men;
    }
    return men;
}

} // namespace doublets::referee
