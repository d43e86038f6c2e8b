// SPDX-License-Identifier: MIT
#include "core/odds/estimated_odds.h"
#include "core/players/game_text_queue.h"
#include "core/players/simulation.h"
#include "core/record/record_writer.h"
#include "core/record/replay.h"
#include "core/rules/catalogue.h"
#include "tests/core/odds/race/race_games.h"

#include <QTest>
#include <QThreadPool>

#include <atomic>
#include <cmath>

using namespace Qt::StringLiterals;

using namespace doublets;

class TestSimulation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsEveryGame_data();
    void countsEveryGame();
    void theSameSeedPlaysTheSame();
    void recordsAreTheGamesThatWerePlayed();
    void playsAtOnceAsStepByStep_data();
    void playsAtOnceAsStepByStep();
    void stopsWhenTold_data();
    void stopsWhenTold();
    void theNumberOfJobsChangesNothing_data();
    void theNumberOfJobsChangesNothing();
    void fewGamesAreTheFirstOfMany();
    void textsWaitForTheirTurn();
    void textsArePassedOnWhileTheirThreadWaits();
    void knowsItsPlayers();
    void casualPlayerTossesACoin();
    void skippedChoicesLeaveLaterOnesUnchanged_data();
    void skippedChoicesLeaveLaterOnesUnchanged();
};

