// SPDX-License-Identifier: MIT
#include "table/board/board_input.h"
#include "table/board/board_scene.h"
#include "table/board/touch_taps.h"
#include "tests/app/table/board/board_fixture.h"

#include <QPointingDevice>
#include <QSignalSpy>
#include <QTest>
#include <QTouchEvent>

using namespace doublets;

namespace {

/// White has thrown 5-4 and has a man to play on each of these points.
struct TouchFixture : BoardFixture
{
    TouchFixture()
        : BoardFixture("cotton", {6, 1, 5, 4, 2, 3})
    {
        view.show();
        game.throwDice();
        game.throwDice();
    }

    [[nodiscard]] QPoint at(Side side, int point)
    {
        return pixelOf(view, view.boardScene().boardLayout().manCentre(side, point, 0));
    }
    [[nodiscard]] QPoint box(Side side)
    {
        return pixelOf(view, view.boardScene().boardLayout().boxCentre(side));
    }
    [[nodiscard]] int downOn(int point) const
    {
        return game.position().menOf(Side::White).downOn(point);
    }
    /// Presses and releases one finger.
    void tap(const QPoint &where)
    {
        fingers.press(1, where, view.viewport()).commit();
        fingers.release(1, where, view.viewport()).commit();
    }

    static QPointingDevice *screen()
    {
        static QPointingDevice *device = QTest::createTouchDevice();
        return device;
    }

    /// Touch events are sent when committed.
    QTest::QTouchEventWidgetSequence fingers = QTest::touchEvent(view.viewport(), screen(), false);
};

} // namespace

/// Tests touching the board with several fingers and resting hands.
class TestBoardTouch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void playsAMan();
    void throwsFromTheBox();
    void ignoresSynthesisedMouseEvents();
    void playsWhatTwoFingersTouch();
    void playsAroundARestingHand();
    void leavesWhereTheFingerSlidOff();
    void leavesWhatWasCancelled();
    void hurriesOnceForManyFingers();
    void takesTwoTapsForOneThrow();
    void findsTheNearestManThatMayBePlayed();
    void pressFilterConsumesPresses();
    void distinguishesHandsFromFingers();
    void recognisesDoubleTaps();
};

void TestBoardTouch::playsAMan()
{
    TouchFixture f;
    f.fingers.press(1, f.at(Side::White, 5), f.view.viewport()).commit();
    QCOMPARE(f.downOn(5), 0); // the finger may still slide off
    f.fingers.release(1, f.at(Side::White, 5), f.view.viewport()).commit();
    QCOMPARE(f.downOn(5), 1);
    QSignalSpy refused(&f.view, &BoardView::playRefused);
    f.tap(f.at(Side::White, 3));
    QCOMPARE(refused.size(), 1);
}

void TestBoardTouch::throwsFromTheBox()
{
    TouchFixture f;
    f.tap(f.at(Side::White, 5));
    f.tap(f.at(Side::White, 4));
    QCOMPARE(f.game.position().stage, Stage::ToThrow);
    f.tap(f.box(Side::Black));
    QCOMPARE(f.game.position().dice, (Throw{2, 3}));
}

namespace {

/// Counts the mouse and touch events delivered to a widget.
class EventCounter : public QObject
{
public:
    int mouse = 0;
    int touches = 0;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const auto type = event->type();
        mouse += type == QEvent::MouseButtonPress || type == QEvent::MouseButtonRelease ||
                 type == QEvent::MouseButtonDblClick;
        touches += type == QEvent::TouchBegin || type == QEvent::TouchEnd;
        return QObject::eventFilter(watched, event);
    }
};

} // namespace

void TestBoardTouch::ignoresSynthesisedMouseEvents()
{
    TouchFixture f;
    EventCounter seen;
    f.view.viewport()->installEventFilter(&seen);
    QSignalSpy played(&f.view, &BoardView::playRequested);
    f.tap(f.at(Side::White, 5));
    QCOMPARE(seen.touches, 2);
    QCOMPARE(seen.mouse, 0);
    QCOMPARE(played.size(), 1);
    // Mouse events that the system synthesises from touch are ignored.
    // Uses another device, because the touchscreen would keep that point.
    const std::unique_ptr<QPointingDevice> other(QTest::createTouchDevice());
    const QPointF where = f.at(Side::White, 4);
    QMouseEvent made(QEvent::MouseButtonPress, where, f.view.viewport()->mapToGlobal(where),
                     Qt::LeftButton, Qt::LeftButton, {}, other.get());
    QCoreApplication::sendEvent(f.view.viewport(), &made);
    QCOMPARE(played.size(), 1);
}

