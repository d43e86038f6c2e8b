// SPDX-License-Identifier: MIT
#include "match/match.h"
#include "tests/app/display/window/visited.h"

#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QStyleHints>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using namespace doublets;
using Screen = DisplayFlow::Screen;

/// Tests touches on a public display: resting hands, several fingers, and unplugged touch panels.
class TestDisplayTouch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aRestingHandDoesNotBlockVisitors();
    void releasesAHandLiftedDuringTheQuestion();
    void answeringTouchDoesNothingElse();
    void aLongPressDoesNothing();
    void twoTouchesPlayBoth();
    void twoTouchesChooseOne();
    void secondTapChoosesNothing_data();
    void secondTapChoosesNothing();
    void everyChoiceLeadsBack();
    void aButtonIsHiddenUnderAFinger();
    void aPanelIsUnplugged_data();
    void aPanelIsUnplugged();
};

void TestDisplayTouch::initTestCase()
{
    theme::apply(*qobject_cast<QApplication *>(qApp));
    QGuiApplication::styleHints()->setMouseDoubleClickInterval(0);
}

void TestDisplayTouch::aRestingHandDoesNotBlockVisitors()
{
    VisitedDisplay display;
    const QPoint palm(1000, 300);
    display.rest(palm);
    QCOMPARE(display.screen(), Screen::Language); // the hand woke the display
    display.tapBeside(u"choice_en"_s);
    display.tapBeside(u"choice_more"_s);
    display.tapBeside(u"choice_england"_s);
    display.tapBeside(u"choice_two"_s);
    QCOMPARE(display.screen(), Screen::FirstSteps);
    display.tapBeside(QPoint(600, 300));
    QCOMPARE(display.screen(), Screen::Play);
    for (int i = 0; i < 6; ++i) {
        const std::size_t before = display.actionCount();
        if (display.match().can(Command::ThrowDice)) {
            display.tapBeside(u"displayThrow"_s);
        } else {
            display.tapBeside(display.manOf(display.match().game().legalPlays()[0]));
        }
        QCOMPARE(display.actionCount(), before + 1);
    }
    // A resting hand alone does not count as a player.
    display.pass(display.config.times.presenceCheckDelay);
    QVERIFY(display.flow().isCheckingPresence());
    display.tapBeside(QPoint(300, 300));
    QVERIFY(!display.flow().isCheckingPresence());
    display.pass(5min);
    QCOMPARE(display.screen(), Screen::Attract);
    display.tapBeside(QPoint(300, 300));
    QCOMPARE(display.screen(), Screen::Language);
    display.lift(palm);
    QCOMPARE(display.screen(), Screen::Language);
}

/// Each touch point is released independently of the others.
void TestDisplayTouch::releasesAHandLiftedDuringTheQuestion()
{
    VisitedDisplay display;
    display.begin(u"en"_s, u"england"_s, u"two"_s);
    const QPoint on = display.middleOf(u"displayUndo"_s);
    auto *throws = display.find<QAbstractButton>(u"displayThrow"_s);
    const QPoint button = display.middleOf(u"displayThrow"_s);
    display.rest(button);
    QVERIFY(throws->isDown());
    display.pass(display.config.times.presenceCheckDelay);
    QVERIFY(display.flow().isCheckingPresence());
    display.fingers()
        .stationary(VisitedDisplay::Palm)
        .press(0, on)
        .commit(); // answers the question
    QVERIFY(!display.flow().isCheckingPresence());
    display.fingers().release(VisitedDisplay::Palm, QPoint(5, 700)).stationary(0).commit();
    QVERIFY(!throws->isDown());
    display.fingers().release(0, on).commit();
    QCOMPARE(display.actionCount(), std::size_t(0));
    display.tap(u"displayThrow"_s);
    QCOMPARE(display.actionCount(), std::size_t(1));
}

/// The touch answers the question and does not press the widget below it.
void TestDisplayTouch::answeringTouchDoesNothingElse()
{
    VisitedDisplay display;
    display.begin(u"en"_s, u"england"_s, u"two"_s);
    for (const QString &over : {u"displayThrow"_s, u"displayOver"_s, u"stillThereStay"_s}) {
        display.pass(display.config.times.presenceCheckDelay);
        QVERIFY(display.flow().isCheckingPresence());
        display.tap(over);
        QVERIFY(!display.flow().isCheckingPresence());
        QCOMPARE(display.screen(), Screen::Play);
        QCOMPARE(display.actionCount(), std::size_t(0));
    }
    display.pass(display.config.times.presenceCheckDelay);
    display.key(Qt::Key_Space); // keys answer, too
    QVERIFY(!display.flow().isCheckingPresence());
    QCOMPARE(display.actionCount(), std::size_t(0));
    display.key(Qt::Key_Space); // the board receives keys again
    QCOMPARE(display.actionCount(), std::size_t(1));
}

