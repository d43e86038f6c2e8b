// SPDX-License-Identifier: MIT
#include "table/board/board_input.h"
#include "table/board/board_scene.h"
#include "table/motion/motion.h"
#include "tests/app/table/board/board_fixture.h"

#include <QPaintEvent>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>
#include <QTranslator>

#include <random>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

QPoint pixelOf(const BoardView &view, const QPointF &scene)
{
    return view.viewportTransform().map(scene).toPoint();
}

void click(BoardView &view, const QPointF &scene)
{
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, pixelOf(view, scene));
}

void clickPoint(BoardView &view, Side side, int point)
{
    click(view, view.boardScene().boardLayout().lyingCentre(side, point, 0));
}

} // namespace

class TestBoardView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void throwsAndPlaysByMouse();
    void throwsAndPlaysByKeys();
    void throwsByTheBox();
    void findsTheBoxWithAFinger();
    void reachesTheBoxByKeys();
    void marksNumbersLostAndPassed();
    void marksWhatMayBePlayed();
    void refusesWhatMayNotBePlayed();
    void findsNarrowPointsWithAFinger();
    void choosesAmongSeveralMovesInTheRace();
    void claimsWithoutBeingTold();
    void claimsByEnterAndThrowsBySpace();
    void countsTheMenOfADoublet();
    void playsWhatIsPressedWhileMenMove();
    void throwsFromTheBoxWhileMenMove();
    void throwsOnceByADoubleClick();
    void playsTwoMenByADoubleClick();
    void refusesNothingByADoubleClick();
    void hurriesDiceAndThrowsNoMore();
    void playsByTouchWhileMenMove();
    void marksMenThatCanBePlayedWhileOthersMove();
    void throwsOnlyWhereAThrowIsMeant();
    void refusesTheOtherPlayersBox();
    void throwsByThePlate();
    void walksByKeysWhereSomethingCanBeDone();
    void asksWhereToInTheRace();
    void showsThePastAndReturns();
    void leavesTheBoardByTab();
    void keepsStillWhenIdle();
    void fitsEveryWindow_data();
    void fitsEveryWindow();
    void drawsTheTableAgainForANewSize();
    void isNeverBlank();
    void hasNoFlatBandsWhenItGrows();
    void speaksAnotherLanguageAtOnce();
};

void TestBoardView::throwsAndPlaysByMouse()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.show();
    click(f.view, f.view.boardScene().boardLayout().boxCentre(Side::White)); // for the lead
    QCOMPARE(f.game.position().thrower, Side::White);
    click(f.view, f.view.boardScene().dice().front()->state().centre);
    QCOMPARE(f.game.position().dice, (Throw{5, 4}));
    clickPoint(f.view, Side::White, 5);
    QCOMPARE(f.game.position().menOf(Side::White).downOn(5), 1);
    // The numbers left can be played from the dice, too.
    click(f.view, f.view.boardScene().dice().back()->state().centre);
    QCOMPARE(f.game.position().menOf(Side::White).downOn(4), 1);
    QCOMPARE(f.game.position().stage, Stage::ToThrow);
}

void TestBoardView::throwsAndPlaysByKeys()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.show();
    f.view.setFocus();
    QTest::keyClick(&f.view, Qt::Key_Space);
    QTest::keyClick(&f.view, Qt::Key_Return);
    QCOMPARE(f.game.position().stage, Stage::Playing);
    QTest::keyClick(&f.view, Qt::Key_5);
    const BoardLayout &layout = f.view.boardScene().boardLayout();
    QCOMPARE(f.view.input().focused(), layout.placeIndex(Side::White, 5));
    QTest::keyClick(&f.view, Qt::Key_Space);
    QCOMPARE(f.game.position().menOf(Side::White).downOn(5), 1);
    QTest::keyClick(&f.view, Qt::Key_Right); // towards the ace
    QCOMPARE(f.view.input().focused(), layout.placeIndex(Side::White, 4));
    QTest::keyClick(&f.view, Qt::Key_Up);
    QCOMPARE(f.view.input().focused(), layout.placeIndex(Side::Black, 4));
    QTest::keyClick(&f.view, Qt::Key_Down);
    QTest::keyClick(&f.view, Qt::Key_Enter);
    QCOMPARE(f.game.position().menOf(Side::White).downOn(4), 1);
}

