// SPDX-License-Identifier: MIT
#include "core/odds/estimated_odds.h"
#include "core/players/simulation.h"
#include "core/rules/catalogue.h"

#include <QTest>

using namespace doublets;

class TestSimulation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsEveryGame_data();
    void countsEveryGame();
    void theSameSeedPlaysTheSame();
    void recordsAreTheGamesThatWerePlayed();
    void stopsWhenTold();
    void knowsItsPlayers();
};

namespace {

const Catalogue &catalogue()
{
    static const auto loaded = Catalogue::builtIn();
    return loaded.value();
}

SimulationResult run(const QString &id, std::uint64_t games, std::uint64_t seed,
                     std::function<void(std::uint64_t, const std::vector<Turn> &)> record = {},
                     std::function<bool(std::uint64_t)> goOn = {})
{
    const RuleSet &set = *catalogue().find(id);
    RandomPlayer white(seed);
    RandomPlayer black(seed + 1);
    return simulate({set.rules(set.defaultRulings()), games, seed, &white, &black, std::move(goOn),
                     std::move(record)});
}

} // namespace

void TestSimulation::countsEveryGame_data()
{
    QTest::addColumn<QString>("id");
    for (const RuleSet &set : catalogue().all()) {
        QTest::newRow(qPrintable(set.id)) << set.id;
    }
}

void TestSimulation::countsEveryGame()
{
    QFETCH(QString, id);
    const SimulationResult result = run(id, 400, 7);
    QCOMPARE(result.games, 400U);
    QCOMPARE(result.whiteWins + result.blackWins + result.draws, 400U);
    QVERIFY(result.firstThrowerWins > 120 && result.firstThrowerWins < 300);
    QVERIFY(result.meanThrows() > 10 && result.meanThrows() < 100);
    QVERIFY(result.draws == 0 || id == u"alfonso-race");
}

void TestSimulation::theSameSeedPlaysTheSame()
{
    const SimulationResult one = run(u"holme"_qs, 300, 1688);
    const SimulationResult two = run(u"holme"_qs, 300, 1688);
    const SimulationResult other = run(u"holme"_qs, 300, 1689);
    QCOMPARE(one.throws, two.throws);
    QCOMPARE(one.whiteWins, two.whiteWins);
    QVERIFY(one.throws != other.throws);
}

void TestSimulation::recordsAreTheGamesThatWerePlayed()
{
    std::uint64_t games = 0;
    std::uint64_t throws = 0;
    SplitMix seeds(5);
    const SimulationResult result =
        run(u"charpentier"_qs, 50, 5, [&](std::uint64_t seed, const std::vector<Turn> &turns) {
            ++games;
            QCOMPARE(seed, seeds.next());
            QVERIFY(turns.back().after.isOver());
            for (const Turn &turn : turns) {
                throws += std::holds_alternative<Throw>(turn.action) ? 1 : 0;
            }
        });
    QCOMPARE(games, 50U);
    QCOMPARE(throws, result.throws);
}

void TestSimulation::stopsWhenTold()
{
    const SimulationResult result =
        run(u"fiske"_qs, 1000000, 1, {}, [](std::uint64_t games) { return games < 2000; });
    QVERIFY(result.games >= 2000 && result.games < 10000);
}

void TestSimulation::knowsItsPlayers()
{
    const auto anyOdds = std::make_shared<EstimatedOdds>(Rules(), 1);
    for (const QString &id : playerIds()) {
        QCOMPARE(makePlayer(id, 1) == nullptr, wantsOdds(id));
        QVERIFY(makePlayer(id, 1, anyOdds));
    }
    QVERIFY(!makePlayer(u"nobody"_qs, 1));
}

QTEST_APPLESS_MAIN(TestSimulation)
#include "tst_simulation.moc"