void TestDisplayTouch::aLongPressDoesNothing()
{
    VisitedDisplay display;
    display.begin(u"en"_s, u"england"_s, u"two"_s);
    const QPoint where(600, 300);
    display.fingers().press(0, where).commit();
    for (int i = 0; i < 10; ++i) {
        display.pass(1s);
        QTest::qWait(100); // gestures use real time
        display.fingers().move(0, where + QPoint(i % 2, 0)).commit();
    }
    QVERIFY(QApplication::activePopupWidget() == nullptr);
    display.fingers().release(0, where).commit();
    QMouseEvent right(QEvent::MouseButtonPress, where, where, Qt::RightButton, Qt::RightButton, {});
    QContextMenuEvent menu(QContextMenuEvent::Mouse, where, where);
    QCoreApplication::sendEvent(display.window->windowHandle(), &right);
    QCoreApplication::sendEvent(display.window->windowHandle(), &menu);
    QVERIFY(QApplication::activePopupWidget() == nullptr);
    QCOMPARE(display.screen(), Screen::Play);
    QCOMPARE(display.actionCount(), std::size_t(0));
    display.tap(u"displayThrow"_s);
    QCOMPARE(display.actionCount(), std::size_t(1));
}

void TestDisplayTouch::twoTouchesPlayBoth()
{
    VisitedDisplay display;
    display.begin(u"en"_s, u"england"_s, u"two"_s);
    for (int i = 0; i < 200; ++i) {
        const auto plays = display.match().can(Command::ThrowDice)
                               ? PlayList()
                               : display.match().game().legalPlays();
        const auto &position = display.match().game().position();
        if (plays.size() == 2 && plays[0].from != plays[1].from && plays[0].by == plays[1].by &&
            plays[0].number != plays[1].number && position.stage == Stage::Playing) {
            const std::size_t before = display.actionCount();
            const QPoint one = display.manOf(plays[0]);
            const QPoint other = display.manOf(plays[1]);
            display.fingers().press(0, one).press(1, other).commit();
            display.fingers().release(0, one).release(1, other).commit();
            QCOMPARE(display.actionCount(), before + 2);
            return;
        }
        if (display.match().can(Command::ThrowDice)) {
            display.tap(u"displayThrow"_s);
        } else {
            display.match().play(plays[0]);
        }
    }
    QFAIL("no throw left two men");
}

/// The other touches must not press cards of the next page.
void TestDisplayTouch::twoTouchesChooseOne()
{
    VisitedDisplay display;
    display.flow().handleTouch();
    display.flow().chooseLanguage(u"en"_s);
    display.flow().showMoreGames();
    QPoint at[3];
    for (int i = 0; i < 3; ++i) {
        at[i] = display.middleOf(u"choice_"_s + display.flow().traditions()[i + 1]);
    }
    display.fingers().press(0, at[0]).press(1, at[1]).press(2, at[2]).commit();
    display.fingers().release(0, at[0]).release(1, at[1]).release(2, at[2]).commit();
    QCOMPARE(display.screen(), Screen::Players);
    display.pass(1s);
    display.tap(u"choice_two"_s);
    QCOMPARE(display.screen(), Screen::FirstSteps);
}

void TestDisplayTouch::secondTapChoosesNothing_data()
{
    QTest::addColumn<QString>("by");

    QTest::newRow("finger") << u"finger"_s;
    QTest::newRow("mouse") << u"mouse"_s;
    QTest::newRow("key") << u"key"_s;
}

