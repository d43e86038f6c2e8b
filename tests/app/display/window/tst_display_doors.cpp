// SPDX-License-Identifier: MIT
#include "display/config/staff_code.h"
#include "display/config/staff_lock.h"
#include "display/display.h"
#include "display/screens/display_sheet.h"
#include "display/screens/display_sizes.h"
#include "display/screens/sheets.h"
#include "display/screens/symbol_button.h"
#include "display/staff/drive_save.h"
#include "display/staff/staff_access.h"
#include "display/staff/staff_page.h"
#include "display/staff/visits_chart.h"
#include "display/system/daily_restart.h"
#include "language/language.h"
#include "match/match.h"
#include "tests/app/display/window/display_fixture.h"
#include "visits/visit_summary.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using namespace doublets;
using Screen = DisplayFlow::Screen;

namespace {

const QString Code = u"4711"_s;

/// A display with a staff code that is checked instantly.
struct Guarded : DisplayFixture
{
    explicit Guarded(bool opened = true)
        : DisplayFixture(games())
    {
        config.staffCodeHash = hashStaffCode(Code, 1).value();
        config.openingHours.reset();
        if (opened) {
            open();
        }
    }
    void press(const QPoint &where, int finger = 0) const
    {
        QTest::touchEvent(window->windowHandle(), touch.get()).press(finger, where);
    }
    void release(const QPoint &where, int finger = 0) const
    {
        QTest::touchEvent(window->windowHandle(), touch.get()).release(finger, where);
    }
    /// Taps `touches` times and holds the last touch for `held`.
    void openPad(const QPoint &where, int touches = 5, std::chrono::milliseconds between = 200ms,
                 std::chrono::milliseconds held = 1100ms)
    {
        for (int i = 1; i < touches; ++i) {
            tap(where);
            pass(between);
        }
        press(where);
        pass(held);
        release(where);
    }
    [[nodiscard]] bool isPadOpen() const { return find(u"staffPad"_s)->isVisible(); }
    [[nodiscard]] bool isPageOpen() const { return find(u"staffPage"_s)->isVisible(); }
    [[nodiscard]] QString padSays() const { return find<DisplaySheet>(u"staffPad"_s)->text(); }
    /// Enters a code by touch and waits for the answer.
    void enter(const QString &code) const
    {
        for (const QChar figure : code) {
            tap(u"staffFigure"_s + figure);
        }
        const QString before = padSays();
        tap(u"staffEnter"_s);
        QTRY_VERIFY(isPageOpen() || (padSays() != before && padSays() != u"Enter the code."_s));
    }
    void enterPage()
    {
        openPad({5, 5});
        QVERIFY(isPadOpen());
        enter(Code);
        QVERIFY(isPageOpen());
    }
};

} // namespace

class TestDisplayDoors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void knocksThatAreNone_data();
    void knocksThatAreNone();
    void oneTouchCountsOnce();
    void opensFromEveryScreen_data();
    void opensFromEveryScreen();
    void withoutACodeThereIsNoWay();
    void wrongCodesShutThePad();
    void padTakesDigitsByPositionOnce();
    void shutsByItself();
    void padChangesItsLanguage();
    void nothingLiesOverThePage();
    void pageKeepsItsLanguage();
    void pageHasLargeButtons_data();
    void pageHasLargeButtons();
    void pageChangesTheDisplay();
    void pageShowsThatItIsClosed();
    void pageHasNoChartIfVisitsCannotBeCounted();
    void pageTranslatesItsMessages();
    void countsAVisitUnderWay();
    void leavesAndStartsAnew_data();
    void leavesAndStartsAnew();
    void keysDoNothingElse();
};

void TestDisplayDoors::initTestCase()
{
    theme::apply(*qobject_cast<QApplication *>(qApp));
}

