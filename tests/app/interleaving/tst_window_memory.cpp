// SPDX-License-Identifier: MIT
#include "match/session/session_dice.h"
#include "table/artwork/shading/parallel.h"
#include "table/board/accessible/board_accessible.h"

#include "tests/app/allocated_memory.h"
#include "tests/app/interleaving/busy_window.h"

#include <QAccessible>
#include <QPixmapCache>

#include <cstdio>

using namespace Qt::StringLiterals;

using namespace doublets;

/// Tests the memory use of a window in which many games are played.
class TestWindowMemory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void isFlatInManyGames();
    void staysConstantInRandomUse();
};

void TestWindowMemory::initTestCase()
{
    BoardAccessible::setListener([](QAccessibleEvent *) {}); // as if a screen reader were running
}

void TestWindowMemory::isFlatInManyGames()
{
#if defined(DOUBLETS_THOROUGH)
    // The odds of the race are estimates, and their cache is full only after hundreds of games.
    const QStringList sets{u"cotton"_s,    u"fiske"_s,       u"holme"_s,     u"alfonso"_s,
                           u"willughby"_s, u"charpentier"_s, u"methodique"_s};
    constexpr int WarmUp = SessionDice::MaxRecognised + 12;
    constexpr int Games = 301;
    constexpr qint64 Most = 1536; // bytes per game
#else
    const QStringList sets{u"cotton"_s};
    constexpr int WarmUp = 8;
    constexpr int Games = 16;
    constexpr qint64 Most = 12 * 1024; // the dice of recent games are kept
#endif
    WindowFixture f(allRuleSets());
    f.clock.stop(); // cancelled timers of a running one exist until they are due
    const auto playGames = [&](int first, int count) {
        for (int i = first; i < first + count; ++i) {
            f.session.newGame({sets[i % sets.size()], {}, DiceOrigin::Seeded, QString::number(i)});
            f.finish();
            f.clock.advance(std::chrono::minutes(1));
        }
        drawingThreads().waitForDone();
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return test::allocatedMemory();
    };
    const qint64 before = playGames(0, WarmUp);
    const qint64 after = playGames(WarmUp, Games);
    qInfo("%lld kB after %d games, %lld bytes more for each of %d more", before / 1024, WarmUp,
          (after - before) / Games, Games);
    QVERIFY(before > 0);
    QVERIFY((after - before) / Games <= Most);
}

void TestWindowMemory::staysConstantInRandomUse()
{
#if defined(DOUBLETS_THOROUGH)
    constexpr int WarmUp = 6'000; // steps
    constexpr int Steps = 6'000;
    constexpr qint64 Most = 512; // bytes per step
    // The odds of all games are kept.
    for (const QString &id : allRuleSets().ids()) {
        const RuleSet &ruleSet = *allRuleSets().find(id);
        test::solvedOnce(ruleSet.rules(ruleSet.defaultRulings()), {});
    }
    test::BusyWindow window(test::firstSeed());
    const auto use = [&](int steps) {
        for (int i = 0; i < steps; ++i) {
            window.step();
        }
        window.reset();
        drawingThreads().waitForDone();
        QCoreApplication::processEvents();
        QPixmapCache::clear();
        return test::allocatedMemory();
    };
    const qint64 before = use(WarmUp);
    const qint64 after = use(Steps);
    // Not qInfo(): see TestWindowInterleaving::interleaves().
    std::printf("%lld kB after %d steps, %lld bytes more for each of %d more\n", before / 1024,
                WarmUp, (after - before) / Steps, Steps);
    QVERIFY(before > 0);
    QVERIFY2(window.faults().isEmpty(), qPrintable(window.faults().join(u'\n')));
    QVERIFY((after - before) / Steps <= Most);
#else
    QSKIP("filling all caches takes minutes: use the preset thorough");
#endif
}

QTEST_MAIN(TestWindowMemory)
#include "tst_window_memory.moc"
