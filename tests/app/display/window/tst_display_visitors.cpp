// SPDX-License-Identifier: MIT
#include "choices/lighting.h"
#include "display/screens/display_sheet.h"
#include "display/screens/play_strip.h"
#include "match/match.h"
#include "match/settings/settings.h"
#include "table/letters/letters.h"
#include "tests/app/display/window/visited.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QStyleHints>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using namespace doublets;
using Screen = DisplayFlow::Screen;

namespace {

/// What can be pressed by a screen reader, in that widget.
std::vector<QAccessibleInterface *> pressable(QObject *object)
{
    std::vector<QAccessibleInterface *> found;
    std::vector<QAccessibleInterface *> left{QAccessible::queryAccessibleInterface(object)};
    while (!left.empty()) {
        QAccessibleInterface *each = left.back();
        left.pop_back();
        if (each == nullptr || each->state().invisible) {
            continue;
        }
        const auto *actions = each->actionInterface();
        if (actions != nullptr && !each->state().disabled &&
            actions->actionNames().contains(QAccessibleActionInterface::pressAction())) {
            found.push_back(each);
        }
        for (int i = each->childCount() - 1; i >= 0; --i) {
            left.push_back(each->child(i));
        }
    }
    return found;
}

void pressNamed(QObject *root, const QString &name)
{
    for (QAccessibleInterface *each : pressable(root)) {
        if (each->text(QAccessible::Name).contains(name)) {
            each->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
            return;
        }
    }
    QFAIL(qPrintable(u"nothing is called "_s + name));
}

} // namespace

class TestDisplayVisitors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void nothingIsKeptForTheNext();
    void nothingIsKeptOfAnotherTable();
    void aRestingHandKeepsNobodyOut();
    void aHandThatLeavesWhileItIsAsked();
    void anyTouchAnswersOnly();
    void aLongPressDoesNothing();
    void twoTouchesPlayBoth();
    void twoTouchesChooseOne();
    void aPanelIsUnplugged_data();
    void aPanelIsUnplugged();
    void aKeyUnderABookIsNobodys();
    void computerIsNoVisitor();
    void oddsAreSolvedOnce();
    void oneSwitchIsEnough();
    void keysReachEveryButton();
    void screenReadersPlay();
};

void TestDisplayVisitors::initTestCase()
{
    theme::apply(*qobject_cast<QApplication *>(qApp));
    QGuiApplication::styleHints()->setMouseDoubleClickInterval(0);
}

void TestDisplayVisitors::nothingIsKeptForTheNext()
{
    Visited display;
    const QString first = display.flow().language();
    display.begin(u"ru"_s, u"england"_s, u"one"_s);
    const int letters = letters::current().text;
    display.tap(u"displayLarge"_s);
    display.tap(u"displayContrast"_s);
    display.tap(u"displayLanguage"_s);
    QVERIFY(letters::current().text > letters);
    QCOMPARE(display.match().settings().lighting.value(), Lighting::HighContrast);
    QCOMPARE(display.flow().language(), u"en"_s);
    display.flow().startOver();
    display.pass(5s);
    QCOMPARE(display.screen(), Screen::Attract);
    QCOMPARE(display.flow().language(), first);
    QCOMPARE(currentLanguage(), first);
    QCOMPARE(letters::current().text, letters);

    display.begin(u"ru"_s, u"england"_s, u"two"_s);
    QCOMPARE(letters::current().text, letters);
    QVERIFY(display.match().settings().lighting.value() != Lighting::HighContrast);
    QVERIFY(!display.find<QAbstractButton>(u"displayLarge"_s)->isChecked());
    QVERIFY(!display.find<QAbstractButton>(u"displayContrast"_s)->isChecked());
    QVERIFY(!display.match().session().seats().isComputer(Side::Black));
    QVERIFY(display.match().game().history().empty());
    QVERIFY(theme::contrast() == theme::Contrast::Usual);
}

/// One visitor keeps what they chose, at another table too; their buttons say so.
void TestDisplayVisitors::nothingIsKeptOfAnotherTable()
{
    Visited display;
    display.begin(u"en"_s, u"england"_s, u"two"_s);
    display.tap(u"displayContrast"_s);
    display.tap(u"displayLarge"_s);
    display.flow().endGame();
    display.flow().chooseAnother();
    display.flow().chooseTable(u"iceland"_s);
    display.flow().choosePlayers(false);
    display.flow().beginPlay();
    QCOMPARE(display.match().settings().lighting.value(), Lighting::HighContrast);
    QVERIFY(display.find<QAbstractButton>(u"displayContrast"_s)->isChecked());
    QVERIFY(display.find<QAbstractButton>(u"displayLarge"_s)->isChecked());
}