void TestDisplayDoors::knocksThatAreNone_data()
{
    QTest::addColumn<QPoint>("where");
    QTest::addColumn<int>("touches");
    QTest::addColumn<std::chrono::milliseconds>("between");
    QTest::addColumn<std::chrono::milliseconds>("held");
    QTest::newRow("upper right") << QPoint(1275, 5) << 5 << 200ms << 2000ms;
    QTest::newRow("lower left") << QPoint(5, 795) << 5 << 200ms << 2000ms;
    QTest::newRow("beside the corner") << QPoint(150, 5) << 5 << 200ms << 2000ms;
    QTest::newRow("too few") << QPoint(5, 5) << 4 << 200ms << 2000ms;
    QTest::newRow("too many") << QPoint(5, 5) << 6 << 200ms << 2000ms;
    QTest::newRow("too slow") << QPoint(5, 5) << 5 << 800ms << 2000ms;
    QTest::newRow("not held") << QPoint(5, 5) << 5 << 200ms << 900ms;
}

void TestDisplayDoors::knocksThatAreNone()
{
    QFETCH(const QPoint, where);
    QFETCH(const int, touches);
    QFETCH(const std::chrono::milliseconds, between);
    QFETCH(const std::chrono::milliseconds, held);
    Guarded display;
    display.openPad(where, touches, between, held);
    display.pass(3s);
    QVERIFY(!display.isPadOpen());
    display.openPad({5, 5}); // the right gesture still opens the pad
    QVERIFY(display.isPadOpen());
}

/// Touches that no widget accepts are also delivered as mouse events. They must be counted once,
/// even while another finger rests.
void TestDisplayDoors::oneTouchCountsOnce()
{
    Guarded display;
    display.tap(QPoint(640, 400));
    QCOMPARE(display.flow().screen(), Screen::Language);
    display.openPad({5, 5}, 3, 200ms, 2000ms);
    QVERIFY(!display.isPadOpen());
    display.pass(5s);
    display.press({900, 700}, 1); // a palm
    for (int i = 0; i < 5; ++i) {
        QTest::touchEvent(display.window->windowHandle(), display.touch.get())
            .stationary(1)
            .press(0, QPoint(5, 5));
        QTest::touchEvent(display.window->windowHandle(), display.touch.get())
            .stationary(1)
            .release(0, QPoint(5, 5));
    }
    display.pass(2s); // no touch is held
    QVERIFY(!display.isPadOpen());
}

void TestDisplayDoors::opensFromEveryScreen_data()
{
    QTest::addColumn<Screen>("screen");
    for (const Screen screen : {Screen::Attract, Screen::Language, Screen::Start, Screen::Tradition,
                                Screen::Players, Screen::Play, Screen::Resetting, Screen::Closed}) {
        QTest::addRow("%d", static_cast<int>(screen)) << screen;
    }
}

void TestDisplayDoors::opensFromEveryScreen()
{
    QFETCH(const Screen, screen);
    Guarded display;
    DisplayFlow &flow = display.flow();
    const auto go = [&flow](Screen to) {
        flow.handleTouch();
        if (to > Screen::Language) {
            flow.chooseLanguage(u"en"_s);
        }
        if (to == Screen::Tradition) {
            flow.showMoreGames();
        }
        if (to > Screen::Tradition) {
            flow.chooseTradition(u"iceland"_s);
        }
        if (to > Screen::Players) {
            flow.choosePlayers(false);
            flow.beginPlay();
        }
        if (to == Screen::Resetting) {
            flow.startOver();
        }
    };
    if (screen == Screen::Closed) {
        flow.setClosedByStaff(true);
    } else if (screen != Screen::Attract) {
        go(screen);
    }
    QCOMPARE(flow.screen(), screen);
    QSignalSpy visits(&flow, &DisplayFlow::visitEnded);
    display.openPad({5, 5});
    QVERIFY(display.isPadOpen());
    display.enter(Code);
    QVERIFY(display.isPageOpen());
    display.tap(u"staffDone"_s);
    QVERIFY(!display.window->staffAccess().isOpen());
    QCOMPARE(visits.size(), 0);
    QCOMPARE(flow.hasVisitor(), screen == Screen::Play); // an interrupted game continues
}

void TestDisplayDoors::withoutACodeThereIsNoWay()
{
    Guarded display(false);
    display.config.staffCodeHash.reset();
    display.open();
    display.openPad({5, 5});
    QVERIFY(!display.window->staffAccess().isOpen());
}