void TestBoardView::throwsByTheBox()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.show();
    const BoardLayout &layout = f.view.boardScene().boardLayout();
    click(f.view, layout.box(Side::Black).center());
    QCOMPARE(f.game.position().thrower, Side::White);
    click(f.view, layout.box(Side::White).bottomRight() - QPointF(2, 2));
    QCOMPARE(f.game.position().dice, (Throw{5, 4}));
    QCOMPARE(f.view.boardScene().box(Side::White).state().centre, layout.boxCentre(Side::White));
}

void TestBoardView::findsTheBoxWithAFinger()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.resize(640, 400); // what a window of 640 x 480 leaves
    f.view.show();
    const QPoint middle = pixelOf(f.view, f.view.boardScene().boardLayout().boxCentre(Side::White));
    for (const QPoint &away : {QPoint(-19, 0), QPoint(19, 0), QPoint(0, -19), QPoint(0, 19)}) {
        QCOMPARE(f.view.placeAt(middle + away).kind, BoardPlace::Kind::Box);
        QCOMPARE(f.view.placeAt(middle + away).side, Side::White);
    }
}

void TestBoardView::reachesTheBoxByKeys()
{
    BoardFixture f("cotton", {6, 1, 5, 4, 2, 3});
    f.view.show();
    f.view.setFocus();
    f.game.throwDice();
    QTest::keyClick(&f.view, Qt::Key_6); // next to the bar
    QTest::keyClick(&f.view, Qt::Key_Left);
    QCOMPARE(f.view.input().focusedBox(), std::optional(Side::White));
    QVERIFY(!f.view.input().focused());
    if (f.view.hasFocus()) {
        QVERIFY(f.view.boardScene().marks().marks().focus->contains(
            f.view.boardScene().boardLayout().box(Side::White)));
    }
    QTest::keyClick(&f.view, Qt::Key_Return);
    QCOMPARE(f.game.position().dice, (Throw{5, 4}));
    QTest::keyClick(&f.view, Qt::Key_Return); // nothing to throw: no man is played by it
    QCOMPARE(f.game.position().left.size(), 2);
    QTest::keyClick(&f.view, Qt::Key_Up);
    QCOMPARE(f.view.input().focusedBox(), std::optional(Side::Black));
    QTest::keyClick(&f.view, Qt::Key_Right);
    QVERIFY(!f.view.input().focusedBox());
    QVERIFY(f.view.input().focused());
}

void TestBoardView::marksNumbersLostAndPassed()
{
    std::deque<std::uint8_t> dice{6, 1};
    for (int i = 0; i < 600; ++i) {
        dice.push_back(static_cast<std::uint8_t>(i * i % 7 % 6 + 1));
        dice.push_back(static_cast<std::uint8_t>((i * 5 + i / 6) % 6 + 1));
    }
    BoardFixture f("cotton", dice);
    const auto unplayed = [&f] { return f.view.boardScene().marks().marks().unplayed; };
    bool passed = false;
    bool lost = false;
    for (int i = 0; i < 400 && !f.game.position().isOver(); ++i) {
        if (f.game.canThrow()) {
            f.game.throwDice();
        } else {
            f.game.play(f.game.legalPlays()[0]);
        }
        const BoardState &shown = f.view.boardScene().shown();
        QCOMPARE(unplayed().size(),
                 static_cast<std::size_t>(shown.lost.size() + shown.passed.size()));
        for (const Marks::Die &die : unplayed()) {
            lost = lost || die.passed == 0;
            const qreal towards = shown.thrownBy == Side::White ? -1 : 1; // the other's side
            passed = passed || die.passed == towards;
            QVERIFY(die.passed == 0 || die.passed == towards);
        }
    }
    QVERIFY(passed);
    QVERIFY(lost);
}

