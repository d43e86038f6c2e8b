// SPDX-License-Identifier: MIT
#include "core/game/referee.h"
#include "core/odds/odds.h"
#include "core/odds/race/race_search.h"
#include "core/odds/race/race_weights.h"
#include "core/players/player.h"
#include "race_games.h"

#include <QCryptographicHash>
#include <QFile>
#include <QTest>

#include <limits>

using namespace doublets;
using namespace doublets::race_weights;
using namespace Qt::StringLiterals;
using testing::RandomRace;

namespace {

QByteArray builtInBytes()
{
    (void)builtIn(); // initialises the resource
    QFile file(u":/doublets/odds/race.weights"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns the bytes with one of them changed.
QByteArray changed(QByteArray bytes, qsizetype at)
{
    bytes[at] = static_cast<char>(bytes[at] ^ 1);
    return bytes;
}

} // namespace

/// The file of trained weights is read strictly, and gives the same values everywhere.
class TestRaceWeights : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatItWrites();
    void refusesUnusableFiles_data();
    void refusesUnusableFiles();
    void playsCarelesslyWithDamagedWeights();
    void knowsOnlyTheRulesItLearned();
    void givesTheSameValuesEverywhere();
    void valuesDoNotDependOnEarlierOnes();
    void valuesAheadDoNotDependOnEarlierOnes();
};

void TestRaceWeights::readsWhatItWrites()
{
    const QByteArray bytes = builtInBytes();
    QVERIFY(bytes.size() <= 100'000);
    const auto file = parse(bytes);
    QVERIFY(file);
    QCOMPARE(file.value().training.seed, 1283U);
    QCOMPARE(serialized(file.value()), bytes);
    QVERIFY(builtIn());
}

void TestRaceWeights::refusesUnusableFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("fault");
    const auto row = [](const char *name, const QByteArray &bytes, Fault fault) {
        QTest::newRow(name) << bytes << static_cast<int>(fault);
    };
    const QByteArray good = builtInBytes();
    const auto magicSize = good.indexOf('\n') + 1;
    row("nothing", {}, Fault::Missing);
    row("another format", changed(good, 0), Fault::WrongFormat);
    row("another version", changed(good, magicSize), Fault::WrongVersion);
    row("other features", changed(good, magicSize + 4), Fault::WrongVersion);
    row("only the format", good.left(magicSize), Fault::WrongSize);
    row("cut off", good.chopped(1), Fault::WrongSize);
    row("longer", good + '\0', Fault::WrongSize);
    row("another seed", changed(good, magicSize + 16), Fault::WrongChecksum);
    row("one bit", changed(good, good.size() / 2), Fault::WrongChecksum);
    row("the last bit", changed(good, good.size() - 1), Fault::WrongChecksum);
    File large;
    for (auto &column : large.weights.features) {
        column[0] = std::numeric_limits<std::int16_t>::max() / 2;
    }
    row("too large", serialized(large), Fault::OutOfRange);
}

void TestRaceWeights::refusesUnusableFiles()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, fault);
    const auto file = parse(bytes);
    QVERIFY(!file);
    QCOMPARE(static_cast<int>(file.error()), fault);
    QVERIFY(!nameOf(file.error()).isEmpty());
}

void TestRaceWeights::playsCarelesslyWithDamagedWeights()
{
    const Rules rules = testing::raceRules();
    QVERIFY(hasBestPlayer(rules));
    {
        const Replacement damaged(changed(builtInBytes(), 100));
        const auto error = bestPlayerError(rules);
        QVERIFY(error);
        QCOMPARE(error->code, ErrorCode::WeightsUnusable);
        QCOMPARE(error->facts, QStringList{u"checksum"_s});
        QCOMPARE(oddsMethod(rules), OddsMethod::RandomPlay);
        QCOMPARE(makeOdds(rules)->method(), OddsMethod::RandomPlay);
        QVERIFY(makePlayer(u"random"_s, 1));
    }
    QVERIFY(hasBestPlayer(rules));
}

void TestRaceWeights::knowsOnlyTheRulesItLearned()
{
    Rules invented = testing::raceRules();
    invented.dice = 2;
    const auto error = bestPlayerError(invented);
    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::ImpossibleValue);
    QCOMPARE(oddsMethod(invented), OddsMethod::RandomPlay);
    QVERIFY(makeOdds(invented));
}

void TestRaceWeights::givesTheSameValuesEverywhere()
{
    const Rules rules = testing::raceRules();
    RaceNetwork::Evaluator evaluator(*builtIn().value());
    RandomRace game(rules, 1283);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (int i = 0; i < 2000; ++i, game.playThrow()) {
        const RaceValue value =
            evaluator.valueOf(raceBoardOf(game.position(), game.position().thrower));
        QVERIFY(value.win >= 0 && value.loss >= 0 && value.throws >= 0);
        QVERIFY(value.win + value.loss <= RaceValue::One);
        hash.addData(QByteArray::number(value.win) + ' ' + QByteArray::number(value.loss) + ' ' +
                     QByteArray::number(value.throws) + '\n');
    }
    QCOMPARE(hash.result().toHex().left(16), "3be1de13bce4653b");
}

void TestRaceWeights::valuesDoNotDependOnEarlierOnes()
{
    const Rules rules = testing::raceRules();
    RaceNetwork::Evaluator evaluator(*builtIn().value());
    RandomRace game(rules, 74);
    for (int i = 0; i < 500; ++i, game.playThrow()) {
        const RaceBoard board = raceBoardOf(game.position(), game.position().thrower);
        QCOMPARE(evaluator.valueOf(board),
                 RaceNetwork::Evaluator(*builtIn().value()).valueOf(board));
    }
}

/// Only some of the positions are among the recent ones, whose values are kept.
void TestRaceWeights::valuesAheadDoNotDependOnEarlierOnes()
{
    const Rules rules = testing::raceRules();
    const auto endings = RaceEndings::solve();
    const auto makeSearch = [&endings] {
        return std::make_unique<RaceSearch>(*builtIn().value(), *endings);
    };
    const auto search = makeSearch();
    RandomRace game(rules, 1283);
    std::vector<RaceBoard> boards;
    for (int i = 0; i < 400; ++i, game.playThrow()) {
        boards.push_back(raceBoardOf(game.position(), game.position().thrower));
        (void)search->valueAhead(boards.back());
    }
    for (std::size_t i = 0; i < boards.size(); i += 8) {
        QCOMPARE(search->valueAhead(boards[i]), makeSearch()->valueAhead(boards[i]));
    }
}

QTEST_GUILESS_MAIN(TestRaceWeights)
#include "tst_race_weights.moc"
