// SPDX-License-Identifier: MIT
#include "panels/board_connection/board_connection.h"

#include "table/board/board_view.h"
#include "table/sound/sound_player.h"
#include "tests/app/match/match_fixture.h"

#include <QTest>

using namespace doublets;
using doublets::test::MatchFixture;

/// Tests the link between a match and its boards.
class TestTableLink : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDestroyedBoardDoesNotBlockTheMatch_data();
    void aDestroyedBoardDoesNotBlockTheMatch();
};

void TestTableLink::aDestroyedBoardDoesNotBlockTheMatch_data()
{
    QTest::addColumn<bool>("wall");
    QTest::newRow("that sounds") << false;
    QTest::newRow("on a wall") << true;
}

void TestTableLink::aDestroyedBoardDoesNotBlockTheMatch()
{
    QFETCH(const bool, wall);
    MatchFixture f;
    f.settings.motionSpeed.set(MotionSpeed::Slow);
    f.session.start({u"willughby"_s, {}, DiceOrigin::Seeded, u"1"_s});
    SoundPlayer sound;
    BoardView board;
    board.show();
    QVERIFY(QTest::qWaitForWindowExposed(&board));
    auto link = wall ? std::make_unique<BoardConnection>(f.match, board)
                     : std::make_unique<BoardConnection>(f.match, board, sound);
    f.match.throwDice();
    QVERIFY(!f.match.isTableAtRest());
    int told = 0;
    connect(&f.match, &Match::changed, this, [&told](const Change &change) {
        told += change.kind == Change::Kind::Revealed ? 1 : 0;
    });
    link.reset();
    QCOMPARE(told, 0); // not announced synchronously, because receivers may be in destruction, too
    QVERIFY(f.match.isTableAtRest());
    QTRY_COMPARE(told, 1);
    QVERIFY(f.match.can(Command::ThrowDice));
}

QTEST_MAIN(TestTableLink)
#include "tst_table_link.moc"
