// SPDX-License-Identifier: MIT
#include "table/board/board_input.h"
#include "table/board/board_scene.h"
#include "tests/app/table/board/board_fixture.h"

#include <QSignalSpy>
#include <QTest>

using namespace doublets;

/// Tests throwing and playing on a board at rest with the mouse, by touch and by keyboard.
class TestBoardPlay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void throwsAndPlaysByMouse();
    void throwsAndPlaysByKeys();
    void marksAManBeforeChoosingIt();
    void throwsByTheBox();
    void findsTheBoxInAllOfItsFrame();
    void findsTheBoxWithAFinger();
    void reachesTheBoxByKeys();
    void hidesTheFocusFrameWhileLocked();
    void refusesWhatMayNotBePlayed();
    void findsNarrowPointsWithAFinger();
    void claimsWithoutBeingTold();
    void claimsByEnterAndThrowsBySpace();
    void throwsNothingByAWrongClaim();
    void digitsFindTheMenThatMayClaim();
    void spacePlaysTheNextManAfterAThrow();
    void goesToTheEndsByKeys();
    void saysWhyAKeyIsSilent();
    void throwsOnlyWhereAThrowIsMeant();
    void refusesTheOtherPlayersBox();
    void throwsByThePlate();
};

void TestBoardPlay::throwsAndPlaysByMouse()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.show();
    click(f.view, f.view.boardScene().boardLayout().boxCentre(Side::White)); // for the lead
    QCOMPARE(f.game.position().thrower, Side::White);
    click(f.view, f.view.boardScene().dice().front()->state().centre);
    QCOMPARE(f.game.position().dice, (Throw{5, 4}));
    clickPoint(f.view, Side::White, 5);
    QCOMPARE(f.game.position().menOf(Side::White).downOn(5), 1);
    // Pressing the dice plays the remaining numbers.
    click(f.view, f.view.boardScene().dice().back()->state().centre);
    QCOMPARE(f.game.position().menOf(Side::White).downOn(4), 1);
    QCOMPARE(f.game.position().stage, Stage::ToThrow);
}

/// Space, which throws the dice, takes no man of a doublet that was not marked.
void TestBoardPlay::marksAManBeforeChoosingIt()
{
    BoardFixture f("cotton", {6, 1, 2, 2});
    f.view.show();
    f.view.setFocus();
    f.game.throwDice();
    f.game.throwDice();
    QCOMPARE(f.game.position().doubletMen, 4);
    QVERIFY(!f.view.input().focusedPoint());
    const Position before = f.game.position();
    QTest::keyClick(&f.view, Qt::Key_Space);
    QCOMPARE(f.game.position(), before);
    QVERIFY(f.view.input().focusedPoint());
    QTest::keyClick(&f.view, Qt::Key_Space);
    QVERIFY(f.game.position() != before);
}

void TestBoardPlay::throwsAndPlaysByKeys()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.show();
    f.view.setFocus();
    QTest::keyClick(&f.view, Qt::Key_Space);
    QTest::keyClick(&f.view, Qt::Key_Return);
    QCOMPARE(f.game.position().stage, Stage::Playing);
    QTest::keyClick(&f.view, Qt::Key_5);
    const BoardLayout &layout = f.view.boardScene().boardLayout();
    QCOMPARE(f.view.input().focusedPoint(), layout.physicalPoint(Side::White, 5));
    QTest::keyClick(&f.view, Qt::Key_Space);
    QCOMPARE(f.game.position().menOf(Side::White).downOn(5), 1);
    QTest::keyClick(&f.view, Qt::Key_Right); // towards the ace
    QCOMPARE(f.view.input().focusedPoint(), layout.physicalPoint(Side::White, 4));
    QTest::keyClick(&f.view, Qt::Key_Up);
    QCOMPARE(f.view.input().focusedPoint(), layout.physicalPoint(Side::Black, 4));
    QTest::keyClick(&f.view, Qt::Key_Down);
    QTest::keyClick(&f.view, Qt::Key_Enter);
    QCOMPARE(f.game.position().menOf(Side::White).downOn(4), 1);
}

void TestBoardPlay::throwsByTheBox()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.show();
    const BoardLayout &layout = f.view.boardScene().boardLayout();
    click(f.view, layout.boxRect(Side::Black).center());
    QCOMPARE(f.game.position().thrower, Side::White);
    click(f.view, layout.boxRect(Side::White).bottomRight() - QPointF(2, 2));
    QCOMPARE(f.game.position().dice, (Throw{5, 4}));
    QCOMPARE(f.view.boardScene().box(Side::White).state().centre, layout.boxCentre(Side::White));
}