void TestDisplayDoors::padTakesDigitsByPositionOnce()
{
    Guarded display;
    display.openPad({5, 5});
    display.settle();
    const auto press = [&display](bool repeats) { // the keys of a French keyboard
        QKeyEvent event(QEvent::KeyPress, Qt::Key_Eacute, {}, 11, 0, 0, u"é"_s, repeats);
        QCoreApplication::sendEvent(display.window->windowHandle(), &event);
    };
    press(false);
    QCOMPARE(display.padSays(), u"•"_s);
    press(true);
    QCOMPARE(display.padSays(), u"•"_s);
}

void TestDisplayDoors::wrongCodesShutThePad()
{
    Guarded display;
    display.openPad({5, 5});
    for (int i = 1; i <= StaffLock::MaxWrongCodes; ++i) {
        QVERIFY(display.find(u"staffEnter"_s)->isEnabled());
        display.enter(u"000%1"_s.arg(i));
        QVERIFY(!display.isPageOpen());
    }
    QVERIFY(!display.find(u"staffEnter"_s)->isEnabled());
    QVERIFY2(display.padSays().contains(u"5"_s), qPrintable(display.padSays()));
    display.tap(u"staffLeavePad"_s);
    QVERIFY(!display.isPadOpen());
    display.openPad({5, 5}); // the pad stays locked after it was closed
    QVERIFY(display.isPadOpen());
    QVERIFY(!display.find(u"staffEnter"_s)->isEnabled());
    QTest::keyClicks(display.window.get(), Code); // by keyboard, too
    QTest::keyClick(display.window->windowHandle(), Qt::Key_Return);
    for (const QChar figure : Code) {
        display.tap(u"staffFigure"_s + figure);
    }
    display.tap(u"staffEnter"_s);
    QTest::qWait(50);
    QVERIFY(!display.isPageOpen());
    const auto remaining = [&display] {
        return display.padSays().section(u"locked for "_s, 1).section(u' ', 0, 0);
    };
    for (const auto key : {Qt::Key_Backspace, Qt::Key_Return}) {
        QTest::keyClick(display.find<DisplaySheet>(u"staffPad"_s), key);
        QCOMPARE(remaining(), u"5"_s); // the key has not replaced the message
    }
    for (int i = 0; i < 7; ++i) { // three and a half minutes with touches in between
        display.pass(30s);
        display.window->staffAccess().restartIdleTimer();
    }
    QCOMPARE(remaining(), u"2"_s);
    display.tap(u"staffLeavePad"_s);
    display.openPad({5, 5});
    QCOMPARE(remaining(), u"2"_s);
    for (int i = 0; i < 4; ++i) {
        display.pass(30s);
        display.window->staffAccess().restartIdleTimer();
    }
    QVERIFY(display.find(u"staffEnter"_s)->isEnabled());
    QVERIFY(display.isPadOpen());
    display.enter(Code);
    QVERIFY(display.isPageOpen());
}

void TestDisplayDoors::shutsByItself()
{
    Guarded display;
    display.openPad({5, 5});
    display.tap(u"staffFigure1"_s);
    display.pass(119s);
    QVERIFY(display.isPadOpen());
    display.pass(2s);
    QVERIFY(!display.isPadOpen());
    display.openPad({5, 5});
    QCOMPARE(display.padSays(), u"Enter the code."_s); // the earlier input has been cleared
    display.enter(Code);
    display.pass(121s);
    QVERIFY(!display.isPageOpen());
    QCOMPARE(display.flow().screen(), Screen::Attract);
}

/// The attract mode may change the language while the pad is open.
void TestDisplayDoors::padChangesItsLanguage()
{
    Guarded display;
    display.openPad({5, 5});
    const auto setLanguage = [](const QString &language) {
        installTranslator(language);
        QCoreApplication::processEvents(); // delivers the LanguageChange event
    };
    setLanguage(u"de"_s);
    QCOMPARE(display.padSays(), u"Code eingeben."_s);
    display.tap(u"staffFigure1"_s);
    setLanguage(u"en"_s);
    QCOMPARE(display.padSays(), u"•"_s);
    display.enter(u"23"_s);
    const QString error = display.padSays();
    QVERIFY2(error.startsWith(u"Wrong code."_s), qPrintable(error));
    setLanguage(u"de"_s);
    const QString translated = display.padSays();
    QVERIFY(translated != error);
    setLanguage(u"en"_s);
    QCOMPARE(display.padSays(), error);
}