void TestBoardTouch::playsWhatTwoFingersTouch()
{
    TouchFixture f;
    QSignalSpy played(&f.view, &BoardView::playRequested);
    const QPoint five = f.at(Side::White, 5);
    const QPoint four = f.at(Side::White, 4);
    f.fingers.press(1, four, f.view.viewport()).commit();
    f.fingers.stationary(1).press(2, five, f.view.viewport()).commit();
    f.fingers.stationary(1).release(2, five, f.view.viewport()).commit();
    QCOMPARE(played.size(), 1);
    QCOMPARE(played[0][0].value<Play>().number, 5);
    f.fingers.release(1, four, f.view.viewport()).commit();
    QCOMPARE(played.size(), 2);
    QCOMPARE(f.downOn(4), 1);
    QCOMPARE(f.game.position().stage, Stage::ToThrow);

    // Released together: handled in the order of their presses.
    TouchFixture g;
    QSignalSpy both(&g.view, &BoardView::playRequested);
    g.fingers.press(2, five, g.view.viewport()).commit();
    g.fingers.press(1, four, g.view.viewport()).stationary(2).commit();
    g.fingers.release(1, four, g.view.viewport()).release(2, five, g.view.viewport()).commit();
    QCOMPARE(both.size(), 2);
    QCOMPARE(both[0][0].value<Play>().number, 5);
    QCOMPARE(both[1][0].value<Play>().number, 4);
}

void TestBoardTouch::playsAroundARestingHand()
{
    TouchFixture f;
    const QPoint corner(4, 4);
    f.fingers.press(9, corner, f.view.viewport()).commit();
    f.fingers.stationary(9).press(1, f.at(Side::White, 5), f.view.viewport()).commit();
    f.fingers.stationary(9).release(1, f.at(Side::White, 5), f.view.viewport()).commit();
    QCOMPARE(f.downOn(5), 1);
    f.fingers.move(9, corner + QPoint(1, 1), f.view.viewport()).commit();
    f.fingers.stationary(9).press(2, f.at(Side::White, 4), f.view.viewport()).commit();
    f.fingers.stationary(9).release(2, f.at(Side::White, 4), f.view.viewport()).commit();
    QCOMPARE(f.downOn(4), 1);
    const std::size_t before = f.game.history().size();
    f.fingers.release(9, corner, f.view.viewport()).commit();
    QCOMPARE(f.game.history().size(), before);
}

void TestBoardTouch::leavesWhereTheFingerSlidOff()
{
    TouchFixture f;
    QSignalSpy refused(&f.view, &BoardView::playRefused);
    const QPoint far = f.at(Side::White, 2);
    f.fingers.press(1, f.at(Side::White, 5), f.view.viewport()).commit();
    f.fingers.move(1, far, f.view.viewport()).commit();
    f.fingers.release(1, far, f.view.viewport()).commit();
    QCOMPARE(f.downOn(5), 0);
    QCOMPARE(refused.size(), 0);
    // A small movement still counts as a tap.
    f.fingers.press(1, f.at(Side::White, 5), f.view.viewport()).commit();
    f.fingers.release(1, f.at(Side::White, 5) + QPoint(3, -20), f.view.viewport()).commit();
    QCOMPARE(f.downOn(5), 1);
}

void TestBoardTouch::leavesWhatWasCancelled()
{
    TouchFixture f;
    f.fingers.press(1, f.at(Side::White, 5), f.view.viewport()).commit();
    QTouchEvent cancelled(QEvent::TouchCancel, TouchFixture::screen());
    QCoreApplication::sendEvent(f.view.viewport(), &cancelled);
    f.fingers.release(1, f.at(Side::White, 5), f.view.viewport()).commit();
    QCOMPARE(f.downOn(5), 0);
    f.tap(f.at(Side::White, 5));
    QCOMPARE(f.downOn(5), 1);
}