void TestBoardPlay::findsTheBoxInAllOfItsFrame()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.show();
    f.view.input().setFocusedBox(Side::White);
    const BoardScene &scene = f.view.boardScene();
    const QRectF frame = scene.boardLayout().framedBoxRect(Side::White);
    const QRect pixels = f.view.viewportTransform().mapRect(frame).toRect().adjusted(1, 1, -1, -1);
    const BoardPlace box{BoardPlace::Kind::Box, 0, Side::White};
    for (int x = pixels.left(); x <= pixels.right(); ++x) {
        for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
            QCOMPARE(f.view.placeAt({x, y}), box);
        }
    }
}

void TestBoardPlay::findsTheBoxWithAFinger()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.resize(640, 400); // the board's size in a window of 640 × 480
    f.view.show();
    const QPoint middle = pixelOf(f.view, f.view.boardScene().boardLayout().boxCentre(Side::White));
    for (const QPoint &away : {QPoint(-19, 0), QPoint(19, 0), QPoint(0, -19), QPoint(0, 19)}) {
        QCOMPARE(f.view.placeAt(middle + away).kind, BoardPlace::Kind::Box);
        QCOMPARE(f.view.placeAt(middle + away).side, Side::White);
    }
}

void TestBoardPlay::reachesTheBoxByKeys()
{
    BoardFixture f("cotton", {6, 1, 5, 4, 2, 3});
    f.view.show();
    f.view.setFocus();
    f.game.throwDice();
    QTest::keyClick(&f.view, Qt::Key_6); // next to the bar
    QTest::keyClick(&f.view, Qt::Key_Left);
    QCOMPARE(f.view.input().focusedBox(), std::optional(Side::White));
    QVERIFY(!f.view.input().focusedPoint());
    if (f.view.hasFocus()) {
        QVERIFY(f.view.boardScene().marks().marks().focus->contains(
            f.view.boardScene().boardLayout().boxRect(Side::White)));
    }
    QTest::keyClick(&f.view, Qt::Key_Return);
    QCOMPARE(f.game.position().dice, (Throw{5, 4}));
    QTest::keyClick(&f.view, Qt::Key_Return); // no throw is due, and no man is played
    QCOMPARE(f.game.position().remainingNumbers.size(), 2);
    QTest::keyClick(&f.view, Qt::Key_Up);
    QCOMPARE(f.view.input().focusedBox(), std::optional(Side::Black));
    QTest::keyClick(&f.view, Qt::Key_Right);
    QVERIFY(!f.view.input().focusedBox());
    QVERIFY(f.view.input().focusedPoint());
}

/// During the computer's turn, the frame would mark a place where the user cannot act.
void TestBoardPlay::hidesTheFocusFrameWhileLocked()
{
    BoardFixture f("cotton", {6, 1, 5, 4, 2, 3});
    f.view.show();
    f.view.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&f.view));
    f.view.setFocus();
    f.game.throwDice();
    const auto frame = [&f] { return f.view.boardScene().marks().marks().focus; };
    QTest::keyClick(&f.view, Qt::Key_6);
    const std::optional<QRectF> place = frame();
    QVERIFY(place);
    f.view.setLocked(true);
    QVERIFY(!frame());
    f.game.throwDice();
    QVERIFY(!frame());
    QTest::keyClick(&f.view, Qt::Key_Space); // lets the computer continue
    QVERIFY(!frame());
    f.view.setLocked(false);
    QCOMPARE(frame(), place);
    // A user who moves the focus on a locked board sees it.
    f.view.setLocked(true);
    QTest::keyClick(&f.view, Qt::Key_5);
    QVERIFY(frame() && frame() != place);
}

void TestBoardPlay::refusesWhatMayNotBePlayed()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.show();
    f.game.throwDice();
    f.game.throwDice();
    QSignalSpy refused(&f.view, &BoardView::playRefused);
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

