// SPDX-License-Identifier: MIT
#include "core/game/hindrance.h"

#include "core/game/referee.h"
#include "core/game/referee/moves.h"

#include <algorithm>

/// What keeps a man from being played. Nobody reasons about it but here.
namespace doublets::referee {

namespace {

using namespace detail;
using Kind = Hindrance::Kind;

constexpr int Home = PointsOnTrack + 1;

bool mayPlayFrom(const PlayList &plays, Side side, int point)
{
    return std::any_of(plays.begin(), plays.end(),
                       [&](const Play &play) { return play.by == side && play.from == point; });
}

/// Before or after the plays of a throw, whoever's man it is; nothing while one is played.
std::optional<Kind> kindOfMoment(const Position &position)
{
    switch (position.stage) {
    case Stage::Opening:
        return Kind::LeadFirst;
    case Stage::ToThrow:
        return position.dice.empty() ? Kind::FirstThrow : Kind::ThrowFirst;
    case Stage::Claiming:
        return Kind::ThrowFirst;
    case Stage::Won:
        return Kind::Won;
    case Stage::Drawn:
        return Kind::Drawn;
    case Stage::Playing:
        break;
    }
    return std::nullopt;
}

Obstacle obstacleOf(const Position &position, int point, std::uint8_t number)
{
    const Men &men = position.menOf(position.player);
    const Men &enemy = position.menOf(opponentOf(position.player));
    const int to = point + number;
    if (to > Home) {
        return {Obstacle::Kind::TooFar, number, 0};
    }
    const auto at = static_cast<std::uint8_t>(to);
    if (to < Home && men.onPoint(to) > 1) {
        return {Obstacle::Kind::FullPoint, number, at};
    }
    if (to < Home && enemy.onPoint(facingPoint(to)) > 1) {
        return {Obstacle::Kind::EnemyPoint, number, at};
    }
    return {Obstacle::Kind::FewerNumbers, number, to < Home ? at : std::uint8_t{0}};
}

std::vector<Obstacle> obstaclesOf(const Position &position, int point)
{
    std::vector<Obstacle> obstacles;
    for (const std::uint8_t number : position.left) {
        const Obstacle obstacle = obstacleOf(position, point, number);
        if (std::find(obstacles.begin(), obstacles.end(), obstacle) == obstacles.end()) {
            obstacles.push_back(obstacle);
        }
    }
    return obstacles;
}

/// Of a man whose owner is to play.
Kind kindOfMan(const Position &position, int point)
{
    const Men &men = position.menOf(position.player);
    if (men.onPoint(point) == 0) {
        return Kind::NoMan;
    }
    if (men.phase == Phase::Race) {
        return Kind::Obstructed;
    }
    const bool hasNumber =
        position.doubletMen > 0 || position.left.contains(static_cast<std::uint8_t>(point));
    if (hasNumber && men.phase == Phase::PlayDown) {
        return Kind::AllDown;
    }
    return hasNumber && men.phase == Phase::ReStack ? Kind::AllPiled : Kind::OtherNumbers;
}

Phase phaseAfter(const Rules &rules, Phase phase)
{
    for (std::size_t i = 0; i + 1 < rules.phaseCount; ++i) {
        if (rules.phases[i] == phase) {
            return rules.phases[i + 1];
        }
    }
    return phase;
}

} // namespace

std::optional<Hindrance> hindranceOf(const Rules &rules, const Position &position, Side side,
                                     int point)
{
    if (mayPlayFrom(legalPlays(rules, position), side, point)) {
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
    hindrance.left = position.left;
    hindrance.doubletMen = doubletMenToPlay(rules, position);
    hindrance.passed = playsPassedNumbers(position);
    if (side != position.player) {
        hindrance.kind = Kind::OthersTurn;
        return hindrance;
    }
    const Men &men = position.menOf(side);
    hindrance.kind = kindOfMan(position, point);
    hindrance.menLeft = men.left;
    hindrance.next = phaseAfter(rules, men.phase);
    if (hindrance.kind == Kind::Obstructed) {
        hindrance.obstacles = obstaclesOf(position, point);
    }
    return hindrance;
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