void TestBoardView::marksWhatMayBePlayed()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    const MarksItem &marks = f.view.boardScene().marks();
    QVERIFY(marks.marks().playable.empty());
    QCOMPARE(marks.marks().toThrow.size(), 2U); // for the lead each throws
    f.game.throwDice();
    QCOMPARE(marks.marks().turn, std::optional(Side::White));
    QCOMPARE(marks.marks().toThrow.size(), 1U);
    QCOMPARE(marks.marks().toThrow[0].box, f.view.boardScene().boardLayout().box(Side::White));
    QVERIFY(!marks.marks().toThrow[0].word.isEmpty());
    f.game.throwDice();
    QCOMPARE(marks.marks().playable.size(), 2U);
    QVERIFY(marks.marks().toThrow.empty());
    f.game.play(f.game.legalPlays()[0]);
    QCOMPARE(marks.marks().playable.size(), 1U);
    QCOMPARE(marks.marks().last.size(), 1U);
    QVERIFY(f.view.boardScene().dice()[0]->isDimmed());
    QVERIFY(!f.view.boardScene().dice()[1]->isDimmed());
    f.game.undo();
    QCOMPARE(marks.marks().last.size(), 1U); // the man taken back
    f.game.undo();
    QCOMPARE(marks.marks().last.size(), 0U); // the throw taken back, which he followed
    f.game.redo();
    f.game.redo();
    QVERIFY(marks.marks().numerals.empty());
    f.view.setNumeralsShown(true);
    QCOMPARE(marks.marks().numerals.size(), 12U);
}

void TestBoardView::refusesWhatMayNotBePlayed()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.show();
    f.game.throwDice();
    f.game.throwDice();
    QSignalSpy refused(&f.view, &BoardView::refused);
    QSignalSpy played(&f.view, &BoardView::playRequested);
    clickPoint(f.view, Side::White, 3);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused[0][0].value<Side>(), Side::White);
    QCOMPARE(refused[0][1].toInt(), 3);
    QVERIFY(f.view.boardScene().marks().marks().refused.has_value());
    clickPoint(f.view, Side::Black, 5);
    QCOMPARE(refused.size(), 2);
    QCOMPARE(refused[1][0].value<Side>(), Side::Black);
    QCOMPARE(played.size(), 0);
    QTRY_VERIFY(!f.view.boardScene().marks().marks().refused.has_value());
}

void TestBoardView::findsNarrowPointsWithAFinger()
{
    BoardFixture f("cotton", {6, 1, 5, 3});
    f.view.resize(480, 360); // a point is 28 pixels wide
    f.view.show();
    f.game.throwDice();
    f.game.throwDice();
    const BoardLayout::Place five = f.view.boardScene().boardLayout().placeOf(Side::White, 5);
    const QPoint beside = pixelOf(f.view, five.rect().center()) + QPoint(19, 0);
    QVERIFY(!f.view.viewportTransform().mapRect(five.rect()).contains(beside));
    QTest::mouseClick(f.view.viewport(), Qt::LeftButton, {}, beside);
    QCOMPARE(f.game.position().menOf(Side::White).downOn(5), 1);
}

void TestBoardView::choosesAmongSeveralMovesInTheRace()
{
    // Six throws lay all men down; then White races.
    BoardFixture f("alfonso-race", {6, 1, 1, 2, 3, 1, 2, 3, 4, 5, 6, 4, 5, 6, 5, 4, 3, 2, 1, 6});
    f.view.show();
    while (f.game.position().menOf(Side::White).phase != Phase::Race ||
           f.game.position().player != Side::White || f.game.canThrow()) {
        if (f.game.canThrow()) {
            QVERIFY(f.game.throwDice());
        } else {
            QVERIFY(f.game.play(f.game.legalPlays()[0]));
        }
    }
    const BoardLayout &layout = f.view.boardScene().boardLayout();
    std::optional<Play> move;
    for (const Play &play : f.game.legalPlays()) {
        const auto from = f.view.input().playsFrom(layout.placeIndex(play.by, play.from));
        if (from.size() > 1) {
            move = from.back();
        }
    }
    QVERIFY(move);
    QSignalSpy played(&f.view, &BoardView::playRequested);
    clickPoint(f.view, Side::White, move->from);
    QCOMPARE(played.size(), 0);
    QVERIFY(f.view.boardScene().marks().marks().selected.has_value());
    QVERIFY(f.view.boardScene().marks().marks().targets.size() > 1);
    f.view.setFocus();
    QTest::keyClick(&f.view, Qt::Key_Escape);
    QVERIFY(!f.view.input().selected());
    clickPoint(f.view, Side::White, move->from);
    clickPoint(f.view, Side::White, move->to);
    QCOMPARE(played.size(), 1);
    QCOMPARE(played[0][0].value<Play>(), *move);
    QCOMPARE(f.game.position().menOf(Side::White).onPoint(move->to), 1);
}

