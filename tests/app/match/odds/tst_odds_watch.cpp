// SPDX-License-Identifier: MIT
#include "core/dice/dice.h"
#include "core/game/equivalent_positions.h"
#include "core/game/game.h"
#include "core/record/record_reader.h"
#include "core/record/replay.h"
#include "match/odds/luck.h"
#include "match/odds/odds_watch.h"

#include <QDir>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

constexpr int OddsTimeout = 30'000; // in milliseconds

const Catalogue &catalogue()
{
    static const Catalogue all = Catalogue::builtIn().value();
    return all;
}

std::unique_ptr<Game> newGame(const char *id, std::uint64_t seed = 1674)
{
    const RuleSet &set = *catalogue().find(QString::fromLatin1(id));
    return std::make_unique<Game>(set, set.defaultRulings(), std::make_unique<SeededDice>(seed));
}

void takeStep(Game &game)
{
    if (game.position().stage == Stage::Playing) {
        QVERIFY(game.play(game.legalPlays()[0]));
    } else {
        QVERIFY(game.throwDice());
    }
}

/// Odds that differ between positions. If `slow`, each query waits for the semaphore.
class TellingOdds final : public OddsSource
{
public:
    TellingOdds(const Rules &rules, QSemaphore &pace, bool slow)
        : m_rules(rules)
        , m_pace(pace)
        , m_slow(slow)
    {
    }
    [[nodiscard]] const Rules &rules() const override { return m_rules; }
    [[nodiscard]] OddsMethod method() const override { return OddsMethod::Exact; }
    [[nodiscard]] Odds oddsOf(const Position &position) const override
    {
        if (m_slow) {
            m_pace.acquire();
        }
        return expected(position);
    }
    /// Returns odds that are almost unique to the position.
    [[nodiscard]] static Odds expected(const Position &position)
    {
        double sum = position.thrower == Side::White ? 0.1 : 0.2;
        for (int point = 1; point <= PointsInTable; ++point) {
            sum += 0.01 * point * position.menOf(Side::White).piledOn(point);
            sum += 0.0007 * point * position.menOf(Side::Black).piledOn(point);
            sum += 0.00003 * point * position.menOf(Side::Black).onPoint(point);
        }
        for (const std::uint8_t face : position.dice) {
            sum += 0.000001 * face * static_cast<double>(position.stage == Stage::Playing);
        }
        return {sum / 4, 1 - sum / 4, sum, 0};
    }

private:
    Rules m_rules;
    QSemaphore &m_pace;
    bool m_slow;
};

/// Estimates of a game without passed numbers, with errors between the plays of a throw. Refined
/// odds favour White a little more.
class GoodPlayOdds final : public OddsSource
{
public:
    explicit GoodPlayOdds(const Rules &rules, double gain = Gain)
        : m_rules(rules)
        , m_gain(gain)
    {
    }
    [[nodiscard]] const Rules &rules() const override { return m_rules; }
    [[nodiscard]] OddsMethod method() const override { return OddsMethod::GoodPlay; }
    [[nodiscard]] Odds oddsOf(const Position &position) const override
    {
        Odds best = TellingOdds::expected(position);
        double most = -1;
        for (const Choice &choice : choicesWithoutOdds(m_rules, position)) {
            const Odds odds = TellingOdds::expected(choice.after);
            if (odds.winProbability(position.player) > most) {
                most = odds.winProbability(position.player);
                best = odds;
            }
        }
        const bool isMidThrow = position.stage == Stage::Playing && position.doubletMen == 0 &&
                                position.remainingNumbers.size() < position.dice.size();
        constexpr double Error = 0.004;
        return isMidThrow ? Odds{best.white + Error, best.black - Error, best.throws, 0} : best;
    }
    [[nodiscard]] std::optional<RefinedOdds> refinedOdds(const Position &position, double margin,
                                                         const Progress &) const override
    {
        Odds odds = oddsOf(position);
        odds.white = std::clamp(odds.white + m_gain, 0.0, 1.0);
        odds.black = 1 - odds.white;
        odds.margin = margin;
        return RefinedOdds{odds, 20};
    }
    static constexpr double Gain = 0.01;

private:
    Rules m_rules;
    double m_gain;
};

