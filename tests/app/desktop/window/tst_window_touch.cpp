// SPDX-License-Identifier: MIT
#include "panels/captions/caption_label.h"
#include "panels/theme/theme.h"
#include "table/board/board_input.h"
#include "table/board/board_scene.h"
#include "tests/app/desktop/window/fingers.h"
#include "tests/app/desktop/window/window_fixture.h"

#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTimer>
#include <QToolButton>
#include <QToolTip>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

/// Returns the full text shown in a popup for an elided line, or an empty text.
QString wholeText()
{
    const auto *panel = qobject_cast<QLabel *>(QApplication::activePopupWidget());
    return panel != nullptr ? panel->text() : QString();
}

} // namespace

/// Tests touch input in the whole window.
class TestWindowTouch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { theme::apply(*qobject_cast<QApplication *>(qApp)); }
    void pressesButtons();
    void pressesBesideARestingHand();
    void leavesAButtonItSlidOff();
    void opensMenus();
    void keepsTouchesOnTheStartScreen();
    void pressesButtonsOverTheBoard();
    void advancesOneStepForSeveralFingers();
    void ignoresLongPresses();
    void showsTheWholeCaption();
    void countsGamesByRuleSet();
    void showsTipsWithoutHovering();
    void widensAPanelWithoutADrag();
};

void TestWindowTouch::pressesButtons()
{
    WindowFixture f(allRuleSets());
    tap(f.find<QToolButton>("throwButton"));
    QCOMPARE(f.game().history().size(), 1U);
    QVERIFY(!f.find<QToolButton>("throwButton")->isDown());
    // Another finger's tap also clicks exactly once.
    QToolButton *undo = f.find<QToolButton>("undoButton");
    QSignalSpy clicked(undo, &QToolButton::clicked);
    tap(undo, 3);
    QCOMPARE(clicked.size(), 1);
}

void TestWindowTouch::pressesBesideARestingHand()
{
    WindowFixture f(allRuleSets());
    QWidget *board = f.window->board().viewport();
    auto *button = f.find<QToolButton>("throwButton");
    const QPoint middle = button->rect().center();
    auto fingers = touch(f.window.get());
    fingers.press(9, QPoint(3, 3), board).commit();
    fingers.stationary(9).press(1, middle, button).commit();
    QVERIFY(button->isDown());
    fingers.stationary(9).release(1, middle, button).commit();
    QCOMPARE(f.game().history().size(), 1U);
    fingers.release(9, QPoint(3, 3), board).commit();
    QCOMPARE(f.game().history().size(), 1U);
}

void TestWindowTouch::leavesAButtonItSlidOff()
{
    WindowFixture f(allRuleSets());
    auto *button = f.find<QToolButton>("throwButton");
    drag(button, button->rect().center(), {0, -200});
    QVERIFY(!button->isDown());
    touch(f.window.get()).press(1, button->rect().center(), button).commit();
    QTouchEvent cancelled(QEvent::TouchCancel, touchScreen());
    QCoreApplication::sendEvent(button, &cancelled);
    QVERIFY(!button->isDown());
    QCOMPARE(f.game().history().size(), 0U);
}

void TestWindowTouch::opensMenus()
{
    WindowFixture f(allRuleSets());
    QMenuBar *bar = f.window->menuBar();
    tap(bar, bar->actionGeometry(bar->actions().first()).center());
    QTRY_VERIFY(qobject_cast<QMenu *>(QApplication::activePopupWidget()) != nullptr);
    QApplication::activePopupWidget()->close();
    // In full screen, a button opens the menus and stays pressed until they are closed.
    f.action("actionFullScreen").trigger();
    bool opened = false;
    QTimer closing;
    closing.callOnTimeout([&opened] {
        opened = opened || qobject_cast<QMenu *>(QApplication::activePopupWidget()) != nullptr;
        while (QWidget *popup = QApplication::activePopupWidget()) {
            popup->close();
        }
    });
    closing.start(20);
    tap(f.find<QToolButton>("menuButton"));
    QTRY_VERIFY(opened);
    QTRY_VERIFY(!f.find<QToolButton>("menuButton")->isDown());
}

