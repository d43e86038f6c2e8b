// SPDX-License-Identifier: MIT
#include "core/odds/odds.h"
#include "core/players/simulation.h"
#include "race_games.h"

#include <QTest>

using namespace doublets;

/// The best player of the race.
class TestRaceOdds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void winsTheSameGamesInEveryThread();
    void winsAtOnceIfItCan();
    void canBeCancelled();

private:
    const std::shared_ptr<const OddsSource> m_odds = makeOdds(testing::raceRules());
};

void TestRaceOdds::winsTheSameGamesInEveryThread()
{
    SimulationOptions options;
    options.rules = testing::raceRules();
    options.games = 2;
    options.seed = 1283;
    options.white = bestPlayerFactory(m_odds);
    std::vector<GameOutcome> alone(options.games);
    options.outcomes = alone;
    QCOMPARE(simulate(options).whiteWins, options.games);
    std::vector<GameOutcome> together(options.games);
    options.outcomes = together;
    options.jobs = 2;
    (void)simulate(options);
    QCOMPARE(together, alone);
}

void TestRaceOdds::winsAtOnceIfItCan()
{
    const Rules rules = testing::raceRules();
    Position position = testing::racingPosition(rules, {24, 21}, {1, 2, 3});
    referee::throwDice(rules, position, Throw{4, 3, 1});
    BestPlayer player(m_odds);
    while (position.stage == Stage::Playing) {
        const PlayList plays = referee::legalPlays(rules, position);
        referee::play(rules, position, plays[player.choose(rules, position, plays)]);
    }
    QCOMPARE(position.stage, Stage::Won);
    QCOMPARE(position.winner(), Side::White);
}

void TestRaceOdds::canBeCancelled()
{
    QVERIFY(!makeOdds(testing::raceRules(), [](double) { return false; }));
}

QTEST_GUILESS_MAIN(TestRaceOdds)
#include "tst_race_odds.moc"