/// The second tap of a double tap must not answer the page opened by the first.
void TestDisplayTouch::secondTapChoosesNothing()
{
    QFETCH(QString, by);
    VisitedDisplay display;
    const auto press = [&display, &by](const QString &name) {
        const QWidget *card = name.isEmpty() ? nullptr : display.find(name);
        const QPoint where = card == nullptr ? QPoint(600, 300) : display.middleOf(name);
        if (by == u"finger") {
            display.tapAtOnce(where);
        } else if (by == u"mouse") {
            QTest::mouseClick(display.window->windowHandle(), Qt::LeftButton, {}, where);
        } else {
            QTest::keyClick(display.window->windowHandle(), Qt::Key_Space);
        }
    };
    press({});
    QCOMPARE(display.screen(), Screen::Language);
    const QString language = u"choice_"_s + display.flow().languages().constFirst();
    const QString firstGame = u"choice_"_s + display.flow().ruleSets().front()->id;
    const std::vector<std::pair<QString, Screen>> pages{{language, Screen::Start},
                                                        {firstGame, Screen::Players},
                                                        {u"choice_two"_s, Screen::FirstSteps},
                                                        {QString(), Screen::Play}};
    for (const auto &[name, next] : pages) {
        const Screen before = display.screen();
        press(name);
        display.clock.advance(DisplayWindow::SettlingTime - 1ms);
        press(name);
        QCOMPARE(display.screen(), before);
        display.clock.advance(1ms);
        press(name);
        QCOMPARE(display.screen(), next);
    }
}

void TestDisplayTouch::everyChoiceLeadsBack()
{
    VisitedDisplay display({u"moulidars"_s, u"charpentier"_s, u"cotton"_s});
    display.tap(QPoint(600, 300));
    const QList<std::pair<QString, Screen>> choices{{u"choice_en"_s, Screen::Language},
                                                    {u"choice_more"_s, Screen::Start},
                                                    {u"choice_france"_s, Screen::Tradition},
                                                    {u"choice_moulidars"_s, Screen::Game}};
    for (const auto &[name, screen] : choices) {
        QCOMPARE(display.screen(), screen);
        display.tap(name);
        QVERIFY(display.screen() != screen);
        display.tap(u"displayBack"_s);
        QCOMPARE(display.screen(), screen);
        display.tap(name);
    }
    QCOMPARE(display.screen(), Screen::Players);
    while (display.screen() != Screen::Language) {
        display.tap(u"displayBack"_s);
    }
    display.tap(u"displayBack"_s);
    QVERIFY(!display.flow().hasVisitor());
}

/// Releasing a touch on a button that has been hidden does not press it.
void TestDisplayTouch::aButtonIsHiddenUnderAFinger()
{
    VisitedDisplay display;
    display.begin(u"en"_s, u"england"_s, u"two"_s);
    QCOMPARE(display.screen(), Screen::Play);
    const QPoint where = display.middleOf(u"displayThrow"_s);
    QSignalSpy pressed(qobject_cast<QAbstractButton *>(display.find(u"displayThrow"_s)),
                       &QAbstractButton::clicked);
    display.fingers().press(0, where).commit();
    display.flow().startOver();
    display.fingers().release(0, where).commit();
    QCOMPARE(pressed.size(), 0);
}

void TestDisplayTouch::aPanelIsUnplugged_data()
{
    QTest::addColumn<bool>("isTold");
    QTest::newRow("and Qt hears of it") << true;
    QTest::newRow("and Qt does not") << false;
}

/// The panel is unplugged during a touch, which is never released. Another panel is then connected.
void TestDisplayTouch::aPanelIsUnplugged()
{
    QFETCH(const bool, isTold);
    VisitedDisplay display;
    const auto unplug = [&display, isTold] {
        if (isTold) {
            QTouchEvent gone(QEvent::TouchCancel, display.touch.get());
            QCoreApplication::sendEvent(display.window->windowHandle(), &gone);
        }
        display.touch.reset(QTest::createTouchDevice());
    };
    display.rest(QPoint(600, 300));
    QCOMPARE(display.screen(), Screen::Language);
    unplug();
    display.pass(5min);
    QCOMPARE(display.screen(), Screen::Attract);
    display.begin(u"en"_s, u"england"_s, u"two"_s);
    QCOMPARE(display.screen(), Screen::Play);
    display.rest(display.middleOf(u"displayThrow"_s));
    unplug();
    QCOMPARE(display.actionCount(), std::size_t(0));
    display.tap(u"displayLarge"_s);
    display.tap(u"displayThrow"_s);
    QCOMPARE(display.actionCount(), std::size_t(1));
    display.pass(5min);
    QCOMPARE(display.screen(), Screen::Attract);
}

QTEST_MAIN(TestDisplayTouch)
#include "tst_display_touch.moc"