/// The visitor's timeouts continue beneath the staff page, which stays on top.
void TestDisplayDoors::nothingLiesOverThePage()
{
    Guarded display;
    display.begin(u"en"_s, u"england"_s, u"two"_s);
    QCOMPARE(display.flow().screen(), Screen::Play);
    display.enterPage();
    const QWidget &page = *display.find(u"staffPage"_s);
    const auto isOnTop = [&display, &page] {
        const QPoint middle = page.mapTo(display.window.get(), page.rect().center());
        const QWidget *top = display.window->childAt(middle);
        return top == &page || page.isAncestorOf(top);
    };
    QVERIFY(isOnTop());
    display.pass(display.config.times.presenceCheckDelay + 1s);
    QVERIFY(display.flow().isCheckingPresence());
    QVERIFY(isOnTop());
    display.window->staffAccess().restartIdleTimer();
    display.pass(display.config.times.presenceCheckTimeout);
    QCOMPARE(display.flow().screen(), Screen::Resetting);
    QVERIFY(isOnTop());
    display.window->staffAccess().restartIdleTimer();
    display.pass(30s);
    QCOMPARE(display.flow().screen(), Screen::Attract);
    QVERIFY(isOnTop());
}

/// Even if the page was opened while a label was shown, whose game begins later.
void TestDisplayDoors::pageKeepsItsLanguage()
{
    Guarded display;
    QVERIFY(display.flow().languages().size() > 1);
    display.flow().startNextAttractGame();
    display.enterPage();
    const QString language = currentLanguage();
    display.pass(25s);
    QVERIFY(display.isPageOpen());
    QCOMPARE(currentLanguage(), language);
}

void TestDisplayDoors::pageHasLargeButtons_data()
{
    QTest::addColumn<QSize>("screen");
    QTest::newRow("640 x 480") << QSize(640, 480);
    QTest::newRow("1024 x 768") << QSize(1024, 768);
    QTest::newRow("1280 x 800") << QSize(1280, 800);
    QTest::newRow("1920 x 1080") << QSize(1920, 1080);
}

/// On small screens, the chart of visits gives way to the buttons, but not the number of visits.
void TestDisplayDoors::pageHasLargeButtons()
{
    QFETCH(const QSize, screen);
    const QTemporaryDir folder;
    Guarded display(false);
    display.screen = screen;
    display.config.screenInches = 15;
    display.config.areVisitsCounted = true;
    display.config.statisticsFile = folder.filePath(u"visits.db"_s);
    display.open();
    display.enterPage();
    VisitSummary summary;
    summary.visits = 5;
    display.window->staffAccess().page().showVisits(summary);
    const bool isChartShown = display.window->findChild<VisitsChart *>()->isVisible();
    QCOMPARE(display.find<DisplaySheet>(u"staffPage"_s)->text().contains(u"Visits: 5"_s),
             !isChartShown);
    const int required = DisplaySizes::forScreen(screen, display.config, false).minButtonSize;
    const QWidget &page = *display.find(u"staffPage"_s);
    int buttons = 0;
    for (const SymbolButton *button : page.findChildren<SymbolButton *>()) {
        if (button->isVisible()) {
            QVERIFY2(button->height() >= required,
                     qPrintable(
                         u"%1: %2 < %3"_s.arg(button->text()).arg(button->height()).arg(required)));
            QVERIFY(page.rect().contains(button->geometry()));
            ++buttons;
        }
    }
    QVERIFY(buttons >= 8);
}

void TestDisplayDoors::pageChangesTheDisplay()
{
    Guarded display;
    display.enterPage();
    const DisplayConfig &config = display.window->config();
    const int volume = config.volume;
    display.tap(u"staffLouder"_s);
    display.tap(u"staffLouder"_s);
    display.tap(u"staffQuieter"_s);
    QCOMPARE(config.volume, volume + 10);
    for (int i = 0; i < 20; ++i) {
        display.tap(u"staffQuieter"_s);
    }
    QCOMPARE(config.volume, 0);
    const QSignalSpy changes(display.window->findChild<StaffPage *>(), &StaffPage::settingsChanged);
    display.tap(u"staffQuieter"_s);
    QVERIFY(changes.isEmpty());
    QList<std::optional<Lighting>> lights;
    do {
        display.tap(u"staffLight"_s);
        lights << config.lighting;
    } while (config.lighting && lights.size() < 10);
    QCOMPARE(lights.size(), static_cast<int>(AllLightings.size()) + 1);
    const QStringList before = config.languages;
    QCOMPARE(display.flow().language(), before[0]);
    display.tap(u"staffLanguage"_s);
    QCOMPARE(config.languages[0], before[1]);
    QCOMPARE(display.flow().language(), before[1]);
    QCOMPARE(currentLanguage(), before[1]);
    QVERIFY(display.isPageOpen());
    display.tap(u"staffDone"_s);
    QCOMPARE(display.flow().screen(), Screen::Attract);
}