void TestDisplayVisitors::aRestingHandKeepsNobodyOut()
{
    Visited display;
    const QPoint palm(1000, 300);
    display.rest(palm);
    QCOMPARE(display.screen(), Screen::Language); // it woke the display
    display.tapBeside(u"choice_en"_s);
    display.tapBeside(u"choice_england"_s);
    display.tapBeside(u"choice_two"_s);
    QCOMPARE(display.screen(), Screen::FirstSteps);
    display.tapBeside(QPoint(600, 300));
    QCOMPARE(display.screen(), Screen::Play);
    for (int i = 0; i < 6; ++i) {
        const std::size_t before = display.actions();
        if (display.match().can(Command::ThrowDice)) {
            display.tapBeside(u"displayThrow"_s);
        } else {
            display.tapBeside(display.manOf(display.match().game().legalPlays()[0]));
        }
        QCOMPARE(display.actions(), before + 1);
    }
    // The hand alone is nobody who plays.
    display.pass(display.config.times.stillThere);
    QVERIFY(display.flow().isAsking());
    display.tapBeside(QPoint(300, 300));
    QVERIFY(!display.flow().isAsking());
    display.pass(5min);
    QCOMPARE(display.screen(), Screen::Attract);
    display.tapBeside(QPoint(300, 300));
    QCOMPARE(display.screen(), Screen::Language);
    display.lift(palm);
    QCOMPARE(display.screen(), Screen::Language);
}

/// Each finger hears of its own end, whatever the others are taken for.
void TestDisplayVisitors::aHandThatLeavesWhileItIsAsked()
{
    Visited display;
    display.begin(u"en"_s, u"england"_s, u"two"_s);
    const QPoint on = display.middleOf(u"displayUndo"_s);
    auto *throws = display.find<QAbstractButton>(u"displayThrow"_s);
    const QPoint button = display.middleOf(u"displayThrow"_s);
    display.rest(button);
    QVERIFY(throws->isDown());
    display.pass(display.config.times.stillThere);
    QVERIFY(display.flow().isAsking());
    display.fingers().stationary(Visited::Palm).press(0, on).commit(); // answers
    QVERIFY(!display.flow().isAsking());
    display.fingers().release(Visited::Palm, QPoint(5, 700)).stationary(0).commit();
    QVERIFY(!throws->isDown());
    display.fingers().release(0, on).commit();
    QCOMPARE(display.actions(), std::size_t(0));
    display.tap(u"displayThrow"_s);
    QCOMPARE(display.actions(), std::size_t(1));
}

/// What lies under the finger is not meant.
void TestDisplayVisitors::anyTouchAnswersOnly()
{
    Visited display;
    display.begin(u"en"_s, u"england"_s, u"two"_s);
    for (const QString &over : {u"displayThrow"_s, u"displayOver"_s, u"stillThereStay"_s}) {
        display.pass(display.config.times.stillThere);
        QVERIFY(display.flow().isAsking());
        display.tap(over);
        QVERIFY(!display.flow().isAsking());
        QCOMPARE(display.screen(), Screen::Play);
        QCOMPARE(display.actions(), std::size_t(0));
    }
    display.pass(display.config.times.stillThere);
    display.key(Qt::Key_Space); // a key is a touch, too
    QVERIFY(!display.flow().isAsking());
    QCOMPARE(display.actions(), std::size_t(0));
    display.key(Qt::Key_Space); // and the board has the keys again
    QCOMPARE(display.actions(), std::size_t(1));
}