namespace {

/// White's ace is down already: Black may claim the one that White has thrown.
struct ClaimFixture : BoardFixture
{
    ClaimFixture()
        : BoardFixture("charpentier", {6, 1, 1, 2, 3, 4, 1, 5},
                       {{QStringLiteral("claim"), QStringLiteral("claimed")}})
    {
        view.show();
        game.throwDice();
        for (int i = 0; i < 2; ++i) {
            game.throwDice();
            game.playForced();
        }
        game.throwDice();
        while (game.position().stage == Stage::Playing) {
            game.play(game.legalPlays()[0]);
        }
    }
};

} // namespace

void TestBoardView::claimsWithoutBeingTold()
{
    ClaimFixture f;
    QCOMPARE(f.game.position().stage, Stage::Claiming);
    // Nothing tells that there is something to claim.
    const Marks &marks = f.view.boardScene().marks().marks();
    QVERIFY(marks.playable.empty());
    QCOMPARE(marks.turn, std::optional(Side::Black));
    QCOMPARE(marks.toThrow.size(), 1U);
    for (const DieItem *die : f.view.boardScene().dice()) {
        QVERIFY(die->isDimmed());
    }
    clickPoint(f.view, Side::Black, 1);
    QCOMPARE(f.game.position().menOf(Side::Black).downOn(1), 1);
}

void TestBoardView::claimsByEnterAndThrowsBySpace()
{
    ClaimFixture claiming;
    claiming.view.input().setFocused(
        claiming.view.boardScene().boardLayout().placeIndex(Side::Black, 1));
    QTest::keyClick(&claiming.view, Qt::Key_Return);
    QCOMPARE(claiming.game.position().menOf(Side::Black).downOn(1), 1);

    ClaimFixture throwing;
    throwing.view.input().setFocused(
        throwing.view.boardScene().boardLayout().placeIndex(Side::Black, 1));
    QTest::keyClick(&throwing.view, Qt::Key_Space);
    QCOMPARE(throwing.game.position().menOf(Side::Black).downOn(1), 0);
    QCOMPARE(throwing.game.position().stage, Stage::Playing);
}

void TestBoardView::countsTheMenOfADoublet()
{
    BoardFixture f("cotton", {6, 1, 4, 4});
    f.view.show();
    f.game.throwDice();
    f.game.throwDice();
    QCOMPARE(f.game.position().doubletMen, 8);
    QCOMPARE(f.view.boardScene().marks().marks().playable.size(), 6U);
    const auto plates = [&f] { return f.view.boardScene().marks().marks().plates; };
    QCOMPARE(plates().size(), 1U);
    QVERIFY(plates()[0].text.contains(u'8'));
    clickPoint(f.view, Side::White, 6);
    QVERIFY(plates()[0].text.contains(u'7'));
    QVERIFY(!f.view.boardScene().dice()[0]->isDimmed());
}