/// Solves each set of rules once, as many records share theirs. Not thread-safe, which suffices
/// because only one store is used at a time and a store solves in one thread.
OddsStore::Source solvedOnce(const Rules &rules, const Progress &progress)
{
    static std::vector<OddsStore::Source> solved;
    const auto known = std::find_if(solved.begin(), solved.end(),
                                    [&](const auto &odds) { return odds->rules() == rules; });
    if (known != solved.end()) {
        return *known;
    }
    const OddsStore::Source odds = makeOdds(rules, progress);
    if (odds) {
        solved.push_back(odds);
    }
    return odds;
}

/// Checks that everything the watch reports agrees with the current game.
void isNeverStale(const OddsWatch &watch)
{
    const Game &game = *watch.game();
    QCOMPARE(watch.changes().size(), game.history().size());
    for (std::size_t i = 0; i <= game.history().size(); ++i) {
        const Position &position = i == 0 ? game.startPosition() : game.history()[i - 1].after;
        if (const auto odds = watch.oddsAt(i)) {
            QCOMPARE(*odds, TellingOdds::expected(position));
        }
    }
    if (watch.choices()) {
        QVERIFY(watch.decision());
        const Position &position = game.history()[*watch.decision() - 1].after;
        QSemaphore pace;
        const TellingOdds odds(game.rules(), pace, false);
        const auto wanted = choices(odds, position);
        QCOMPARE(watch.choices()->size(), wanted.size());
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            QVERIFY((*watch.choices())[i].after == wanted[i].after);
        }
    }
}

struct WatchFixture
{
    explicit WatchFixture(bool slow)
        : store([this, slow](const Rules &rules, const Progress &) {
            return std::make_shared<TellingOdds>(rules, pace, slow);
        })
        , watch(store)
    {
        QObject::connect(&watch, &OddsWatch::changed, &watch, [this] {
            if (watch.game() != nullptr) {
                isNeverStale(watch);
            }
        });
    }
    ~WatchFixture() { pace.release(1'000'000); }
    /// Watches a game as it is played.
    void follow(Game &game)
    {
        watch.setGame(&game);
        const auto show = [this, &game] {
            if (watch.game() == &game) {
                watch.setMoment({game.history().size()}, paused);
            }
        };
        QObject::connect(&game, &Game::actionPerformed, &watch, show);
        QObject::connect(&game, &Game::actionUndone, &watch, show);
        QObject::connect(&game, &Game::actionRedone, &watch, show);
    }
    Q_DISABLE_COPY_MOVE(WatchFixture)

    QSemaphore pace;
    OddsStore store;
    OddsWatch watch;
    bool paused = false;
};

} // namespace

class TestOddsWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsNothingUnlessWatched();
    void agreesWithTheSolver_data();
    void agreesWithTheSolver();
    void isNeverStaleAmidWork();
    void changesTheGameAmidWork();
    void tellsNothingWhileMenMove();
    void looksBack();
    void findsTheChoiceMade();
    void keepsSilentOfClaims();
    void refinesTheMomentShown();
    void estimatesEachThrowOnce_data();
    void estimatesEachThrowOnce();
};

void TestOddsWatch::knowsNothingUnlessWatched()
{
    WatchFixture f(false);
    const auto game = newGame("cotton");
    f.follow(*game);
    takeStep(*game);
    // Another client requests the odds, which the watch would adopt if it worked unwatched.
    f.store.request(game->rules(), this);
    QTRY_VERIFY(f.store.find(game->rules()));
    takeStep(*game);
    QCoreApplication::processEvents();
    QVERIFY(!f.watch.source());
    QVERIFY(!f.watch.oddsAt(0));
    f.watch.setWatched(this, true);
    QTRY_VERIFY(f.watch.isComplete());
    QVERIFY(f.watch.oddsAt(1));
    f.watch.setWatched(this, false);
    QVERIFY(!f.watch.oddsAt(1));
}

void TestOddsWatch::agreesWithTheSolver_data()
{
    QTest::addColumn<QString>("path");
    const QDir goldens(QStringLiteral(DOUBLETS_SOURCE_DIR) + u"/tests/core/record/goldens"_s);
    const QStringList cases = goldens.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &each : cases) {
        const QDir folder(goldens.filePath(each));
        for (const QString &file : folder.entryList({u"*.doublets"_s}, QDir::Files)) {
            if (each != u"alfonso-race"_s) {
                QTest::newRow(qPrintable(each)) << folder.filePath(file);
            }
        }
    }
}

