// SPDX-License-Identifier: MIT
#include "table/board/board_scene.h"
#include "tests/app/table/board/board_fixture.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace doublets;

/// Tests input while dice or men are moving: nothing is delayed or done twice.
class TestBoardMoving : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void playsWhatIsPressedWhileMenMove();
    void throwsFromTheBoxWhileMenMove();
    void throwsOnceByADoubleClick();
    void playsTwoMenByADoubleClick();
    void refusesNothingByADoubleClick();
    void hurriesDiceAndThrowsNoMore();
    void playsByTouchWhileMenMove();
    void marksMenThatCanBePlayedWhileOthersMove();
    void showsAnotherGameWhileMenMove();
    void neverShowsWhatItsGameIsNot();
};

void TestBoardMoving::playsWhatIsPressedWhileMenMove()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.show();
    f.game.throwDice();
    f.game.throwDice();
    f.view.setSpeed(MotionSpeed::Slow);
    QSignalSpy finished(&f.view, &BoardView::motionFinished);
    clickPoint(f.view, Side::White, 5);
    QVERIFY(f.view.isMoving());
    clickPoint(f.view, Side::White, 4); // skips the motion and plays
    QCOMPARE(finished.size(), 1);
    QCOMPARE(f.game.position().menOf(Side::White).downOn(5), 1);
    QCOMPARE(f.game.position().menOf(Side::White).downOn(4), 1);
    QCOMPARE(f.game.history().size(), 4U);
}

void TestBoardMoving::throwsFromTheBoxWhileMenMove()
{
    BoardFixture f("cotton", {6, 1, 5, 4, 3, 2, 6, 5});
    f.view.show();
    f.view.setFocus();
    f.game.throwDice();
    f.game.throwDice();
    f.view.setSpeed(MotionSpeed::Slow);
    const BoardLayout layout = f.view.boardScene().boardLayout();
    f.game.playForced();
    QVERIFY(f.view.isMoving());
    click(f.view, layout.boxCentre(Side::Black));
    QCOMPARE(f.game.position().dice, (Throw{3, 2}));
    f.view.skipMotion();
    f.game.playForced();
    QVERIFY(f.view.isMoving());
    QTest::keyClick(&f.view, Qt::Key_Space);
    QCOMPARE(f.game.position().dice, (Throw{6, 5}));
}

void TestBoardMoving::throwsOnceByADoubleClick()
{
    // Neither player can use the numbers, so the next throw is due as soon as the dice are at rest.
    BoardFixture f("fiske", {6, 1, 5, 4, 5, 4, 5, 4, 5, 4, 5, 4});
    f.view.show();
    f.game.throwDice();
    for (int i = 0; i < 2; ++i) {
        f.game.throwDice();
        f.game.playForced();
    }
    f.view.setSpeed(MotionSpeed::Normal);
    const std::size_t before = f.game.history().size();
    const QPoint box = pixelOf(f.view, f.view.boardScene().boardLayout().boxCentre(Side::White));
    QTest::mouseClick(f.view.viewport(), Qt::LeftButton, {}, box);
    QTest::mouseDClick(f.view.viewport(), Qt::LeftButton, {}, box);
    QCOMPARE(f.game.history().size(), before + 1);
    QCOMPARE(f.game.position().stage, Stage::ToThrow);
    QCOMPARE(f.game.position().player, Side::Black);
}

void TestBoardMoving::playsTwoMenByADoubleClick()
{
    BoardFixture f("cotton", {6, 1, 4, 4});
    f.view.show();
    f.game.throwDice();
    f.game.throwDice();
    f.view.setSpeed(MotionSpeed::Normal);
    const QPoint six =
        pixelOf(f.view, f.view.boardScene().boardLayout().manCentre(Side::White, 6, 0));
    QTest::mousePress(f.view.viewport(), Qt::LeftButton, {}, six);
    QTest::mouseRelease(f.view.viewport(), Qt::LeftButton, {}, six);
    QTest::mouseDClick(f.view.viewport(), Qt::LeftButton, {}, six);
    QCOMPARE(f.game.position().menOf(Side::White).downOn(6), 2);
}

void TestBoardMoving::refusesNothingByADoubleClick()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.show();
    f.game.throwDice();
    f.game.throwDice();
    f.view.setSpeed(MotionSpeed::Normal);
    QSignalSpy refused(&f.view, &BoardView::playRefused);
    const QPoint five =
        pixelOf(f.view, f.view.boardScene().boardLayout().manCentre(Side::White, 5, 0));
    QTest::mousePress(f.view.viewport(), Qt::LeftButton, {}, five);
    QTest::mouseDClick(f.view.viewport(), Qt::LeftButton, {}, five);
    QCOMPARE(f.game.position().remainingNumbers, (Numbers{4}));
    QCOMPARE(refused.size(), 0);
    clickPoint(f.view, Side::White, 5); // a deliberate press
    QCOMPARE(refused.size(), 1);
}