void TestBoardTouch::hurriesOnceForManyFingers()
{
    TouchFixture f;
    f.view.setLocked(true);
    QObject::disconnect(&f.view, &BoardView::throwRequested, nullptr, nullptr);
    QSignalSpy hurried(&f.view, &BoardView::throwRequested);
    QSignalSpy played(&f.view, &BoardView::playRequested);
    f.fingers.press(1, f.box(Side::White), f.view.viewport())
        .press(2, f.box(Side::Black), f.view.viewport())
        .press(3, f.at(Side::White, 5), f.view.viewport())
        .commit();
    f.fingers.release(1, f.box(Side::White), f.view.viewport())
        .stationary(2)
        .stationary(3)
        .commit();
    f.fingers.release(2, f.box(Side::Black), f.view.viewport())
        .release(3, f.at(Side::White, 5), f.view.viewport())
        .commit();
    QCOMPARE(hurried.size(), 1);
    QCOMPARE(played.size(), 0);
    f.tap(f.box(Side::Black));
    QCOMPARE(hurried.size(), 2);
}

void TestBoardTouch::takesTwoTapsForOneThrow()
{
    TouchFixture f;
    f.tap(f.at(Side::White, 5));
    f.tap(f.at(Side::White, 4));
    const std::size_t before = f.game.history().size();
    QSignalSpy refused(&f.view, &BoardView::boxRefused);
    f.tap(f.box(Side::Black));
    f.tap(f.box(Side::Black));
    QCOMPARE(f.game.history().size(), before + 1);
    QCOMPARE(refused.size(), 0);
}

void TestBoardTouch::findsTheNearestManThatMayBePlayed()
{
    TouchFixture f;
    f.view.resize(420, 320); // points are narrower than a finger
    const BoardLayout &layout = f.view.boardScene().boardLayout();
    const auto column = [&](int point) {
        return f.view.viewportTransform().mapRect(layout.pointAreaOf(Side::White, point).rect());
    };
    const QRectF five = column(5);
    const QRectF four = column(4);
    QVERIFY(five.width() < 30);
    const bool rising = four.left() > five.left();
    const QPoint nearFive(qRound(rising ? five.left() - 5 : five.right() + 5),
                          qRound(five.center().y()));
    QCOMPARE(f.view.placeAt(nearFive).index, layout.physicalPoint(Side::White, 5));
    const QPoint nearFour(qRound(rising ? four.right() + 5 : four.left() - 5),
                          qRound(four.center().y()));
    QCOMPARE(f.view.placeAt(nearFour).index, layout.physicalPoint(Side::White, 4));
    QCOMPARE(f.view.placeAt(five.center().toPoint()).index, layout.physicalPoint(Side::White, 5));
    f.tap(nearFour);
    QCOMPARE(f.downOn(4), 1);
}

void TestBoardTouch::pressFilterConsumesPresses()
{
    TouchFixture f;
    int taken = 0;
    f.view.setPressFilter([&taken] { return ++taken > 0; });
    f.tap(f.at(Side::White, 5));
    QCOMPARE(taken, 1);
    clickPoint(f.view, Side::White, 5);
    QCOMPARE(taken, 2);
    QCOMPARE(f.downOn(5), 0);
}

void TestBoardTouch::distinguishesHandsFromFingers()
{
    TouchTaps taps;
    taps.setHandWidth(100);
    taps.press(1, {10, 10}, 0, 40);
    QVERIFY(taps.release(1, {11, 10}, 200));
    // Too wide, at first or later, and too long.
    taps.press(1, {10, 10}, 1000, 120);
    QVERIFY(!taps.release(1, {10, 10}, 1100));
    taps.press(1, {10, 10}, 2000, 30);
    taps.updateWidth(1, 130);
    taps.updateWidth(1, 20);
    QVERIFY(!taps.release(1, {10, 10}, 2100));
    taps.press(1, {10, 10}, 3000, 30);
    QVERIFY(!taps.release(1, {10, 10}, 7000));
    // A slow press is a tap.
    taps.press(1, {10, 10}, 8000, 30);
    QVERIFY(taps.release(1, {10, 10}, 10'000));
    QVERIFY(!taps.release(1, {10, 10}, 10'100)); // already released
}

void TestBoardTouch::recognisesDoubleTaps()
{
    TouchTaps taps;
    const auto tap = [&taps](int finger, const QPointF &where, qint64 time) {
        taps.press(finger, where, time, 10);
        return taps.release(finger, where, time + 50)->isSecondTap;
    };
    QVERIFY(!tap(1, {100, 100}, 1000));
    QVERIFY(tap(1, {102, 100}, 1150));
    QVERIFY(!tap(1, {102, 100}, 1300)); // three taps are a double tap and a single one
    QVERIFY(!tap(1, {300, 100}, 1400)); // too far away
    QVERIFY(!tap(1, {300, 100}, 9000)); // too late
}

QTEST_MAIN(TestBoardTouch)
#include "tst_board_touch.moc"