void TestOddsWatch::agreesWithTheSolver()
{
    QFETCH(const QString, path);
    const auto record = readRecord(path);
    QVERIFY(record.ok());
    const auto game = gameFromRecord(record.value(), catalogue()).value().release();
    const std::unique_ptr<Game> owner(game);
    OddsStore store(solvedOnce);
    OddsWatch watch(store);
    watch.setGame(game);
    watch.setWatched(this, true);
    QTRY_VERIFY_WITH_TIMEOUT(watch.isComplete(), OddsTimeout);
    const auto source = store.find(game->rules());
    const auto course = oddsHistory(*source, game->startPosition(), game->history());
    QCOMPARE(*watch.oddsAt(0), course->start);
    for (std::size_t i = 0; i < game->history().size(); ++i) {
        QCOMPARE(watch.changes()[i]->odds, course->after[i].odds);
        QVERIFY(qAbs(watch.changes()[i]->luck - course->after[i].luck) < 1e-12);
        QVERIFY(qAbs(watch.changes()[i]->choice - course->after[i].choice) < 1e-12);
    }
    // Luck and choices add up to the change of the odds.
    const auto made = chanceContributions(game->rules(), game->startPosition(), game->history(),
                                          watch.changes(), game->history().size());
    QVERIFY(made);
    const double end = watch.changes().back()->odds.white;
    QVERIFY(qAbs(watch.oddsAt(0)->white + made->sum() - end) < 1e-9);
    if (game->position().stage == Stage::Won) {
        QCOMPARE(end, game->position().winner() == Side::White ? 1.0 : 0.0);
    }
    QVERIFY(made->choiceGainOf(Side::White) < 1e-9); // no choice is better than the best
    QVERIFY(made->choiceGainOf(Side::Black) < 1e-9);
}

void TestOddsWatch::isNeverStaleAmidWork()
{
    WatchFixture f(true);
    const auto game = newGame("cotton");
    f.follow(*game);
    f.watch.setWatched(this, true);
    const auto letSome = [&](int count) {
        f.pace.release(count);
        // Exactly `count` positions are evaluated, some of them in a restarted job.
        QVERIFY(QTest::qWaitFor([&] { return f.pace.available() == 0; }));
        QCoreApplication::processEvents();
        isNeverStale(f.watch);
    };
    for (int i = 0; i < 52 && !game->position().isOver(); ++i) {

        takeStep(*game);
        isNeverStale(f.watch);
        letSome(i % 5);
        if (i % 7 == 6) {
            game->undo();
            isNeverStale(f.watch);
            game->undo();
            letSome(3);
            game->redo();
            isNeverStale(f.watch);
        }
    }
    QVERIFY(!f.watch.isComplete());
    f.pace.release(1'000'000);
    QTRY_VERIFY(f.watch.isComplete());
    isNeverStale(f.watch);
    // Odds of an undone throw are removed immediately.
    const std::size_t before = game->history().size();
    game->undo();
    QVERIFY(!f.watch.oddsAt(before));
}

void TestOddsWatch::changesTheGameAmidWork()
{
    WatchFixture f(true);
    const auto first = newGame("cotton");
    for (int i = 0; i < 30; ++i) {
        takeStep(*first);
    }
    f.follow(*first);
    f.watch.setWatched(this, true);
    f.pace.release(5);
    QTRY_VERIFY(f.watch.oddsAt(0));
    const auto second = newGame("fiske", 7);
    takeStep(*second);
    f.follow(*second);
    QVERIFY(!f.watch.oddsAt(0));
    QVERIFY(!f.watch.oddsAt(1));
    f.pace.release(1'000'000);
    QTRY_VERIFY(f.watch.isComplete());
    QVERIFY(f.watch.source()->rules() == second->rules());
    isNeverStale(f.watch);
}

void TestOddsWatch::tellsNothingWhileMenMove()
{
    WatchFixture f(false);
    const auto game = newGame("cotton");
    f.follow(*game);
    f.watch.setWatched(this, true);
    QTRY_VERIFY(f.watch.isComplete());
    f.paused = true;
    takeStep(*game);
    f.watch.setWatched(this, false);
    f.watch.setWatched(this, true);
    QCoreApplication::processEvents();
    QVERIFY(!f.watch.source()); // solved already, but adopted only when work is due
    QVERIFY(!f.watch.oddsAt(1));
    f.watch.setMoment({1});
    QTRY_VERIFY(f.watch.oddsAt(1));
}