void TestBoardPlay::findsNarrowPointsWithAFinger()
{
    BoardFixture f("cotton", {6, 1, 5, 3});
    f.view.resize(480, 360); // a point is 28 pixels wide
    f.view.show();
    f.game.throwDice();
    f.game.throwDice();
    const BoardLayout::PointArea five =
        f.view.boardScene().boardLayout().pointAreaOf(Side::White, 5);
    const QPoint beside = pixelOf(f.view, five.rect().center()) + QPoint(19, 0);
    QVERIFY(!f.view.viewportTransform().mapRect(five.rect()).contains(beside));
    QTest::mouseClick(f.view.viewport(), Qt::LeftButton, {}, beside);
    QCOMPARE(f.game.position().menOf(Side::White).downOn(5), 1);
}

namespace {

/// White has thrown an ace that only Black can use, and Black may claim it.
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

void TestBoardPlay::claimsWithoutBeingTold()
{
    ClaimFixture f;
    QCOMPARE(f.game.position().stage, Stage::Claiming);
    // Nothing reveals the possible claim.
    const Marks &marks = f.view.boardScene().marks().marks();
    QVERIFY(marks.playable.empty());
    QCOMPARE(marks.turn, std::optional(Side::Black));
    QCOMPARE(marks.throwPrompts.size(), 1U);
    for (const DieItem *die : f.view.boardScene().dice()) {
        QVERIFY(die->isDimmed());
    }
    clickPoint(f.view, Side::Black, 1);
    QCOMPARE(f.game.position().menOf(Side::Black).downOn(1), 1);
}

void TestBoardPlay::claimsByEnterAndThrowsBySpace()
{
    ClaimFixture claiming;
    claiming.view.input().setFocusedPoint(
        claiming.view.boardScene().boardLayout().physicalPoint(Side::Black, 1));
    QTest::keyClick(&claiming.view, Qt::Key_Return);
    QCOMPARE(claiming.game.position().menOf(Side::Black).downOn(1), 1);

    ClaimFixture throwing;
    throwing.view.input().setFocusedPoint(
        throwing.view.boardScene().boardLayout().physicalPoint(Side::Black, 1));
    QTest::keyClick(&throwing.view, Qt::Key_Space);
    QCOMPARE(throwing.game.position().menOf(Side::Black).downOn(1), 0);
    QCOMPARE(throwing.game.position().stage, Stage::Playing);
}

/// A throw would forfeit the right claim.
void TestBoardPlay::throwsNothingByAWrongClaim()
{
    ClaimFixture f;
    QSignalSpy refused(&f.view, &BoardView::playRefused);
    f.view.input().setFocusedPoint(f.view.boardScene().boardLayout().physicalPoint(Side::Black, 3));
    QTest::keyClick(&f.view, Qt::Key_Return);
    QCOMPARE(f.game.position().stage, Stage::Claiming);
    QCOMPARE(refused.size(), 1);
}

/// After a doublet, the thrower throws again, but the other player may claim.
void TestBoardPlay::digitsFindTheMenThatMayClaim()
{
    BoardFixture f("charpentier", {6, 5, 4, 3, 2, 2, 5, 1},
                   {{QStringLiteral("claim"), QStringLiteral("claimed")}});
    f.view.show();
    for (int i = 0; i < 3; ++i) {
        f.game.throwDice();
        while (f.game.position().stage == Stage::Playing) {
            f.game.play(f.game.legalPlays()[0]);
        }
    }
    QCOMPARE(f.game.position().stage, Stage::Claiming);
    const BoardLayout &layout = f.view.boardScene().boardLayout();
    QSignalSpy refused(&f.view, &BoardView::playRefused);
    f.view.input().setFocusedPoint(layout.physicalPoint(Side::Black, 2));
    QTest::keyClick(&f.view, Qt::Key_Return); // a throw would forfeit the number
    QCOMPARE(f.game.position().stage, Stage::Claiming);
    QCOMPARE(refused.size(), 1);
    const int before = f.game.position().menOf(Side::White).downOn(2);
    QTest::keyClick(&f.view, Qt::Key_2);
    QCOMPARE(f.view.input().focusedPoint(), std::optional(layout.physicalPoint(Side::White, 2)));
    QTest::keyClick(&f.view, Qt::Key_Return);
    QCOMPARE(f.game.position().menOf(Side::White).downOn(2), before + 1);
    QTest::keyClick(&f.view, Qt::Key_Space);
    QVERIFY(f.game.position().stage != Stage::Claiming);
}

/// Even if the focus is still on the man that was played before the throw.
void TestBoardPlay::spacePlaysTheNextManAfterAThrow()
{
    BoardFixture f("cotton", {6, 1, 5, 4, 3, 2});
    f.view.show();
    f.view.setFocus();
    f.game.throwDice();
    f.game.throwDice();
    QSignalSpy refused(&f.view, &BoardView::playRefused);
    for (const Qt::Key key : {Qt::Key_5, Qt::Key_Space, Qt::Key_4, Qt::Key_Space}) {
        QTest::keyClick(&f.view, key);
    }
    QTest::keyClick(&f.view, Qt::Key_Space); // throws
    QCOMPARE(f.game.position().stage, Stage::Playing);
    QCOMPARE(f.game.position().player, Side::Black);
    QTest::keyClick(&f.view, Qt::Key_Space);
    QCOMPARE(f.game.position().remainingNumbers.size(), 1);
    QCOMPARE(refused.size(), 0);
    QTest::keyClick(&f.view, Qt::Key_6); // the user has chosen a man
    QTest::keyClick(&f.view, Qt::Key_Space);
    QCOMPARE(refused.size(), 1);
}

void TestBoardPlay::goesToTheEndsByKeys()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.show();
    f.view.setFocus();
    f.game.throwDice();
    f.game.throwDice();
    QSignalSpy blocked(&f.view, &BoardView::inputBlocked);
    for (const int end : {Qt::Key_Home, Qt::Key_End}) {
        QTest::keyClick(&f.view, Qt::Key_4);
        QTest::keyClick(&f.view, static_cast<Qt::Key>(end));
        const auto focused = f.view.input().focusedPoint();
        const auto box = f.view.input().focusedBox();
        QCOMPARE(blocked.size(), 0);
        QTest::keyClick(&f.view, end == Qt::Key_Home ? Qt::Key_Left : Qt::Key_Right);
        QCOMPARE(f.view.input().focusedPoint(), focused); // nothing is beyond
        QCOMPARE(f.view.input().focusedBox(), box);
        QCOMPARE(blocked.size(), 1);
        blocked.clear();
    }
}