void TestBoardMoving::hurriesDiceAndThrowsNoMore()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.show();
    f.view.setFocus();
    const BoardLayout layout = f.view.boardScene().boardLayout();
    f.view.setSpeed(MotionSpeed::Slow);
    f.game.throwDice();
    QVERIFY(f.view.isOutcomeHidden());
    click(f.view, layout.boxCentre(Side::White));
    QVERIFY(!f.view.isMoving());
    QCOMPARE(f.game.history().size(), 1U);
    f.game.throwDice();
    QTest::keyClick(&f.view, Qt::Key_Space);
    QVERIFY(!f.view.isMoving());
    QCOMPARE(f.game.history().size(), 2U);
    // A player who anticipates the result may play before the dice are at rest.
    f.game.undo();
    f.view.skipMotion();
    f.game.throwDice();
    QVERIFY(f.view.isOutcomeHidden());
    clickPoint(f.view, Side::White, 5);
    QCOMPARE(f.game.position().menOf(Side::White).downOn(5), 1);
}

void TestBoardMoving::playsByTouchWhileMenMove()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&f.view));
    f.game.throwDice();
    f.game.throwDice();
    f.view.setSpeed(MotionSpeed::Slow);
    const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
    for (const int point : {5, 4}) {
        const QPoint at =
            pixelOf(f.view, f.view.boardScene().boardLayout().manCentre(Side::White, point, 0));
        QTest::touchEvent(f.view.viewport(), screen.get()).press(0, at, f.view.viewport());
        QTest::touchEvent(f.view.viewport(), screen.get()).release(0, at, f.view.viewport());
    }
    QCOMPARE(f.game.position().menOf(Side::White).downOn(5), 1);
    QCOMPARE(f.game.position().menOf(Side::White).downOn(4), 1);
}

void TestBoardMoving::marksMenThatCanBePlayedWhileOthersMove()
{
    BoardFixture f("cotton", {6, 1, 5, 4, 2, 1});
    f.view.show();
    const auto playable = [&f] { return f.view.boardScene().marks().marks().playable.size(); };
    f.game.throwDice();
    f.view.setSpeed(MotionSpeed::Slow);
    f.game.throwDice();
    QCoreApplication::processEvents();
    QCOMPARE(playable(), 0U); // not before the dice are seen
    f.view.skipMotion();
    QCOMPARE(playable(), 2U);
    clickPoint(f.view, Side::White, 5);
    QCoreApplication::processEvents();
    QVERIFY(f.view.isMoving());
    QCOMPARE(playable(), 1U);
    clickPoint(f.view, Side::White, 4);
    QCoreApplication::processEvents();
    QVERIFY(f.view.isMoving());
    QCOMPARE(playable(), 0U);
}

void TestBoardMoving::showsAnotherGameWhileMenMove()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.show();
    f.game.throwDice();
    f.game.throwDice();
    f.view.setSpeed(MotionSpeed::Slow);
    clickPoint(f.view, Side::White, 5);
    QCoreApplication::processEvents();
    QVERIFY(f.view.isMoving());
    const Game other(f.rules, f.rules.completedRulings({}).value(),
                     std::make_unique<PresetDice>(std::deque<std::uint8_t>{}));
    QSignalSpy finished(&f.view, &BoardView::motionFinished);
    f.view.setGame(&other);
    QVERIFY(!f.view.isMoving());
    QCOMPARE(finished.size(), 1);
    QCOMPARE(f.view.boardScene().state(), BoardState::current(other));
    f.view.setGame(&f.game);
    QCOMPARE(f.view.boardScene().state(), BoardState::current(f.game));
}

void TestBoardMoving::neverShowsWhatItsGameIsNot()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.show();
    f.view.setSpeed(MotionSpeed::Normal);
    int changes = 0;
    int mixtures = 0;
    connect(&f.view, &BoardView::contentChanged, this, [&] {
        ++changes;
        const bool agrees = f.view.boardScene().state() == BoardState::current(*f.view.game());
        mixtures += agrees || f.view.isMoving() ? 0 : 1;
    });
    f.game.throwDice();
    f.view.skipMotion();
    f.game.throwDice();
    f.view.skipMotion();
    clickPoint(f.view, Side::White, 4);
    f.game.undo();
    f.game.redo();
    f.view.skipMotion();
    clickPoint(f.view, Side::White, 4); // refused: the man shakes
    f.game.undo();
    QVERIFY(changes > 0);
    QCOMPARE(mixtures, 0);
}

QTEST_MAIN(TestBoardMoving)
#include "tst_board_moving.moc"