void TestBoardView::playsWhatIsPressedWhileMenMove()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.show();
    f.game.throwDice();
    f.game.throwDice();
    f.view.setSpeed(MotionSpeed::Slow);
    QSignalSpy finished(&f.view, &BoardView::motionFinished);
    clickPoint(f.view, Side::White, 5);
    QVERIFY(f.view.isMoving());
    clickPoint(f.view, Side::White, 4); // ends the motion, and plays
    QCOMPARE(finished.size(), 1);
    QCOMPARE(f.game.position().menOf(Side::White).downOn(5), 1);
    QCOMPARE(f.game.position().menOf(Side::White).downOn(4), 1);
    QCOMPARE(f.game.history().size(), 4U);
}

void TestBoardView::throwsFromTheBoxWhileMenMove()
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

void TestBoardView::throwsOnceByADoubleClick()
{
    // Both numbers are nobody's: the next throw is due as soon as the dice lie still.
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

void TestBoardView::playsTwoMenByADoubleClick()
{
    BoardFixture f("cotton", {6, 1, 4, 4});
    f.view.show();
    f.game.throwDice();
    f.game.throwDice();
    f.view.setSpeed(MotionSpeed::Normal);
    const QPoint six =
        pixelOf(f.view, f.view.boardScene().boardLayout().lyingCentre(Side::White, 6, 0));
    QTest::mousePress(f.view.viewport(), Qt::LeftButton, {}, six);
    QTest::mouseRelease(f.view.viewport(), Qt::LeftButton, {}, six);
    QTest::mouseDClick(f.view.viewport(), Qt::LeftButton, {}, six);
    QCOMPARE(f.game.position().menOf(Side::White).downOn(6), 2);
}

void TestBoardView::refusesNothingByADoubleClick()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.show();
    f.game.throwDice();
    f.game.throwDice();
    f.view.setSpeed(MotionSpeed::Normal);
    QSignalSpy refused(&f.view, &BoardView::refused);
    const QPoint five =
        pixelOf(f.view, f.view.boardScene().boardLayout().lyingCentre(Side::White, 5, 0));
    QTest::mousePress(f.view.viewport(), Qt::LeftButton, {}, five);
    QTest::mouseDClick(f.view.viewport(), Qt::LeftButton, {}, five);
    QCOMPARE(f.game.position().left, (Numbers{4}));
    QCOMPARE(refused.size(), 0);
    clickPoint(f.view, Side::White, 5); // one that is meant
    QCOMPARE(refused.size(), 1);
}

void TestBoardView::hurriesDiceAndThrowsNoMore()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.show();
    f.view.setFocus();
    const BoardLayout layout = f.view.boardScene().boardLayout();
    f.view.setSpeed(MotionSpeed::Slow);
    f.game.throwDice();
    QVERIFY(f.view.isRevealing());
    click(f.view, layout.boxCentre(Side::White));
    QVERIFY(!f.view.isMoving());
    QCOMPARE(f.game.history().size(), 1U);
    f.game.throwDice();
    QTest::keyClick(&f.view, Qt::Key_Space);
    QVERIFY(!f.view.isMoving());
    QCOMPARE(f.game.history().size(), 2U);
    // Who sees before they lie still what the dice will show is not too early.
    f.game.undo();
    f.view.skipMotion();
    f.game.throwDice();
    QVERIFY(f.view.isRevealing());
    clickPoint(f.view, Side::White, 5);
    QCOMPARE(f.game.position().menOf(Side::White).downOn(5), 1);
}

void TestBoardView::playsByTouchWhileMenMove()
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
            pixelOf(f.view, f.view.boardScene().boardLayout().lyingCentre(Side::White, point, 0));
        QTest::touchEvent(f.view.viewport(), screen.get()).press(0, at, f.view.viewport());
        QTest::touchEvent(f.view.viewport(), screen.get()).release(0, at, f.view.viewport());
    }
    QCOMPARE(f.game.position().menOf(Side::White).downOn(5), 1);
    QCOMPARE(f.game.position().menOf(Side::White).downOn(4), 1);
}