void TestOddsWatch::looksBack()
{
    WatchFixture f(false);
    const auto game = newGame("cotton");
    std::optional<std::size_t> thrown;
    while (!game->position().isOver()) {
        takeStep(*game);
        if (game->position().stage == Stage::Playing &&
            std::holds_alternative<Throw>(game->history().back().action)) {
            thrown = game->history().size();
        }
    }
    f.follow(*game);
    f.watch.setWatched(this, true);
    for (std::size_t moment = 0; moment <= game->history().size(); ++moment) {
        f.watch.setMoment({moment, 0});
        QCOMPARE(f.watch.actionCount(), moment);
        QTRY_VERIFY(f.watch.isComplete());
        QCOMPARE(f.watch.choices().has_value(), f.watch.decision().has_value());
        isNeverStale(f.watch);
    }
    f.watch.setMoment({game->history().size()});
    QCOMPARE(f.watch.actionCount(), game->history().size());
    QCOMPARE(f.watch.decision(), thrown);
}

void TestOddsWatch::findsTheChoiceMade()
{
    WatchFixture f(false);
    const auto game = newGame("cotton");
    f.follow(*game);
    f.watch.setWatched(this, true);
    int several = 0;
    while (!game->position().isOver()) {
        while (game->canThrow() && game->position().stage != Stage::Playing) {
            takeStep(*game);
        }
        if (game->position().isOver() || !f.watch.decision()) {
            continue;
        }
        QTRY_VERIFY(f.watch.choices());
        QVERIFY(!f.watch.chosenIndex()); // not chosen yet
        const std::vector<Choice> offered = *f.watch.choices();
        const std::size_t wanted = offered.size() - 1;
        for (const Play &play : offered[wanted].plays) {
            QVERIFY(game->play(play));
        }
        if (game->position().stage == Stage::Playing) {
            continue; // numbers passed to the other player, who now has to choose
        }
        QTRY_VERIFY(f.watch.choices());
        QCOMPARE(f.watch.choices()->size(), offered.size());
        QCOMPARE(f.watch.chosenIndex(), std::optional(wanted));
        several += offered.size() > 1 ? 1 : 0;
    }
    QVERIFY2(several > 0, "the game of this seed has no choice");
}

void TestOddsWatch::keepsSilentOfClaims()
{
    const RuleSet &set = *catalogue().find(u"charpentier"_s);
    const Rulings rulings = set.completedRulings({{u"claim"_s, u"claimed"_s}}).value();
    WatchFixture f(false);
    int claims = 0;
    for (std::uint64_t seed = 1; claims == 0 && seed < 20; ++seed) {
        Game game(set, rulings, std::make_unique<SeededDice>(seed));
        f.follow(game);
        while (!game.position().isOver()) {
            takeStep(game);
            if (game.position().stage == Stage::Claiming) {
                ++claims;
                const auto at = f.watch.decision();
                QVERIFY(!at || game.history()[*at - 1].after.stage == Stage::Playing);
            }
        }
        f.watch.setGame(nullptr);
    }
    QVERIFY(claims > 0);
}

/// Only the odds at the moment shown are refined.
void TestOddsWatch::refinesTheMomentShown()
{
    const RuleSet &set = *catalogue().find(u"willughby"_s);
    const auto source = std::make_shared<GoodPlayOdds>(set.defaultRules);
    OddsStore store([&source](const Rules &, const Progress &) { return source; });
    OddsWatch watch(store);
    const auto game = newGame("willughby");
    watch.setGame(game.get());
    watch.setWatched(this, true);
    const auto gainAt = [&](std::size_t actions) {
        const auto course = oddsHistory(*source, game->startPosition(), game->history());
        const Odds plain = actions == 0 ? course->start : course->after[actions - 1].odds;
        return watch.oddsAt(actions)->white - plain.white;
    };
    for (int i = 0; i < 12; ++i) {
        takeStep(*game);
        watch.setMoment({game->history().size()});
        QTRY_VERIFY_WITH_TIMEOUT(watch.isComplete(), OddsTimeout);
        QVERIFY(watch.refinedOdds());
        const std::size_t now = game->history().size();
        if (game->position().stage != Stage::Playing) {
            QVERIFY(qAbs(gainAt(now) - GoodPlayOdds::Gain) < 1e-9);
        }
        QVERIFY(qAbs(gainAt(now - 1)) < 1e-9);
    }
    watch.setMoment({1});
    QTRY_VERIFY_WITH_TIMEOUT(watch.isComplete(), OddsTimeout);
    QVERIFY(qAbs(gainAt(1) - GoodPlayOdds::Gain) < 1e-9);
    QVERIFY(qAbs(gainAt(game->history().size())) < 1e-9);
}