void TestDisplayDoors::pageShowsThatItIsClosed()
{
    Guarded display;
    display.enterPage();
    display.tap(u"staffClosed"_s);
    QCOMPARE(display.flow().screen(), Screen::Closed);
    QVERIFY(display.isPageOpen());
    display.tap(u"staffDone"_s);
    const auto *strip = display.find<QAbstractButton>(u"attractStrip"_s);
    QVERIFY(strip->isVisible());
    QVERIFY2(strip->text().startsWith(u"Closed"), qPrintable(strip->text()));
    display.tap(QPoint(640, 400));
    display.pass(1h);
    QCOMPARE(display.flow().screen(), Screen::Closed);
    display.enterPage();
    QVERIFY(display.find<QAbstractButton>(u"staffClosed"_s)->isChecked());
    display.tap(u"staffClosed"_s);
    QCOMPARE(display.flow().screen(), Screen::Attract);
    QVERIFY2(strip->text().startsWith(u"Touch to play"), qPrintable(strip->text()));
    display.tap(u"staffDone"_s);
    display.tap(QPoint(640, 400));
    QCOMPARE(display.flow().screen(), Screen::Language);
}

/// The page neither claims that there are no visits, nor leaves an empty field.
void TestDisplayDoors::pageHasNoChartIfVisitsCannotBeCounted()
{
    const QTemporaryDir folder;
    Guarded display(false);
    display.screen = {1920, 1080};
    display.config.areVisitsCounted = true;
    display.config.statisticsFile = folder.filePath(u"visits.db"_s);
    display.open();
    display.enterPage();
    StaffPage &page = display.window->staffAccess().page();
    const auto *chart = display.window->findChild<VisitsChart *>();
    QVERIFY(chart->isVisible());
    page.setCountingError(Error{ErrorCode::CannotWrite, u"/visits.db"_s, {}, {u"no space"_s}});
    QVERIFY(!chart->isVisible());
    QVERIFY2(!page.text().contains(u"Visits: "_s), qPrintable(page.text()));
    VisitSummary summary;
    summary.visits = 5;
    page.showVisits(summary); // counted before
    QVERIFY(chart->isVisible());
    page.showVisits({});
    page.setCountingError(std::nullopt);
    QVERIFY(chart->isVisible());
}

/// No message stays in the language in which it was first shown.
void TestDisplayDoors::pageTranslatesItsMessages()
{
    Guarded display;
    display.enterPage();
    StaffPage &page = display.window->staffAccess().page();
    page.showMessage([] { return driveSaveText({}); });
    const Error error{ErrorCode::CannotWrite, u"/visits.db"_s, {}, {u"no space"_s}};
    page.setCountingError(error);
    page.setConfigErrors({{ErrorCode::UnknownKey, u"/a.json"_s, u"colour"_s, {u"colour"_s}}});
    const QStringList english = page.text().split(u'\n');
    QCOMPARE(english.size(), 5);
    QVERIFY2(english.contains(u"No USB stick is plugged in."_s), qPrintable(page.text()));
    for (int i = 1; i < languages().size(); ++i) {
        display.tap(u"staffLanguage"_s);
        QCoreApplication::processEvents(); // delivers the LanguageChange event
        const QStringList translated = page.text().split(u'\n');
        QCOMPARE(translated.size(), english.size());
        for (qsizetype line = 0; line < english.size(); ++line) {
            QVERIFY2(translated[line] != english[line], qPrintable(english[line]));
        }
        QVERIFY2(!page.text().contains(u"USB stick is"_s), qPrintable(page.text()));
    }
}