void TestWindowTouch::keepsTouchesOnTheStartScreen()
{
    WindowFixture f(allRuleSets());
    f.action("actionStart").trigger();
    auto *screen = f.find<QWidget>("startScreen");
    QTRY_VERIFY(screen->isVisible());
    BoardView &board = f.window->board();
    const QPointF box = board.boardScene().boardLayout().boxCentre(Side::White);
    const QPoint at = board.viewportTransform().map(box).toPoint();
    QTest::mouseClick(f.window->windowHandle(), Qt::LeftButton, {},
                      board.viewport()->mapTo(f.window.get(), at));
    QVERIFY(screen->isVisible());
    QVERIFY(f.game().history().empty());
}

void TestWindowTouch::pressesButtonsOverTheBoard()
{
    WindowFixture f(allRuleSets());
    f.action("actionStart").trigger();
    QTRY_VERIFY(f.find<QWidget>("startScreen")->isVisible());
    QSignalSpy thrown(&f.window->board(), &BoardView::throwRequested);
    tap(f.find<QAbstractButton>("startComputer"));
    QWidget *careless = f.find<QWidget>("levelCareless");
    QTRY_VERIFY(careless->isVisible());
    tap(careless, {8, careless->height() / 2});
    QVERIFY(f.find<QRadioButton>("levelCareless")->isChecked());
    tap(f.find<QPushButton>("startBack"));
    tap(f.find<QAbstractButton>("startLearn"));
    QWidget *card = f.find<QWidget>("card-cotton");
    QTRY_VERIFY(card->isVisible());
    tap(card);
    QTRY_VERIFY(f.find<QWidget>("firstStepsPanel")->isVisible());
    QVERIFY(!f.find<QWidget>("startScreen")->isVisible());
    QCOMPARE(thrown.size(), 0); // the board behind the panel was not touched
}

void TestWindowTouch::advancesOneStepForSeveralFingers()
{
    WindowFixture f(allRuleSets());
    f.action("actionFirstSteps").trigger();
    QTRY_VERIFY(f.find<QWidget>("firstStepsPanel")->isVisible());
    BoardView &board = f.window->board();
    tap(f.find<QPushButton>("firstStepsNext")); // starts the step and the time to read it
    QTRY_VERIFY(board.input().isLocked());
    QSignalSpy hurried(&board, &BoardView::throwRequested);
    const BoardLayout &layout = board.boardScene().boardLayout();
    std::array<QPoint, 2> boxes;
    for (const Side side : BothSides) {
        boxes[indexOf(side)] = board.viewportTransform().map(layout.boxCentre(side)).toPoint();
    }
    QWidget *at = board.viewport();
    auto fingers = touch(at);
    fingers.press(1, boxes[0], at).press(2, boxes[1], at).commit();
    fingers.release(1, boxes[0], at).release(2, boxes[1], at).commit();
    QCOMPARE(hurried.size(), 1);
}

/// A press of three seconds or more, by the timestamps of the events, is not a tap.
void TestWindowTouch::ignoresLongPresses()
{
    WindowFixture f(allRuleSets());
    auto *button = f.find<QToolButton>("throwButton");
    const QPointF middle = button->rect().center();
    const auto send = [&](QEvent::Type type, QEventPoint::State state, quint64 time) {
        const QEventPoint finger(1, state, middle, button->mapToGlobal(middle));
        QTouchEvent event(type, touchScreen(), {}, {finger});
        event.setTimestamp(time);
        QCoreApplication::sendEvent(button, &event);
    };
    send(QEvent::TouchBegin, QEventPoint::State::Pressed, 1000);
    QVERIFY(button->isDown());
    send(QEvent::TouchEnd, QEventPoint::State::Released, 5000);
    QVERIFY(!button->isDown());
    QCOMPARE(f.game().history().size(), 0U);
    send(QEvent::TouchBegin, QEventPoint::State::Pressed, 6000);
    send(QEvent::TouchEnd, QEventPoint::State::Released, 7000);
    QCOMPARE(f.game().history().size(), 1U);
}