void TestBoardPlay::saysWhyAKeyIsSilent()
{
    BoardFixture f("alfonso-race", {6, 1, 5, 4});
    f.view.show();
    f.view.setFocus();
    QList<InputObstacle> obstacles;
    connect(&f.view, &BoardView::inputBlocked, &f.view,
            [&](InputObstacle why) { obstacles << why; });
    f.game.throwDice();
    f.game.throwDice();
    QTest::keyClick(&f.view, Qt::Key_3);
    QCOMPARE(obstacles, QList<InputObstacle>());
    QTest::keyClick(&f.view, Qt::Key_3);
    QCOMPARE(obstacles, QList{InputObstacle::SamePlace});
    constexpr int Empty = 12; // no man stands there before the race
    f.view.input().setFocusedPoint(
        f.view.boardScene().boardLayout().physicalPoint(Side::White, Empty));
    QTest::keyClick(&f.view, Qt::Key_Return);
    QCOMPARE(obstacles, (QList{InputObstacle::SamePlace, InputObstacle::EmptyPoint}));
}

void TestBoardPlay::throwsOnlyWhereAThrowIsMeant()
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

void TestBoardPlay::refusesTheOtherPlayersBox()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.show();
    f.game.throwDice();
    QSignalSpy refused(&f.view, &BoardView::boxRefused);
    const BoardLayout &layout = f.view.boardScene().boardLayout();
    click(f.view, layout.boxCentre(Side::Black)); // it is White's turn to throw
    QCOMPARE(f.game.history().size(), 1U);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused[0][0].value<Side>(), Side::Black);
    click(f.view, layout.boxCentre(Side::White));
    QCOMPARE(f.game.history().size(), 2U);
    click(f.view, layout.boxCentre(Side::White)); // the numbers must be played first
    QCOMPARE(f.game.history().size(), 2U);
    QCOMPARE(refused.size(), 2);
}

void TestBoardPlay::throwsByThePlate()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.show();
    f.game.throwDice();
    const QRectF plate = f.view.boardScene().marks().throwPlateRect(Side::White);
    QVERIFY(plate.isValid());
    QVERIFY(!plate.intersects(f.view.boardScene().boardLayout().boxRect(Side::White)));
    QVERIFY(f.view.boardScene().marks().throwPlateRect(Side::Black).isNull());
    click(f.view, plate.center());
    QCOMPARE(f.game.position().dice, (Throw{5, 4}));
}

QTEST_MAIN(TestBoardPlay)
#include "tst_board_play.moc"
