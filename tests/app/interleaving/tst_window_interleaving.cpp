// SPDX-License-Identifier: MIT
#include "table/board/accessible/board_accessible.h"

#include "tests/app/interleaving/busy_window.h"

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::test;

namespace {

constexpr int StepsInAWindow = 100;

} // namespace

/// Tests every command of the window in every phase of a motion.
class TestWindowInterleaving : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void newGameWhileMenMove();
    void interleaves();
};

void TestWindowInterleaving::initTestCase()
{
    BoardAccessible::setListener([](QAccessibleEvent *) {}); // as if a screen reader were running
}

void TestWindowInterleaving::newGameWhileMenMove()
{
    WindowFixture f(allRuleSets(), u"cotton"_s);
    f.settings.motionSpeed.set(MotionSpeed::Normal);
    QWidget &board = f.window->board();
    for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_Space, Qt::Key_Space, Qt::Key_Space}) {
        QTest::keyClick(&board, key);
    }
    f.match.playForced();
    QVERIFY(f.window->board().isMoving());
    QTest::keyClick(&board, Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(f.game().history().empty());
    QVERIFY(!f.window->board().isMoving());
    QCOMPARE(f.window->board().game(), &f.game());
}

void TestWindowInterleaving::interleaves()
{
    const int wanted = wantedInterleavings();
    PhaseCount phases;
    QSet<QString> known;
    QSet<QString> triggered;
    int done = 0;
    for (quint32 seed = firstSeed(); phases.isTooFew(wanted) && done < 2 * wanted; ++seed) {
        BusyWindow window(seed);
        for (int i = 0; i < StepsInAWindow; ++i, ++done) {
            window.step();
            if (!window.faults().isEmpty()) {
                Sequence::print();
                QFAIL(qPrintable(window.faults().join(u'\n')));
            }
        }
        phases.add(window.phases);
        known |= window.known;
        triggered |= window.triggered;
    }
    // Not qInfo(): Qt Test drops messages after 2000 warnings, of which the platform emits many.
    std::printf("%d interleavings: %s; %d of %d actions\n", done, qPrintable(phases.text()),
                static_cast<int>(triggered.size()), static_cast<int>(known.size()));
    const QStringList missing = (known - triggered).values();
    QVERIFY2(done < EnoughForAll || missing.isEmpty(), qPrintable(missing.join(u' ')));
    QVERIFY(done < EnoughForAll || phases.hasAll());
    QVERIFY(!phases.isTooFew(wanted));
}

QTEST_MAIN(TestWindowInterleaving)
#include "tst_window_interleaving.moc"