void TestBoardView::marksMenThatCanBePlayedWhileOthersMove()
{
    BoardFixture f("cotton", {6, 1, 5, 4, 2, 1});
    f.view.show();
    const auto playable = [&f] { return f.view.boardScene().marks().marks().playable.size(); };
    f.game.throwDice();
    f.view.setSpeed(MotionSpeed::Slow);
    f.game.throwDice();
    QCoreApplication::processEvents();
    QCOMPARE(playable(), 0U); // the dice tell it first
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

void TestBoardView::throwsOnlyWhereAThrowIsMeant()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.show();
    f.game.throwDice();
    QCOMPARE(f.game.position().stage, Stage::ToThrow);
    const std::size_t before = f.game.history().size();
    int elsewhere = 0;
    constexpr int Step = 9;
    for (int x = 0; x < f.view.width(); x += Step) {
        for (int y = 0; y < f.view.height(); y += Step) {
            const BoardPlace::Kind kind = f.view.placeAt({x, y}).kind;
            if (kind != BoardPlace::Kind::Box && kind != BoardPlace::Kind::Die) {
                QTest::mouseClick(f.view.viewport(), Qt::LeftButton, {}, {x, y});
                ++elsewhere;
            }
        }
    }
    QCOMPARE(f.game.history().size(), before);
    QVERIFY2(elsewhere > 4000, qPrintable(QString::number(elsewhere)));
}

void TestBoardView::refusesTheOtherPlayersBox()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.show();
    f.game.throwDice();
    QSignalSpy refused(&f.view, &BoardView::boxRefused);
    const BoardLayout &layout = f.view.boardScene().boardLayout();
    click(f.view, layout.boxCentre(Side::Black)); // White throws
    QCOMPARE(f.game.history().size(), 1U);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused[0][0].value<Side>(), Side::Black);
    click(f.view, layout.boxCentre(Side::White));
    QCOMPARE(f.game.history().size(), 2U);
    click(f.view, layout.boxCentre(Side::White)); // first the numbers
    QCOMPARE(f.game.history().size(), 2U);
    QCOMPARE(refused.size(), 2);
}

void TestBoardView::throwsByThePlate()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.show();
    f.game.throwDice();
    const QRectF plate = f.view.boardScene().marks().throwPlate(Side::White);
    QVERIFY(plate.isValid());
    QVERIFY(!plate.intersects(f.view.boardScene().boardLayout().box(Side::White)));
    QVERIFY(f.view.boardScene().marks().throwPlate(Side::Black).isNull());
    click(f.view, plate.center());
    QCOMPARE(f.game.position().dice, (Throw{5, 4}));
}

namespace {

std::deque<std::uint8_t> diceOfARace()
{
    std::mt19937 bits(1283);
    std::deque<std::uint8_t> dice{6, 1};
    for (int i = 0; i < 600; ++i) {
        dice.push_back(static_cast<std::uint8_t>(bits() % 6 + 1));
    }
    return dice;
}

/// Down to where a man of White's can go to more than one place.
void raceOn(BoardFixture &f)
{
    for (int i = 0; i < 300 && !f.game.position().isOver(); ++i) {
        if (f.game.canThrow()) {
            f.game.throwDice();
            continue;
        }
        const PlayList plays = f.game.legalPlays();
        const bool two = std::count_if(plays.begin(), plays.end(), [&](const Play &play) {
                             return play.kind == PlayKind::Move && play.from == plays[0].from;
                         }) > 1;
        if (two && f.game.position().player == Side::White) {
            return;
        }
        f.game.play(plays[0]);
    }
    QFAIL("no such moment in these dice");
}

} // namespace

void TestBoardView::walksByKeysWhereSomethingCanBeDone()
{
    BoardFixture f("alfonso-race", diceOfARace());
    f.view.show();
    f.view.setFocus();
    raceOn(f);
    const auto walk = [&f](auto isRight) {
        int steps = 0;
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Up, Qt::Key_Right, Qt::Key_Down}) {
            for (int i = 0; i < 30; ++i, ++steps) {
                QTest::keyClick(&f.view, key);
                QVERIFY(f.view.input().focused().has_value());
                QVERIFY(isRight(*f.view.input().focused()));
            }
        }
    };
    walk([&f](int index) { return !f.view.input().playsFrom(index).empty(); });
    // With a man chosen, to where it can go, or back to it.
    const BoardLayout &layout = f.view.boardScene().boardLayout();
    const int from = layout.placeIndex(Side::White, f.game.legalPlays()[0].from);
    f.view.input().setFocused(from);
    QTest::keyClick(&f.view, Qt::Key_Return);
    QCOMPARE(f.view.input().selected(), std::optional(from));
    walk(
        [&](int index) { return index == from || f.view.input().playTo(from, index).has_value(); });
}