void TestDisplayVisitors::aLongPressDoesNothing()
{
    Visited display;
    display.begin(u"en"_s, u"england"_s, u"two"_s);
    const QPoint where(600, 300);
    display.fingers().press(0, where).commit();
    for (int i = 0; i < 10; ++i) {
        display.pass(1s);
        QTest::qWait(100); // a gesture would take its own time
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
    QCOMPARE(display.actions(), std::size_t(0));
    display.tap(u"displayThrow"_s);
    QCOMPARE(display.actions(), std::size_t(1));
}

void TestDisplayVisitors::twoTouchesPlayBoth()
{
    Visited display;
    display.begin(u"en"_s, u"england"_s, u"two"_s);
    for (int i = 0; i < 200; ++i) {
        const auto plays = display.match().can(Command::ThrowDice)
                               ? PlayList()
                               : display.match().game().legalPlays();
        const auto &position = display.match().game().position();
        if (plays.size() == 2 && plays[0].from != plays[1].from && plays[0].by == plays[1].by &&
            plays[0].number != plays[1].number && position.stage == Stage::Playing) {
            const std::size_t before = display.actions();
            const QPoint one = display.manOf(plays[0]);
            const QPoint other = display.manOf(plays[1]);
            display.fingers().press(0, one).press(1, other).commit();
            display.fingers().release(0, one).release(1, other).commit();
            QCOMPARE(display.actions(), before + 2);
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

/// The second finger finds other cards, or none.
void TestDisplayVisitors::twoTouchesChooseOne()
{
    Visited display;
    display.flow().touch();
    display.flow().chooseLanguage(u"en"_s);
    QPoint at[3];
    for (int i = 0; i < 3; ++i) {
        at[i] = display.middleOf(u"choice_"_s + display.flow().tables()[i + 1]);
    }
    display.fingers().press(0, at[0]).press(1, at[1]).press(2, at[2]).commit();
    display.fingers().release(0, at[0]).release(1, at[1]).release(2, at[2]).commit();
    QCOMPARE(display.screen(), Screen::Players);
    display.pass(1s);
    display.tap(u"choice_two"_s);
    QCOMPARE(display.screen(), Screen::FirstSteps);
}

void TestDisplayVisitors::aPanelIsUnplugged_data()
{
    QTest::addColumn<bool>("isTold");
    QTest::newRow("and Qt hears of it") << true;
    QTest::newRow("and Qt does not") << false;
}

/// With a finger on it, which never leaves it; later another one is plugged in.
void TestDisplayVisitors::aPanelIsUnplugged()
{
    QFETCH(const bool, isTold);
    Visited display;
    const auto unplug = [&display, isTold] {
        if (isTold) {
            QTouchEvent gone(QEvent::TouchCancel, display.touch);
            QCoreApplication::sendEvent(display.window->windowHandle(), &gone);
        }
        display.touch = QTest::createTouchDevice();
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
    QCOMPARE(display.actions(), std::size_t(0));
    display.tap(u"displayLarge"_s);
    display.tap(u"displayThrow"_s);
    QCOMPARE(display.actions(), std::size_t(1));
    display.pass(5min);
    QCOMPARE(display.screen(), Screen::Attract);
}

void TestDisplayVisitors::aKeyUnderABookIsNobodys()
{
    Visited display;
    display.begin(u"en"_s, u"england"_s, u"two"_s);
    const auto repeat = [&display](QEvent::Type type) {
        QKeyEvent event(type, Qt::Key_Space, {}, u" "_s, true);
        QCoreApplication::sendEvent(display.window->windowHandle(), &event);
    };
    for (int i = 0; i < 80; ++i) {
        display.pass(1s);
        repeat(QEvent::KeyPress);
        repeat(QEvent::KeyRelease);
    }
    QCOMPARE(display.screen(), Screen::Tidying);
    display.pass(5s);
    repeat(QEvent::KeyPress);
    QCOMPARE(display.screen(), Screen::Attract);
}

/// What the computer does keeps nobody there who has gone, and is not counted as their time.
void TestDisplayVisitors::computerIsNoVisitor()
{
    Visited display;
    QSignalSpy visits(&display.flow(), &DisplayFlow::visitEnded);
    display.begin(u"en"_s, u"england"_s, u"one"_s);
    const auto act = [&display] {
        Match &match = display.match();
        if (match.can(Command::ThrowDice)) {
            match.throwDice();
            return true;
        }
        const auto plays = match.game().legalPlays();
        if (match.isLocked() || plays.size() == 0) {
            return false;
        }
        match.play(plays[0]);
        return true;
    };
    while (act()) { // until it is the computer's turn
    }
    const std::size_t before = display.actions();
    const QDateTime last = display.now;
    display.pass(5s);
    constexpr int Thinking = 20'000; // beside the window, on a machine that has much to do
    QTRY_VERIFY_WITH_TIMEOUT(display.actions() > before, Thinking);
    while (display.screen() == Screen::Play && last.secsTo(display.now) < 300) {
        display.pass(5s);
        QTest::qWait(50); // it may think beside the window
    }
    QCOMPARE(display.screen(), Screen::Tidying);
    QVERIFY(last.secsTo(display.now) <= 85); // a minute, the countdown, a step
    display.pass(5s);
    QCOMPARE(visits.size(), 1);
    QVERIFY(visits[0][0].value<Visit>().seconds <= 1);
}

/// Each game has a room of its own, and the odds of the one before.
void TestDisplayVisitors::oddsAreSolvedOnce()
{
    Visited display({u"fiske"_s});
    const auto visit = [&display] {
        display.flow().touch();
        display.flow().chooseLanguage(u"en"_s);
        display.flow().choosePlayers(false);
        display.flow().beginPlay();
    };
    visit();
    constexpr int Solving = 20'000; // on a machine that has much to do
    QTRY_VERIFY_WITH_TIMEOUT(display.match().odds().source(), Solving);
    const OddsStore::Source first = display.match().odds().source();
    display.flow().startOver();
    display.pass(5s);
    QCOMPARE(display.screen(), Screen::Attract);
    visit();
    QTRY_COMPARE_WITH_TIMEOUT(display.match().odds().source(), first, Solving);
}

/// From the attract mode through a whole game and back, with the space bar alone.
void TestDisplayVisitors::oneSwitchIsEnough()
{
    Visited display({u"fiske"_s});
    QList<Screen> seen{display.screen()};
    for (int i = 0; i < 3000 && display.screen() != Screen::End; ++i) {
        display.key(Qt::Key_Space);
        display.pass(500ms);
        if (seen.constLast() != display.screen()) {
            seen << display.screen();
        }
    }
    QCOMPARE(seen, (QList<Screen>{Screen::Attract, Screen::Language, Screen::Players,
                                  Screen::FirstSteps, Screen::Play, Screen::End}));
    display.key(Qt::Key_Space); // what is first to press: again
    QCOMPARE(display.screen(), Screen::Play);
    QVERIFY(display.match().game().history().empty());
    display.key(Qt::Key_Space);
    QCOMPARE(display.actions(), std::size_t(1));
}

/// Nothing that is there to be pressed is left out of the round of the tab key.
void TestDisplayVisitors::keysReachEveryButton()
{
    Visited display;
    display.flow().touch();
    const auto reached = [&display] {
        QSet<QString> names;
        for (int i = 0; i < 40; ++i) {
            display.key(Qt::Key_Tab);
            if (const QWidget *focus = QApplication::focusWidget()) {
                names << focus->objectName();
            }
        }
        return names;
    };
    const auto missing = [&display](const QSet<QString> &names) {
        QStringList left;
        for (const auto *button : display.window->findChildren<QAbstractButton *>()) {
            if (button->isVisible() && button->isEnabled() &&
                !names.contains(button->objectName())) {
                left << button->objectName();
            }
        }
        return left;
    };
    QCOMPARE(missing(reached()), QStringList());
    display.flow().chooseLanguage(u"en"_s);
    QCOMPARE(missing(reached()), QStringList());
    display.flow().chooseTable(u"iceland"_s);
    QCOMPARE(missing(reached()), QStringList());
    display.flow().choosePlayers(false);
    display.flow().beginPlay();
    const auto names = reached();
    QCOMPARE(missing(names), QStringList());
    QVERIFY(names.contains(u"board"_s));
    display.flow().endGame();
    QCOMPARE(missing(reached()), QStringList());
    display.flow().compare();
    QCOMPARE(missing(reached()), QStringList());
}

void TestDisplayVisitors::screenReadersPlay()
{
    Visited display({u"fiske"_s});
    DisplayWindow &window = *display.window;
    pressNamed(&window, u"Touch to play"_s);
    QTRY_COMPARE(display.screen(), Screen::Language); // a button takes a moment to look pressed
    pressNamed(&window, u"English"_s);
    QTRY_COMPARE(display.screen(), Screen::Players);
    pressNamed(&window, u"Two players"_s);
    QTRY_COMPARE(display.screen(), Screen::FirstSteps);
    for (int i = 0; i < 60 && display.screen() == Screen::FirstSteps; ++i) {
        display.pass(4s);
    }
    QCOMPARE(display.screen(), Screen::Play);
    for (int i = 0; i < 500 && !display.match().game().position().isOver(); ++i) {
        const std::size_t before = display.actions();
        for (QAccessibleInterface *each : pressable(&window.board())) {
            each->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
            if (display.actions() != before) {
                break;
            }
        }
        QCOMPARE(display.actions(), before + 1);
        display.pass(40s); // two of them are longer than nobody may be heard of
        QVERIFY(!display.flow().isAsking());
    }
    display.pass(3s);
    QCOMPARE(display.screen(), Screen::End);
    pressNamed(&window, u"Finish"_s);
    QTRY_COMPARE(display.screen(), Screen::Tidying);
}

QTEST_MAIN(TestDisplayVisitors)
#include "tst_display_visitors.moc"
