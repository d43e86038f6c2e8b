// SPDX-License-Identifier: MIT
#include "core/procedures/race/race.h"

#include "core/odds/estimated_odds.h"
#include "core/odds/race/race_odds.h"
#include "core/odds/race/race_weights.h"
#include "core/procedures/make_procedure.h"

#include <algorithm>
#include <bit>

namespace doublets::procedures {

namespace {

using referee::Hindrance;
using referee::Obstacle;

constexpr std::array FirstPhases{Phase::PlayDown};
constexpr std::array PhasesBetween{Phase::ReStack};
constexpr std::array LastPhases{Phase::Race};
constexpr std::array OwnRules{RuleKey::Movement, RuleKey::Hit, RuleKey::Draw};

/// Every number may move a man on every point, once the men stand apart.
int maxPlays(const Rules &rules)
{
    return rules.dice * std::min(rules.menPerPlayer(), PointsOnTrack);
}

/// Odds of the race are estimated: there are too many positions, and games may never end.
OddsMethod methodOf(const Rules &rules)
{
    return supportsRaceBoard(rules) && race_weights::builtIn() ? OddsMethod::GoodPlay
                                                               : OddsMethod::RandomPlay;
}

std::shared_ptr<const OddsSource> odds(const Rules &rules, const Progress &progress)
{
    if (methodOf(rules) == OddsMethod::GoodPlay) {
        return RaceOdds::make(rules, race_weights::builtIn().value(), progress);
    }
    return std::make_shared<const EstimatedOdds>(rules);
}

std::optional<Error> bestPlayerError(const Rules &rules)
{
    if (!supportsRaceBoard(rules)) { // the network was trained for other rules
        return Error{
            ErrorCode::ImpossibleValue, {}, {}, {QStringLiteral("best"), QStringLiteral("random")}};
    }
    const auto &network = race_weights::builtIn();
    if (!network) {
        return Error{ErrorCode::WeightsUnusable, {}, {}, {race_weights::nameOf(network.error())}};
    }
    return std::nullopt;
}

Obstacle obstacleOf(const Position &position, int point, std::uint8_t number)
{
    const Men &men = position.menOf(position.player);
    const Men &enemy = position.menOf(opponentOf(position.player));
    const int to = point + number;
    if (to > Race::BearOffPoint) {
        return {Obstacle::Kind::TooFar, number, 0};
    }
    const auto at = static_cast<std::uint8_t>(to);
    if (to < Race::BearOffPoint && men.onPoint(to) >= Race::MaxOnPoint) {
        return {Obstacle::Kind::FullPoint, number, at};
    }
    if (to < Race::BearOffPoint && enemy.onPoint(opponentsPoint(to)) >= Race::MaxOnPoint) {
        return {Obstacle::Kind::EnemyPoint, number, at};
    }
    return {Obstacle::Kind::FewerNumbers, number, to < Race::BearOffPoint ? at : std::uint8_t{0}};
}

} // namespace

bool Race::canMoveAny(const Position &position, Side side, std::uint8_t number)
{
    return bitboardOf(position, side).movablePoints(number) != 0;
}

void Race::addMoves(const Position &position, std::uint8_t number, PlayList &plays)
{
    const Side side = position.player;
    const RaceBitboard bitboard = bitboardOf(position, side);
    for (PointSet movablePoints = bitboard.movablePoints(number); movablePoints != 0;
         movablePoints &= movablePoints - 1) {
        const auto at = static_cast<std::uint8_t>(std::countr_zero(movablePoints) + 1);
        const auto to = static_cast<std::uint8_t>(at + number);
        if (to == BearOffPoint) {
            plays.add({side, PlayKind::BearOff, at, 0, number, false});
        } else {
            const bool hit = bitboard.isSingleEnemy(PointSet{1} << pointIndex(to));
            plays.add({side, PlayKind::Move, at, to, number, hit});
        }
    }
}

bool Race::allInLastTable(const Men &men)
{
    return std::all_of(men.counts.begin(), men.counts.end() - PointsInTable,
                       [](std::uint8_t count) { return count == 0; });
}

void Race::explain(const Position &position, int point, Hindrance &hindrance)
{
    if (!isRacing(position.menOf(position.player))) {
        Laying::explain(position, point, hindrance);
        return;
    }
    hindrance.kind = Hindrance::Kind::Obstructed;
    for (const std::uint8_t number : position.remainingNumbers) {
        const Obstacle obstacle = obstacleOf(position, point, number);
        auto &known = hindrance.obstacles;
        if (std::ranges::find(known, obstacle) == known.end()) {
            known.push_back(obstacle);
        }
    }
}

constexpr Procedure race = makeProcedure<Race>({
    .id = "race",
    .firstPhases = FirstPhases,
    .middlePhases = PhasesBetween,
    .lastPhases = LastPhases,
    .pointCount = PointsOnTrack,
    .maxMenOnPoint = Race::MaxOnPoint,
    .requiredRules = OwnRules,
    .supportsTotalDoublets = false,
    .maxPlays = &maxPlays,
    .oddsMethod = &methodOf,
    .odds = &odds,
    .bestPlayerError = &bestPlayerError,
});

} // namespace doublets::procedures