void TestBoardView::asksWhereToInTheRace()
{
    BoardFixture f("alfonso-race", diceOfARace());
    f.view.show();
    f.view.setFocus();
    raceOn(f);
    QSignalSpy asked(&f.view, &BoardView::targetAsked);
    const BoardLayout &layout = f.view.boardScene().boardLayout();
    f.view.input().setFocused(layout.placeIndex(Side::White, f.game.legalPlays()[0].from));
    QTest::keyClick(&f.view, Qt::Key_Space);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked[0][0].toBool(), true);
    // The keyboard is on a place for it: once more, and it goes there.
    const auto to = f.view.input().focused();
    QVERIFY(to && f.view.input().playTo(*f.view.input().selected(), *to));
    QTest::keyClick(&f.view, Qt::Key_Escape);
    QCOMPARE(asked.size(), 2);
    QCOMPARE(asked[1][0].toBool(), false);
}

void TestBoardView::showsThePastAndReturns()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.show();
    f.game.throwDice();
    f.game.throwDice();
    f.view.showPast(f.game.startPosition(), Throw{3, 2});
    QVERIFY(f.view.isPast());
    QCOMPARE(f.view.boardScene().dice()[0]->face(), 3);
    QVERIFY(f.view.boardScene().marks().marks().playable.empty());
    QSignalSpy back(&f.view, &BoardView::returnToPresentRequested);
    clickPoint(f.view, Side::White, 5);
    QCOMPARE(back.size(), 1);
    QCOMPARE(f.game.position().left.size(), 2);
    f.view.showPresent();
    QCOMPARE(f.view.boardScene().dice()[0]->face(), 5);
    QCOMPARE(f.view.boardScene().marks().marks().playable.size(), 2U);
}

void TestBoardView::leavesTheBoardByTab()
{
    QWidget window;
    QWidget after(&window);
    after.setFocusPolicy(Qt::StrongFocus);
    BoardView view(&window);
    QWidget::setTabOrder(&view, &after);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_Tab);
    QVERIFY(after.hasFocus());
}

namespace {

class PaintCounter : public QObject
{
public:
    using QObject::QObject;
    int paints = 0;
    bool eventFilter(QObject *, QEvent *event) override
    {
        paints += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

} // namespace

void TestBoardView::keepsStillWhenIdle()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.setSpeed(MotionSpeed::Fast);
    f.view.show();
    QTRY_VERIFY_WITH_TIMEOUT(f.view.isPictureReady(), 60000);
    QSignalSpy finished(&f.view, &BoardView::motionFinished);
    f.game.throwDice();
    f.game.throwDice();
    QTRY_COMPARE(finished.size(), 1);
    QCoreApplication::processEvents();
    PaintCounter counter;
    f.view.viewport()->installEventFilter(&counter);
    QSignalSpy never(&f.view, &BoardView::pictureReady);
    QVERIFY(!never.wait(1000)); // a second in which nothing happens
    QCOMPARE(counter.paints, 0);
    f.game.play(f.game.legalPlays()[0]);
    QTRY_VERIFY(counter.paints > 0);
}

void TestBoardView::fitsEveryWindow_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("640x480") << QSize(640, 480);
    QTest::newRow("1280x800") << QSize(1280, 800);
    QTest::newRow("tall") << QSize(500, 900);
    QTest::newRow("4K") << QSize(3840, 2160);
}