void TestOddsWatch::estimatesEachThrowOnce_data()
{
    QTest::addColumn<double>("gain"); // by the refinement
    QTest::newRow("a little more") << GoodPlayOdds::Gain;
    QTest::newRow("almost no chance") << -0.4; // less than some choices lost
    QTest::newRow("almost certain") << 0.4;
}

/// The chance shown, the list of choices and the loss by the choice made agree at all steps of a
/// throw.
void TestOddsWatch::estimatesEachThrowOnce()
{
    QFETCH(const double, gain);
    OddsStore store([gain](const Rules &rules, const Progress &) {
        return std::make_shared<GoodPlayOdds>(rules, gain);
    });
    OddsWatch watch(store);
    const auto game = newGame("willughby");
    watch.setGame(game.get());
    watch.setWatched(this, true);
    const auto show = [&watch](const Moment &moment) {
        watch.setMoment(moment);
        QTRY_VERIFY_WITH_TIMEOUT(watch.isComplete(), OddsTimeout);
    };
    int throwsWithChoice = 0;
    while (!game->position().isOver()) {
        takeStep(*game);
        const std::size_t start = game->history().size();
        const bool isThrow = std::holds_alternative<Throw>(game->history().back().action);
        if (!isThrow || game->position().stage != Stage::Playing ||
            choicesWithoutOdds(game->rules(), game->position()).size() < 2) {
            continue;
        }
        ++throwsWithChoice;
        const Side player = game->position().player;
        const auto chanceNow = [&] {
            return watch.oddsAt(watch.actionCount())->winProbability(player);
        };
        show({start});
        const std::vector<Choice> offered = *watch.choices();
        const auto offeredChance = [&](const Choice &choice) {
            const auto same = std::ranges::find_if(offered, [&](const Choice &each) {
                return areEquivalent(each.after, choice.after);
            });
            return same->odds.winProbability(player);
        };
        const auto areAsOffered = [&] {
            return std::ranges::all_of(*watch.choices(), [&](const Choice &each) {
                return qAbs(each.odds.winProbability(player) - offeredChance(each)) < 1e-9;
            });
        };
        const double best = offered.front().odds.winProbability(player);
        QVERIFY(qAbs(chanceNow() - best) < 1e-9);
        QCOMPARE(watch.refinedOdds()->playouts, 20);
        std::vector<double> chances{best};
        for (const Play &play : offered.back().plays) {
            QVERIFY(game->play(play));
            show({game->history().size()});
            QVERIFY(areAsOffered());
            chances.push_back(chanceNow());
            if (game->position().stage == Stage::Playing && game->position().player == player) {
                QVERIFY(qAbs(chanceNow() - watch.choices()->front().odds.winProbability(player)) <
                        1e-9);
            }
        }
        const double made = offered.back().odds.winProbability(player);
        QVERIFY(qAbs(chanceNow() - made) < 1e-9);
        if (made < best) { // only the best was refined
            QCOMPARE(watch.refinedOdds()->playouts, 0);
        }
        if (game->position().isOver()) {
            break;
        }
        double loss = 0;
        for (std::size_t i = start; i < game->history().size(); ++i) {
            QCOMPARE(watch.changes()[i]->luck, 0.0);
            loss += qAbs(watch.changes()[i]->choice);
        }
        QVERIFY(qAbs(loss - (best - made)) < 1e-9);
        const std::size_t end = game->history().size();
        for (std::size_t moment = start; moment <= end; ++moment) {
            show({moment, 0, 0, Moment::Kind::Step});
            QVERIFY(qAbs(chanceNow() - chances[moment - start]) < 1e-9);
            QCOMPARE(watch.choices()->size(), offered.size());
            QVERIFY(areAsOffered());
        }
    }
    QVERIFY(throwsWithChoice > 0);
}

QTEST_GUILESS_MAIN(TestOddsWatch)
#include "tst_odds_watch.moc"
