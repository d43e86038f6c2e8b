// SPDX-License-Identifier: MIT
#include "choices/lighting.h"
#include "match/match.h"
#include "match/settings/settings.h"
#include "table/fonts/fonts.h"
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

/// Returns the accessible objects below `object` that can be pressed.
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
    QFAIL(qPrintable(u"not found: "_s + name));
}

} // namespace

class TestDisplayVisitors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void resetsForTheNextVisitor();
    void keepsSettingsOnAnotherBoard();
    void aHeldKeyIsNotAVisitor();
    void computerDoesNotCountAsAVisitor();
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

void TestDisplayVisitors::resetsForTheNextVisitor()
{
    VisitedDisplay display;
    const QString first = display.flow().language();
    display.begin(u"ru"_s, u"england"_s, u"one"_s);
    const int letters = fonts::currentSizes().text;
    display.tap(u"displayLarge"_s);
    display.tap(u"displayContrast"_s);
    display.tap(u"displayLanguage"_s);
    QVERIFY(fonts::currentSizes().text > letters);
    QCOMPARE(display.match().settings().lighting.value(), Lighting::HighContrast);
    QCOMPARE(display.flow().language(), u"en"_s);
    display.flow().startOver();
    display.pass(5s);
    QCOMPARE(display.screen(), Screen::Attract);
    QCOMPARE(display.flow().language(), first);
    QCOMPARE(currentLanguage(), first);
    QCOMPARE(fonts::currentSizes().text, letters);

    display.begin(u"ru"_s, u"england"_s, u"two"_s);
    QCOMPARE(fonts::currentSizes().text, letters);
    QVERIFY(display.match().settings().lighting.value() != Lighting::HighContrast);
    QVERIFY(!display.find<QAbstractButton>(u"displayLarge"_s)->isChecked());
    QVERIFY(!display.find<QAbstractButton>(u"displayContrast"_s)->isChecked());
    QVERIFY(!display.match().seats().isComputer(Side::Black));
    QVERIFY(display.match().game().history().empty());
    QVERIFY(theme::contrast() == theme::Contrast::Normal);
}

/// A visitor's settings are kept when another board is chosen, and the buttons show them.
void TestDisplayVisitors::keepsSettingsOnAnotherBoard()
{
    VisitedDisplay display;
    display.begin(u"en"_s, u"england"_s, u"two"_s);
    display.tap(u"displayContrast"_s);
    display.tap(u"displayLarge"_s);
    display.flow().endGame();
    display.flow().chooseAnotherGame();
    display.flow().chooseTradition(u"iceland"_s);
    display.flow().choosePlayers(false);
    display.flow().beginPlay();
    QCOMPARE(display.match().settings().lighting.value(), Lighting::HighContrast);
    QVERIFY(display.find<QAbstractButton>(u"displayContrast"_s)->isChecked());
    QVERIFY(display.find<QAbstractButton>(u"displayLarge"_s)->isChecked());
}

void TestDisplayVisitors::aHeldKeyIsNotAVisitor()
{
    VisitedDisplay display;
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
    QCOMPARE(display.screen(), Screen::Resetting);
    display.pass(5s);
    repeat(QEvent::KeyPress);
    QCOMPARE(display.screen(), Screen::Attract);
}

/// The computer's actions neither keep an abandoned visit alive nor count as its time.
void TestDisplayVisitors::computerDoesNotCountAsAVisitor()
{
    VisitedDisplay display;
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
    const std::size_t before = display.actionCount();
    const QDateTime last = display.now;
    display.pass(5s);
    constexpr int Thinking = 20'000; // in milliseconds, in the background of a busy machine
    QTRY_VERIFY_WITH_TIMEOUT(display.actionCount() > before, Thinking);
    while (display.screen() == Screen::Play && last.secsTo(display.now) < 300) {
        display.pass(5s);
        QTest::qWait(50); // the computer thinks in the background
    }
    QCOMPARE(display.screen(), Screen::Resetting);
    QVERIFY(last.secsTo(display.now) <= 85); // a minute, the countdown and a step
    display.pass(5s);
    QCOMPARE(visits.size(), 1);
    QVERIFY(visits[0][0].value<Visit>().seconds <= 1);
}

/// Each game has its own match, but shares the odds of the one before.
void TestDisplayVisitors::oddsAreSolvedOnce()
{
    VisitedDisplay display({u"fiske"_s});
    const auto visit = [&display] {
        display.flow().handleTouch();
        display.flow().chooseLanguage(u"en"_s);
        display.flow().choosePlayers(false);
        display.flow().beginPlay();
    };
    visit();
    constexpr int Solving = 20'000; // in milliseconds, on a busy machine
    QTRY_VERIFY_WITH_TIMEOUT(display.match().oddsWatch().source(), Solving);
    const OddsStore::Source first = display.match().oddsWatch().source();
    display.flow().startOver();
    display.pass(5s);
    QCOMPARE(display.screen(), Screen::Attract);
    visit();
    QTRY_COMPARE_WITH_TIMEOUT(display.match().oddsWatch().source(), first, Solving);
}

/// Goes from the attract mode through a whole game and back with the space bar alone.
void TestDisplayVisitors::oneSwitchIsEnough()
{
    VisitedDisplay display({u"fiske"_s});
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
    display.key(Qt::Key_Space); // presses the first button, which plays again
    QCOMPARE(display.screen(), Screen::Play);
    QVERIFY(display.match().game().history().empty());
    display.key(Qt::Key_Space);
    QCOMPARE(display.actionCount(), std::size_t(1));
}

/// The Tab key reaches every button.
void TestDisplayVisitors::keysReachEveryButton()
{
    VisitedDisplay display;
    display.flow().handleTouch();
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
    display.flow().chooseTradition(u"iceland"_s);
    QCOMPARE(missing(reached()), QStringList());
    display.flow().choosePlayers(false);
    display.flow().beginPlay();
    const auto names = reached();
    QCOMPARE(missing(names), QStringList());
    QVERIFY(names.contains(u"board"_s));
    display.flow().endGame();
    QCOMPARE(missing(reached()), QStringList());
    display.flow().startComparison();
    QCOMPARE(missing(reached()), QStringList());
}

void TestDisplayVisitors::screenReadersPlay()
{
    VisitedDisplay display({u"fiske"_s});
    DisplayWindow &window = *display.window;
    pressNamed(&window, u"Touch to play"_s);
    QTRY_COMPARE(display.screen(), Screen::Language); // the button animates its press first
    pressNamed(&window, u"English"_s);
    QTRY_COMPARE(display.screen(), Screen::Players);
    pressNamed(&window, u"Two players"_s);
    QTRY_COMPARE(display.screen(), Screen::FirstSteps);
    for (int i = 0; i < 60 && display.screen() == Screen::FirstSteps; ++i) {
        display.pass(4s);
    }
    QCOMPARE(display.screen(), Screen::Play);
    for (int i = 0; i < 500 && !display.match().game().position().isOver(); ++i) {
        const std::size_t before = display.actionCount();
        for (QAccessibleInterface *each : pressable(&window.board())) {
            each->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
            if (display.actionCount() != before) {
                break;
            }
        }
        QCOMPARE(display.actionCount(), before + 1);
        display.pass(40s); // two of these exceed the time without presence
        QVERIFY(!display.flow().isCheckingPresence());
    }
    display.pass(3s);
    QCOMPARE(display.screen(), Screen::End);
    pressNamed(&window, u"Finish"_s);
    QTRY_COMPARE(display.screen(), Screen::Resetting);
}

QTEST_MAIN(TestDisplayVisitors)
#include "tst_display_visitors.moc"