namespace {

const Catalogue &catalogue()
{
    static const auto loaded = Catalogue::builtIn();
    return loaded.value();
}

SimulationOptions options(const QString &id, std::uint64_t games, std::uint64_t seed)
{
    const RuleSet &set = *catalogue().find(id);
    SimulationOptions options;
    options.rules = set.rules(set.defaultRulings());
    options.games = games;
    options.seed = seed;
    return options;
}

SimulationResult run(const QString &id, std::uint64_t games, std::uint64_t seed)
{
    return simulate(options(id, games, seed));
}

/// Returns the text of a whole game.
QByteArray told(std::uint64_t seed, const std::vector<HistoryEntry> &history)
{
    Record record;
    record.seed = QString::number(seed);
    setRecordHistory(record, history);
    return recordJson(record, RecordLayout::OneLine);
}

struct Games
{
    SimulationResult result;
    QByteArrayList texts;
};

/// Returns simulated games with their texts.
Games playedBy(int jobs, SimulationOptions what)
{
    Games games;
    what.jobs = jobs;
    what.formatGame = told;
    what.consumeText = [&](const QByteArray &text) { games.texts << text; };
    games.result = simulate(what);
    return games;
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
    const SimulationResult one = run(u"holme"_s, 300, 1688);
    const SimulationResult two = run(u"holme"_s, 300, 1688);
    const SimulationResult other = run(u"holme"_s, 300, 1689);
    QCOMPARE(one.throws, two.throws);
    QCOMPARE(one.whiteWins, two.whiteWins);
    QVERIFY(one.throws != other.throws);
}

void TestSimulation::recordsAreTheGamesThatWerePlayed()
{
    std::uint64_t throws = 0;
    SplitMix seeds(5);
    SimulationOptions what = options(u"charpentier"_s, 50, 5);
    what.formatGame = [&](std::uint64_t seed, const std::vector<HistoryEntry> &history) {
        Q_ASSERT(history.back().after.isOver());
        for (const HistoryEntry &entry : history) {
            throws += std::holds_alternative<Throw>(entry.action) ? 1 : 0;
        }
        return QByteArray::number(static_cast<qulonglong>(seed));
    };
    QByteArrayList seen;
    what.consumeText = [&](const QByteArray &text) { seen << text; };
    const SimulationResult result = simulate(what);
    QCOMPARE(seen.size(), 50);
    for (const QByteArray &seed : seen) {
        QCOMPARE(seed, QByteArray::number(static_cast<qulonglong>(seeds.next())));
    }
    QCOMPARE(throws, result.throws);
}

void TestSimulation::playsAtOnceAsStepByStep_data()
{
    countsEveryGame_data();
}

void TestSimulation::playsAtOnceAsStepByStep()
{
    QFETCH(QString, id);
    const RuleSet &set = *catalogue().find(id);
    for (const Rulings &rulings : set.allRulingCombinations()) {
        SimulationOptions what = options(id, 300, 1545);
        what.rules = set.rules(rulings);
        std::vector<GameOutcome> atOnce(what.games);
        what.outcomes = atOnce;
        const SimulationResult quick = simulate(what);
        std::vector<GameOutcome> stepByStep(what.games);
        what.outcomes = stepByStep;
        what.formatGame = [](std::uint64_t, const std::vector<HistoryEntry> &) {
            return QByteArray();
        };
        what.consumeText = [](const QByteArray &) {};
        const SimulationResult slow = simulate(what);
        QVERIFY(atOnce == stepByStep);
        QCOMPARE(quick.throws, slow.throws);
        QCOMPARE(quick.whiteWins, slow.whiteWins);
        QCOMPARE(quick.firstThrowerWins, slow.firstThrowerWins);
    }
}

void TestSimulation::stopsWhenTold_data()
{
    QTest::addColumn<int>("jobs");
    QTest::newRow("one") << 1;
    QTest::newRow("three") << 3;
}

void TestSimulation::stopsWhenTold()
{
    QFETCH(int, jobs);
    SimulationOptions what = options(u"fiske"_s, 100'000'000, 1);
    what.jobs = jobs;
    what.progress = [](std::uint64_t games) { return games < 2000; };
    const SimulationResult result = simulate(what);
    QVERIFY(result.games >= 2000 && result.games < 100'000'000);
    // The texts kept must be those of the first games, without gaps.
    SimulationOptions recorded = options(u"fiske"_s, 1'000'000, 1);
    recorded.progress = [](std::uint64_t games) { return games < 500; };
    const Games stopped = playedBy(jobs, recorded);
    QVERIFY(stopped.texts.size() >= 500);
    QCOMPARE(stopped.result.games, static_cast<std::uint64_t>(stopped.texts.size()));
    const auto kept = static_cast<std::uint64_t>(stopped.texts.size());
    QCOMPARE(playedBy(1, options(u"fiske"_s, kept, 1)).texts, stopped.texts);
}

void TestSimulation::theNumberOfJobsChangesNothing_data()
{
    countsEveryGame_data();
}

void TestSimulation::theNumberOfJobsChangesNothing()
{
    QFETCH(QString, id);
    // Several blocks and a partial one, to vary the order of the threads.
    const Games one = playedBy(1, options(id, 300, 1688));
    QCOMPARE(one.texts.size(), 300);
    for (const int jobs : {2, 5, 40}) {
        const Games many = playedBy(jobs, options(id, 300, 1688));
        QCOMPARE(many.texts, one.texts);
        QCOMPARE(many.result.games, one.result.games);
        QCOMPARE(many.result.whiteWins, one.result.whiteWins);
        QCOMPARE(many.result.draws, one.result.draws);
        QCOMPARE(many.result.firstThrowerWins, one.result.firstThrowerWins);
        QCOMPARE(many.result.throws, one.result.throws);
    }
}

/// Each game must depend only on the seed and on its number.
void TestSimulation::fewGamesAreTheFirstOfMany()
{
    const Games few = playedBy(1, options(u"willughby"_s, 70, 9));
    const Games many = playedBy(3, options(u"willughby"_s, 200, 9));
    QCOMPARE(many.texts.mid(0, 70), few.texts);
    QVERIFY(many.texts[0] != many.texts[1]);
}

/// Threads that are far ahead must wait, and the texts must come in order.
void TestSimulation::textsWaitForTheirTurn()
{
    QByteArrayList kept;
    GameTextQueue games([&](const QByteArray &text) { kept << text; }, 2);
    games.add(1, {"b"});
    games.flushCompleteBlocks();
    QVERIFY(kept.isEmpty());
    QThreadPool pool;
    std::atomic<bool> added = false;
    pool.start([&] {
        games.add(2, {"c"});
        added = true;
    });
    QVERIFY(!pool.waitForDone(20)); // the buffer is full
    QVERIFY(!added);
    games.add(0, {"a1", "a2"});
    games.flushCompleteBlocks();
    QVERIFY(pool.waitForDone());
    QVERIFY(added);
    games.flushCompleteBlocks();
    QCOMPARE(kept, (QByteArrayList{"a1", "a2", "b", "c"}));
    pool.start([&] { games.add(5, {"f"}); });
    games.stopWaiting();
    QVERIFY(pool.waitForDone()); // all threads have been woken
    games.flushCompleteBlocks();
    QCOMPARE(kept.size(), 4); // blocks are missing
    games.add(4, {"e"});
    games.add(3, {"d"});
    games.flushCompleteBlocks();
    QCOMPARE(kept.mid(4), (QByteArrayList{"d", "e", "f"}));
}

/// The thread that passes texts on must not wait for itself while another thread is slow.
void TestSimulation::textsArePassedOnWhileTheirThreadWaits()
{
    QByteArrayList kept;
    GameTextQueue games([&](const QByteArray &text) { kept << text; }, 2);
    games.add(1, {"b"});
    QThreadPool pool;
    pool.start([&] {
        QThread::msleep(50);
        games.add(0, {"a"});
        games.add(3, {"d"});
    });
    games.add(2, {"c"});
    games.flushCompleteBlocks();
    QVERIFY(pool.waitForDone());
    games.flushCompleteBlocks();
    QCOMPARE(kept, (QByteArrayList{"a", "b", "c", "d"}));
}

void TestSimulation::knowsItsPlayers()
{
    const auto anyOdds = std::make_shared<EstimatedOdds>(Rules(), 1);
    for (const QString &id : playerIds()) {
        QCOMPARE(makePlayer(id, 1) == nullptr, needsOdds(id));
        QVERIFY(makePlayer(id, 1, anyOdds));
    }
    QVERIFY(!makePlayer(u"nobody"_s, 1));
}

/// Odds by which the first play is always the best.
class FirstPlayOdds : public OddsSource
{
public:
    [[nodiscard]] const Rules &rules() const override { return m_rules; }
    [[nodiscard]] OddsMethod method() const override { return OddsMethod::GoodPlay; }
    [[nodiscard]] Odds oddsOf(const Position &) const override { return {}; }
    [[nodiscard]] int bestPlay(const Position &, const PlayList &) const override { return 0; }

private:
    Rules m_rules;
};

/// A position with several plays that lead to different positions.
struct Choice
{
    Rules rules;
    Position position;
    PlayList plays;
};

Choice anyChoice()
{
    const Rules rules = testing::raceRules();
    testing::RandomRace race(rules, 1283);
    while (true) {
        Position position = race.position();
        referee::throwDice(rules, position, race.rollThrow());
        const PlayList plays = referee::legalPlays(rules, position);
        if (plays.size() > 2 && !referee::isForced(rules, position)) {
            return {rules, position, plays};
        }
        race.playThrow();
    }
}

void TestSimulation::casualPlayerTossesACoin()
{
    const Choice choice = anyChoice();
    CasualPlayer player(1283, std::make_shared<FirstPlayOdds>());
    constexpr int Choices = 4000;
    int best = 0;
    for (int i = 0; i < Choices; ++i) {
        best += player.choose(choice.rules, choice.position, choice.plays) == 0 ? 1 : 0;
    }
    // Half of the choices are the best one, and so are some of those at random.
    const double expected = 0.5 + 0.5 / choice.plays.size();
    const double deviation = std::sqrt(expected * (1 - expected) / Choices);
    QVERIFY2(std::abs(double(best) / Choices - expected) < 4 * deviation,
             qPrintable(QString::number(best)));
}

void TestSimulation::skippedChoicesLeaveLaterOnesUnchanged_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : playerIds()) {
        QTest::newRow(qPrintable(id)) << id;
    }
}

void TestSimulation::skippedChoicesLeaveLaterOnesUnchanged()
{
    QFETCH(const QString, id);
    const Choice choice = anyChoice();
    const auto odds = std::make_shared<FirstPlayOdds>();
    const auto choosing = makePlayer(id, 7, odds);
    const auto skipping = makePlayer(id, 7, odds);
    for (int i = 0; i < 100; ++i) {
        (void)choosing->choose(choice.rules, choice.position, choice.plays);
        skipping->skipChoice(choice.plays.size());
        QCOMPARE(skipping->choose(choice.rules, choice.position, choice.plays),
                 choosing->choose(choice.rules, choice.position, choice.plays));
    }
}

QTEST_APPLESS_MAIN(TestSimulation)
#include "tst_simulation.moc"