/// A visit is counted even if the program is terminated before the visitor leaves.
void TestDisplayDoors::countsAVisitUnderWay()
{
    const QTemporaryDir folder;
    Guarded fixture(false);
    fixture.clock.stop();
    fixture.config.areVisitsCounted = true;
    fixture.config.statisticsFile = folder.filePath(u"visits.db"_s);
    {
        doublets::Display display(fixture.config, games(), fixture.clock,
                                  [&fixture] { return fixture.now; });
        display.window().board().setUpdatesEnabled(false);
        display.start();
        DisplayFlow &flow = display.window().flow();
        flow.handleTouch();
        flow.chooseLanguage(u"de"_s);
        QTimer::singleShot(0, qApp, [] { QCoreApplication::exit(0); });
        QCOMPARE(QApplication::exec(), 0);
    }
    const auto summary = summariseVisits(fixture.config.statisticsFile, {});
    QVERIFY(summary);
    QCOMPARE(summary.value().visits, 1);
    QCOMPARE(summary.value().languages.front().id, u"de"_s);
}

void TestDisplayDoors::leavesAndStartsAnew_data()
{
    QTest::addColumn<QString>("button");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("leave") << u"staffLeave"_s << doublets::Display::QuitExitCode;
    QTest::newRow("restart") << u"staffRestart"_s << DailyRestart::ExitCode;
}

void TestDisplayDoors::leavesAndStartsAnew()
{
    QFETCH(const QString, button);
    QFETCH(const int, exitCode);
    Guarded fixture(false);
    fixture.clock.stop();
    doublets::Display display(fixture.config, games(), fixture.clock,
                              [&fixture] { return fixture.now; });
    display.window().board().setUpdatesEnabled(false);
    display.start();
    display.window().close(); // closing the window does not end the display
    QVERIFY(display.window().isVisible());
    StaffPage &page = display.window().staffAccess().page();
    page.open(false);
    QTimer::singleShot(0, &page,
                       [&page, &button] { page.findChild<QAbstractButton *>(button)->click(); });
    QCOMPARE(QApplication::exec(), exitCode);
    QVERIFY(!display.window().isVisible());
}

void TestDisplayDoors::keysDoNothingElse()
{
    const QStringList keys{u"Alt+F4"_s,       u"Ctrl+Q"_s, u"Ctrl+W"_s,    u"Ctrl+S"_s,
                           u"Ctrl+O"_s,       u"Ctrl+N"_s, u"Ctrl+C"_s,    u"Ctrl+P"_s,
                           u"Ctrl+Alt+Del"_s, u"Esc"_s,    u"F1"_s,        u"F5"_s,
                           u"F10"_s,          u"F11"_s,    u"F12"_s,       u"Shift+F1"_s,
                           u"Menu"_s,         u"Print"_s,  u"Shift+F10"_s, u"Alt+Space"_s};
    Guarded display;
    QWindow *window = display.window->windowHandle();
    const QRect place = display.window->geometry();
    const auto isUntouched = [&display, window, place] {
        return display.window->isVisible() && display.window->geometry() == place &&
               !(display.window->windowState() & Qt::WindowMinimized) &&
               QApplication::activePopupWidget() == nullptr &&
               QApplication::activeModalWidget() == nullptr &&
               !display.window->staffAccess().isOpen() && QGuiApplication::focusWindow() == window;
    };
    const auto press = [window](const QString &key) {
        const QKeyCombination combination = QKeySequence(key)[0];
        QVERIFY2(combination.key() != Qt::Key_unknown, qPrintable(key));
        QTest::keyClick(window, combination.key(), combination.keyboardModifiers());
    };
    for (const QString &key : keys) { // keys may wake the display, like touches
        QCOMPARE(display.flow().screen(), Screen::Attract);
        press(key);
        QVERIFY2(isUntouched(), qPrintable(key));
        display.flow().discardStaffVisit();
    }
    display.begin(u"en"_s, u"england"_s, u"two"_s);
    for (const QString &key : keys) {
        press(key);
        press(key);
        display.pass(100ms);
        QVERIFY2(isUntouched(), qPrintable(key));
        QCOMPARE(display.flow().screen(), Screen::Play);
        QVERIFY2(display.window->match()->game().history().empty(), qPrintable(key));
    }
}

QTEST_MAIN(TestDisplayDoors)
#include "tst_display_doors.moc"