void TestBoardView::fitsEveryWindow()
{
    QFETCH(QSize, size);
    BoardView view;
    view.resize(size);
    view.show();
    const QRectF seen =
        view.viewportTransform().inverted().mapRect(QRectF(view.viewport()->rect()));
    const QRectF must = BoardLayout::mustSee();
    const qreal pixel = 1 / view.transform().m11();
    QVERIFY(seen.adjusted(-pixel, -pixel, pixel, pixel).contains(must));
    QVERIFY(seen.width() < must.width() + 2 * pixel || seen.height() < must.height() + 2 * pixel);
}

void TestBoardView::drawsTheTableAgainForANewSize()
{
    BoardFixture f("fiske", {6, 1});
    f.view.resize(320, 240);
    f.view.show();
    QTRY_VERIFY_WITH_TIMEOUT(f.view.isPictureReady(), 60000);
    const QColor corner = f.view.grab().toImage().pixelColor(0, 0);
    f.view.resize(360, 240);
    QVERIFY(!f.view.isPictureReady());
    QVERIFY(f.view.grab().toImage().pixelColor(40, 4) != QColor(Qt::black)); // the old one, scaled
    QTRY_VERIFY_WITH_TIMEOUT(f.view.isPictureReady(), 60000);
    f.view.setTradition(QStringLiteral("france"));
    QVERIFY(!f.view.isPictureReady());
    QTRY_VERIFY_WITH_TIMEOUT(f.view.isPictureReady(), 60000);
    QVERIFY(f.view.grab().toImage().pixelColor(0, 0) != corner);
}

namespace {

/// Says everything in a language of its own.
class Parrot : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source, const char *,
                                    int) const override
    {
        return QLatin1String(context).startsWith(QLatin1String("Board"))
                   ? u"<"_s + QString::fromUtf8(source) + u">"_s
                   : QString();
    }
};

} // namespace

void TestBoardView::speaksAnotherLanguageAtOnce()
{
    BoardFixture f("cotton", {6, 1, 4, 4});
    f.view.show();
    f.game.throwDice();
    f.game.throwDice();
    Parrot parrot;
    QVERIFY(!f.view.boardScene().marks().marks().plates[0].text.startsWith(u'<'));
    QCoreApplication::installTranslator(&parrot);
    QTRY_VERIFY(f.view.boardScene().marks().marks().plates[0].text.startsWith(u'<'));
    QCoreApplication::removeTranslator(&parrot);
    QTRY_VERIFY(!f.view.boardScene().marks().marks().plates[0].text.startsWith(u'<'));
}

void TestBoardView::isNeverBlank()
{
    BoardFixture f("cotton", {});
    f.view.show();
    const QImage first = f.view.grab().toImage();
    QVERIFY(f.view.hasPicture());
    QVERIFY(!f.view.isPictureReady());
    QImage black(first.size(), first.format());
    black.fill(Qt::black);
    QVERIFY(first != black);
    // Of another table there is a picture at once, too.
    QTRY_VERIFY_WITH_TIMEOUT(f.view.isPictureReady(), 60000);
    f.view.setTradition(u"iceland"_s);
    const QImage other = f.view.grab().toImage();
    QVERIFY(f.view.hasPicture());
    QVERIFY(other.pixel(400, 300) != qRgb(0, 0, 0));
}

void TestBoardView::hasNoFlatBandsWhenItGrows()
{
    BoardFixture f("cotton", {});
    f.view.show();
    QTRY_VERIFY_WITH_TIMEOUT(f.view.isPictureReady(), 60000);
    QThreadPool::globalInstance()->waitForDone(); // with the picture of what is beyond
    QCoreApplication::processEvents();
    f.view.resize(1600, 600);
    const QImage grown = f.view.grab().toImage();
    QVERIFY(!f.view.isPictureReady());
    for (const int column : {5, 1595}) {
        QSet<QRgb> colours;
        for (int row = 0; row < grown.height(); row += 10) {
            colours << grown.pixel(column, row);
        }
        QVERIFY2(colours.size() > 8, qPrintable(QString::number(colours.size())));
    }
}

QTEST_MAIN(TestBoardView)
#include "tst_board_view.moc"