void TestWindowTouch::showsTheWholeCaption()
{
    WindowFixture f(allRuleSets());
    auto *caption = f.find<CaptionLabel>("caption");
    QCOMPARE(caption->focusPolicy(), Qt::NoFocus);
    tap(caption);
    QCOMPARE(wholeText(), QString()); // the text is not elided
    const QString text = u"Wwwwww wwwwwwwww "_s.repeated(60).trimmed();
    caption->setText(text);
    QVERIFY(caption->isElided());
    tap(caption);
    QCOMPARE(wholeText(), text);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    QCOMPARE(wholeText(), QString());
    caption->setFocus(Qt::TabFocusReason);
    QVERIFY(caption->hasFocus());
    QTest::keyClick(caption, Qt::Key_Return);
    QCOMPARE(wholeText(), text);
    QVERIFY(f.window->screen()->geometry().contains(
        QApplication::activePopupWidget()->frameGeometry()));
    QTest::mouseClick(QApplication::activePopupWidget(), Qt::LeftButton);
    QCOMPARE(wholeText(), QString());
    QCOMPARE(f.game().history().size(), 0U); // Return did not reach the board
}

void TestWindowTouch::countsGamesByRuleSet()
{
    WindowFixture f(allRuleSets());
    f.finish();
    auto *tally = f.find<QLabel>("tally");
    QTRY_VERIFY(tally->isVisible());
    tap(tally);
    QVERIFY2(wholeText().contains(u"Dubblets · The gambler’s game: "_s), qPrintable(wholeText()));
    QApplication::activePopupWidget()->close();
    tally->setFocus(Qt::TabFocusReason);
    QTest::keyClick(tally, Qt::Key_Space);
    QVERIFY(wholeText().contains(u"Dubblets · The gambler’s game: "_s));
    QApplication::activePopupWidget()->close();
}

void TestWindowTouch::showsTipsWithoutHovering()
{
    WindowFixture f(allRuleSets());
    f.step();
    auto *undo = f.find<QToolButton>("undoButton");
    auto fingers = touch(f.window.get());
    fingers.press(1, undo->rect().center(), undo).commit();
    QTRY_COMPARE(QToolTip::text(), undo->toolTip());
    fingers.move(1, QPoint(0, -300), undo).commit();
    fingers.release(1, QPoint(0, -300), undo).commit();
    QCOMPARE(f.game().history().size(), 1U); // sliding off the button cancels the press
    QToolTip::hideText();
    QTRY_COMPARE(QToolTip::text(), QString());
    auto *why = f.find<QToolButton>("whyButton");
    why->setFocus(Qt::TabFocusReason);
    QTest::keyClick(why, Qt::Key_F1, Qt::ShiftModifier);
    QTRY_COMPARE(QToolTip::text(), why->toolTip());
    QToolTip::hideText();
    f.action("actionCompare").trigger();
    auto *seed = f.window->findChild<QLineEdit *>(u"comparisonSeed"_s);
    seed->setFocus(Qt::TabFocusReason);
    QTest::keyClick(seed, Qt::Key_F1, Qt::ShiftModifier);
    QTRY_COMPARE(QToolTip::text(), seed->toolTip());
    QToolTip::hideText();
}

void TestWindowTouch::widensAPanelWithoutADrag()
{
    WindowFixture f(allRuleSets());
    f.action("actionWiderPanel").trigger(); // has no effect without a panel
    f.action("actionRules").trigger();
    const auto *dock = f.find<QDockWidget>("rulesDock");
    QTRY_VERIFY(dock->isVisible() && dock->width() > 100);
    QCoreApplication::processEvents();
    const int before = dock->width();
    QTest::keyClick(f.window.get(), Qt::Key_F7);
    QTRY_VERIFY(dock->width() > before + 20);
    const int wide = dock->width();
    QTest::keyClick(f.window.get(), Qt::Key_F7, Qt::ShiftModifier);
    QTRY_VERIFY(dock->width() < wide - 20);
    for (int i = 0; i < 30; ++i) {
        f.action("actionWiderPanel").trigger();
    }
    QTRY_VERIFY(dock->width() <= f.window->width() * 2 / 3);
    QVERIFY(f.window->board().width() >= f.window->board().minimumSizeHint().width());
}

QTEST_MAIN(TestWindowTouch)
#include "tst_window_touch.moc"
