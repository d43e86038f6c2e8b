// SPDX-License-Identifier: MIT
#include "tests/app/desktop/window/window_fixture.h"

#include "language/language.h"
#include "match/play/computer_play.h"
#include "panels/actions/shortcut_settings.h"
#include "panels/course/note_edit.h"
#include "panels/dialogs/settings_dialog.h"
#include "panels/pages/why_page.h"
#include "panels/speech/announcer.h"
#include "table/board/board_input.h"
#include "table/board/board_scene.h"
#include "table/layout/board_layout.h"
#include "text/claim_text.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>
#include <QToolButton>
#include <QWindow>

#include <set>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

/// A key event as reported by the platform.
struct Key
{
    int key;
    QString text;
    quint32 scanCode = 0;
    Qt::KeyboardModifiers modifiers = Qt::NoModifier;
};

/// A window that receives keys from the platform, through shortcuts and popups.
struct KeysFixture : WindowFixture
{
    explicit KeysFixture(DiceOrigin dice = DiceOrigin::Seeded)
        : WindowFixture(allRuleSets(), u"cotton"_s, dice)
    {
        clock.stop();
        heard();
    }

    QString heard()
    {
        QStringList texts;
        for (int i = 0; i < 3; ++i) { // announcements come one after the other
            QCoreApplication::processEvents();
            clock.advance(std::chrono::milliseconds(800));
            for (const auto &call : std::as_const(saying)) {
                texts << call[0].toString();
            }
            saying.clear();
        }
        return texts.join(u" | "_s);
    }
    void press(const Key &key, quint64 time, bool repeats = false) const
    {
        QWindow *handle = window->windowHandle();
        if (key.scanCode == 0 &&
            qt_sendShortcutOverrideEvent(handle, time, key.key, key.modifiers, key.text, repeats)) {
            return;
        }
        send(QEvent::KeyPress, key, time, repeats);
    }
    void release(const Key &key, quint64 time, bool repeats = false) const
    {
        send(QEvent::KeyRelease, key, time, repeats);
    }
    void send(QEvent::Type type, const Key &key, quint64 time, bool repeats) const
    {
        QKeyEvent event(type, key.key, key.modifiers, key.scanCode, 0, 0, key.text, repeats);
        event.setTimestamp(time);
        QCoreApplication::sendEvent(window->windowHandle(), &event);
    }
    void click(const Key &key)
    {
        constexpr int Gap = 150; // in milliseconds
        now += Gap;
        press(key, now);
        release(key, now += Gap / 2);
    }
    /// Holds the key for three seconds. `isMarked` sets the auto-repeat flag; `late` is the delay
    /// of each repeated press after its release, in milliseconds.
    void hold(const Key &key, bool isMarked, quint64 late) const
    {
        constexpr quint64 Delay = 660;
        constexpr quint64 Interval = 40;
        constexpr quint64 Held = 3000;
        quint64 time = 1000;
        press(key, time);
        for (time += Delay; time < 1000 + Held; time += Interval) {
            release(key, time, isMarked);
            press(key, time + late, isMarked);
        }
        release(key, time);
    }
    void playOn() const
    {
        for (int i = 0; i < 9; ++i) {
            step();
        }
    }

    QSignalSpy saying{find<Announcer>("announcer"), &Announcer::messageAnnounced};
    quint64 now = 1000;
};

const Key Space{Qt::Key_Space, u" "_s};
const Key Return{Qt::Key_Return, u"\r"_s};
const Key Undo{Qt::Key_Z, u"\x1a"_s, 0, Qt::ControlModifier};
const Key Redo{Qt::Key_Z, u"\x1a"_s, 0, Qt::ControlModifier | Qt::ShiftModifier};

Key letter(char16_t letter)
{
    return {QChar(letter).toUpper().unicode(), QString(letter)};
}

} // namespace

/// Tests keys as platforms deliver them: through shortcuts and popups, auto-repeated, and from
/// international keyboards.
class TestWindowKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QCOMPARE(installTranslator(u"en"_s), u"en"_s); }
    void lettersReachTheBoard();
    void theFocusStaysOnAVisibleButton();
    void openMenuKeepsItsKeys_data();
    void openMenuKeepsItsKeys();
    void lettersChooseInAMenu();
    void listOfAComboBoxHasItsKeys_data();
    void listOfAComboBoxHasItsKeys();
    void menusOpenByKeyAndReturnTheFocus();
    void keysOfPlayReachTheBoardFromAPanel_data();
    void keysOfPlayReachTheBoardFromAPanel();
    void throwsFromTheTextOfAPanel();
    void digitsWithoutUseLeaveTheFocusInAPanel();
    void digitsInPanelsCanBeTurnedOff();
    void oneSwitchReachesAllChoices();
    void oneSwitchChoosesFromAList();
    void oneSwitchClaims();
    void oneSwitchPlaysAWholeGameWithClaims();
    void oneSwitchHasTimeToClaim();
    void oneSwitchHeldOpensTheHomeScreen();
    void heldKeyActsOnce_data();
    void heldKeyActsOnce();
    void heldKeyPressesAButtonOnce();
    void twoPressesAreTwoActions_data();
    void twoPressesAreTwoActions();
    void heldKeyStepsOn();
    void digitsAreFoundByPosition_data();
    void digitsAreFoundByPosition();
    void digitsAreTypedByPosition();
    void fieldForDiceLeavesShortcutsToTheWindow();
    void enterPressesTheFocusedAnswer();
    void shortcutsAreFoundByPosition_data();
    void shortcutsAreFoundByPosition();
    void otherScriptsAreTyped();
};

void TestWindowKeys::lettersReachTheBoard()
{
    KeysFixture f;
    f.click(letter(u'l'));
    QCOMPARE(f.heard(), u"No dice have been thrown yet."_s);
    f.click(Undo);
    QCOMPARE(f.heard(), u"There is nothing to undo."_s);
}

/// In a window with few lines of text, a menu replaces the buttons *Why?* and *Undo*.
void TestWindowKeys::theFocusStaysOnAVisibleButton()
{
    WindowFixture f(allRuleSets());
    f.step(); // there is something to explain
    f.window->resize(640, 480);
    auto *why = f.find<QToolButton>("whyButton");
    auto *more = f.find<QToolButton>("moreButton");
    why->setFocus(Qt::TabFocusReason);
    f.settings.textSize.set(200);
    QVERIFY(more->isVisible());
    QVERIFY(more->hasFocus());
    f.settings.textSize.set(100);
    QVERIFY(!more->isVisible());
    QVERIFY(why->hasFocus());
}

void TestWindowKeys::openMenuKeepsItsKeys_data()
{
    QTest::addColumn<QString>("opened");

    QTest::newRow("menu of the bar") << u"bar menu"_s;
    QTest::newRow("bar") << u"bar"_s;
    QTest::newRow("menu of its own") << u"menu"_s;
}

void TestWindowKeys::openMenuKeepsItsKeys()
{
    QFETCH(QString, opened);
    KeysFixture f;
    f.playOn();
    f.heard();
    QMenu menu;
    menu.addAction(u"&Zzz"_s);
    QMenuBar *bar = f.window->menuBar();
    if (opened == u"bar menu") {
        bar->setActiveAction(bar->actions().back()); // none of the letters is a mnemonic in Help
    } else if (opened == u"bar") {
        f.click({Qt::Key_Alt, {}, 0, Qt::AltModifier});
        QVERIFY(bar->hasFocus());
    } else {
        menu.popup(f.window->mapToGlobal(QPoint(100, 100)));
    }
    QCOMPARE(QApplication::activePopupWidget() == nullptr, opened == u"bar");
    const auto before = f.game().history().size();
    f.heard();
    QList<Key> keys{letter(u'l'), letter(u'm'), letter(u't'), letter(u'3')};
    if (opened == u"bar") { // the bar uses F for Help
        keys << letter(u'f');
    } else { // the bar passes shortcuts with Ctrl on to the window
        keys << Undo << Redo;
    }
    for (const Key &key : std::as_const(keys)) {
        f.click(key);
        QCOMPARE(f.heard(), QString());
        QCOMPARE(f.game().history().size(), before);
    }
    QCOMPARE(QApplication::activePopupWidget() == nullptr, opened == u"bar");
    menu.close();
}

void TestWindowKeys::lettersChooseInAMenu()
{
    KeysFixture f;
    QMenuBar *bar = f.window->menuBar();
    const QList<QAction *> menus = bar->actions();
    const auto view = std::find_if(menus.begin(), menus.end(),
                                   [](const QAction *each) { return each->text() == u"&View"; });
    QVERIFY(view != menus.end());
    bar->setActiveAction(*view);
    f.click(letter(u'o'));
    QVERIFY(f.action("actionOddsPanel").isChecked()); // on the board, O announces the odds instead
    QVERIFY(QApplication::activePopupWidget() == nullptr);
}

void TestWindowKeys::listOfAComboBoxHasItsKeys_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<bool>("chooses");

    QTest::newRow("Return") << Qt::Key_Return << true;
    QTest::newRow("Enter") << Qt::Key_Enter << true;
    QTest::newRow("Escape") << Qt::Key_Escape << false;
}

/// Sends the keys to the window of the list, as platforms do: Qt closes the list before the key is
/// pressed, in the event that asks for shortcuts.
void TestWindowKeys::listOfAComboBoxHasItsKeys()
{
    QFETCH(Qt::Key, key);
    QFETCH(bool, chooses);
    KeysFixture f;
    f.action("actionSettings").trigger();
    auto *box = f.window->findChild<QComboBox *>(u"blackPlayer"_s);
    QApplication::setActiveWindow(box->window());
    box->setFocus();
    QVERIFY(QAccessible::queryAccessibleInterface(box) != nullptr);
    QSignalSpy chosen(box, &QComboBox::activated);
    box->showPopup();
    QWidget *list = box->view()->window();
    QTRY_COMPARE(QApplication::activePopupWidget(), list);
    box->view()->setCurrentIndex(box->model()->index(1, 0));
    QTest::keyClick(list->windowHandle(), key);
    QVERIFY(QApplication::activePopupWidget() == nullptr);
    QCOMPARE(chosen.size(), chooses ? 1 : 0);
    QCOMPARE(f.heard(), QString()); // screen readers read the box when its list closes
    QTest::keyClick(box, Qt::Key_Up);
    QTest::keyClick(box, Qt::Key_Down);
    QVERIFY(f.heard().contains(box->currentText()));
    QVERIFY(f.find<QWidget>("settingsDialog")->isVisible());
}

void TestWindowKeys::menusOpenByKeyAndReturnTheFocus()
{
    KeysFixture f;
    f.window->board().setFocus();
    f.click({Qt::Key_F10, {}});
    const auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr);
    QCOMPARE(menu->activeAction(), &f.action("actionStart")); // read by screen readers
    // The offscreen platform activates menus, unlike X11; Qt ignores that while they are open.
    QTRY_COMPARE(QGuiApplication::focusWindow(), QApplication::activePopupWidget()->windowHandle());
    f.click({Qt::Key_Escape, {}});
    QTRY_VERIFY(f.window->board().hasFocus());
    QVERIFY(QApplication::activePopupWidget() == nullptr);
}

void TestWindowKeys::keysOfPlayReachTheBoardFromAPanel_data()
{
    QTest::addColumn<QByteArray>("panel");
    for (const char *each : {"actionCourse", "actionDicePanel", "actionOddsPanel",
                             "actionRulesPanel", "actionWhy", "actionKeyboard"}) {
        QTest::newRow(each) << QByteArray(each);
    }
}

void TestWindowKeys::keysOfPlayReachTheBoardFromAPanel()
{
    QFETCH(QByteArray, panel);
    KeysFixture f;
    f.playOn();
    f.action(panel).trigger();
    BoardView &board = f.window->board();
    int widgets = 0;
    for (const QDockWidget *dock : f.window->findChildren<QDockWidget *>()) {
        for (QWidget *each : dock->findChildren<QWidget *>()) {
            const bool isTyped = each->testAttribute(Qt::WA_InputMethodEnabled);
            if (!each->isVisible() || !each->isEnabled() || isTyped ||
                (each->focusPolicy() & Qt::TabFocus) == 0) {
                continue;
            }
            const int number = ++widgets % 6 + 1;
            each->setFocus();
            f.click(letter(static_cast<char16_t>(u'0' + number)));
            QVERIFY2(board.hasFocus(), each->metaObject()->className());
            const auto found = board.input().focusedPoint();
            f.click(letter(static_cast<char16_t>(u'0' + number)));
            QCOMPARE(found, board.input().focusedPoint());
            if (qobject_cast<QComboBox *>(each) == nullptr) { // letters choose its items
                each->setFocus();
                f.heard();
                f.click(letter(u'f'));
                QVERIFY2(!f.heard().isEmpty(), each->metaObject()->className());
            }
        }
    }
    QVERIFY(widgets > 0);
}

void TestWindowKeys::throwsFromTheTextOfAPanel()
{
    KeysFixture f;
    while (f.game().position().stage != Stage::ToThrow) {
        f.step();
    }
    f.action("actionWhy").trigger();
    auto *text = f.window->findChild<WhyPage *>();
    QVERIFY(text != nullptr && text->isVisible());
    text->setFocus();
    const std::size_t actions = f.game().history().size();
    f.click(Space);
    QTRY_VERIFY(f.game().history().size() > actions);
}

void TestWindowKeys::digitsWithoutUseLeaveTheFocusInAPanel()
{
    KeysFixture f;
    f.playOn();
    f.action("actionCourse").trigger();
    auto *list = f.find<QAbstractItemView>("courseList");
    list->setFocus();
    f.match.shown().lookBackAt(1);
    for (const char16_t digit : {u'1', u'6', u'9'}) {
        f.click(letter(digit));
        QVERIFY(list->hasFocus());
    }
}

void TestWindowKeys::digitsInPanelsCanBeTurnedOff()
{
    KeysFixture f;
    f.playOn();
    f.action("actionCourse").trigger();
    BoardView &board = f.window->board();
    f.action("actionSettings").trigger();
    auto *dialog = f.window->findChild<SettingsDialog *>();
    auto *box = dialog->findChild<QCheckBox *>(u"digitsInPanels"_s);
    QVERIFY(box->isChecked());
    box->click();
    dialog->close();
    QWidget *list = f.find<QDockWidget>("courseDock")->widget();
    list->setFocus();
    const QWidget *focused = QApplication::focusWidget();
    f.click(letter(u'3'));
    QVERIFY(!board.hasFocus());
    QCOMPARE(QApplication::focusWidget(), focused);
    board.setFocus();
    f.click(letter(u'3')); // on the board, digits cannot disturb
    QVERIFY(board.input().focusedPoint().has_value());
    f.window->findChild<ShortcutSettings *>()->resetAllShortcuts();
    list->setFocus();
    f.click(letter(u'3'));
    QVERIFY(board.hasFocus());
}

namespace {

/// A window operated by Space alone.
struct OneSwitchFixture : KeysFixture
{
    OneSwitchFixture() { settings.switchScanning.set(true); }
    /// Presses Space as soon as the widget of that name has the focus. Returns false if it never
    /// has.
    bool choose(const QString &name)
    {
        constexpr int Most = 40; // more than the choices on any page
        for (int i = 0; i < Most; ++i) {
            clock.advance(std::chrono::seconds(2));
            QWidget *focused = QApplication::focusWidget();
            if (focused != nullptr && focused->objectName() == name) {
                QTest::keyClick(focused, Qt::Key_Space);
                QCoreApplication::processEvents();
                return true;
            }
        }
        return false;
    }
    /// Returns whether Space acts now, and would not claim a number.
    [[nodiscard]] bool isSpaceReady() const
    {
        const bool waits = match.computer().hasTurn() && !match.computer().needsPrompt();
        const auto unused = findUnusedNumbers(game());
        const bool mayClaim = unused && unused->claimant() == Side::White;
        return !waits && (!mayClaim || window->board().input().focusedBox());
    }
};

} // namespace

void TestWindowKeys::oneSwitchReachesAllChoices()
{
    OneSwitchFixture f;
    f.finish();
    QTRY_VERIFY(f.find<QWidget>("winnerPanel")->isVisible());
    f.clock.advance(std::chrono::seconds(3)); // keys pressed too early are ignored
    QVERIFY(f.choose(u"winnerNew"_s));
    QVERIFY(f.choose(u"card-alfonso-race"_s));
    QVERIFY(f.choose(u"seatingComputer"_s));
    QVERIFY(f.choose(u"levelCareless"_s));
    QVERIFY(f.choose(u"gamesBegin"_s));
    QCOMPARE(f.game().ruleSet().id, u"alfonso-race"_s);
    QCOMPARE(f.session.seats().playerOf(Side::Black), PlayerSetting::Careless);
}

void TestWindowKeys::oneSwitchChoosesFromAList()
{
    OneSwitchFixture f;
    f.action("actionSettings").trigger();
    auto *box = f.window->findChild<QComboBox *>(u"blackPlayer"_s);
    QApplication::setActiveWindow(box->window());
    QVERIFY(f.choose(u"blackPlayer"_s));
    QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
    f.clock.advance(std::chrono::seconds(4)); // two items down
    QTest::keyClick(box->view(), Qt::Key_Space);
    QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
    QCOMPARE(box->currentIndex(), 2);
}

void TestWindowKeys::oneSwitchClaims()
{
    OneSwitchFixture f;
    f.session.newGame({u"charpentier"_s, {{u"claim"_s, u"claimed"_s}}, DiceOrigin::Seeded, u"2"_s});
    while (!f.game().position().isOver() && f.game().position().stage != Stage::Claiming) {
        f.step();
    }
    QCOMPARE(f.game().position().stage, Stage::Claiming);
    f.window->board().setFocus();
    const Play claim = f.game().legalPlays()[0];
    const BoardLayout &layout = f.window->board().boardScene().boardLayout();
    std::set<std::optional<Side>> boxes;
    for (int i = 0; i < 4; ++i) { // past the claims to the box, and again from the start
        f.clock.advance(std::chrono::seconds(2));
        boxes.insert(f.window->board().input().focusedBox());
    }
    QCOMPARE(boxes.size(), 2U);
    while (f.window->board().input().focusedPoint() != layout.physicalPoint(claim.by, claim.from)) {
        f.clock.advance(std::chrono::seconds(2));
    }
    QTest::keyClick(&f.window->board(), Qt::Key_Space);
    QCOMPARE(std::get<Play>(f.game().history().back().action), claim);
}

/// A player who has nothing but Space wins a game against the computer, and claims numbers.
void TestWindowKeys::oneSwitchPlaysAWholeGameWithClaims()
{
    OneSwitchFixture f;
    f.settings.autoStartNextGame.set(false);
    f.session.setSeat(Side::Black, PlayerSetting::Careless);
    int wins = 0;
    int claims = 0;
    for (int seed = 1; seed <= 12 && (wins == 0 || claims == 0); ++seed) {
        f.session.newGame({u"charpentier"_s,
                           {{u"claim"_s, u"claimed"_s}},
                           DiceOrigin::Seeded,
                           QString::number(seed)});
        f.window->board().setFocus();
        const BoardInput &input = f.window->board().input();
        const BoardLayout &layout = f.window->board().boardScene().boardLayout();
        for (int i = 0; i < 4000 && !f.game().position().isOver(); ++i) {
            const Position &position = f.game().position();
            const bool mayClaim =
                position.stage == Stage::Claiming && position.player == Side::White;
            const auto wanted = [&] {
                const Play claim = f.game().legalPlays()[0];
                return layout.physicalPoint(claim.by, claim.from);
            };
            const std::size_t before = f.game().history().size();
            if (mayClaim && input.focusedPoint() == wanted()) {
                QTest::keyClick(&f.window->board(), Qt::Key_Space);
                QCOMPARE(f.game().history().size(), before + 1);
                ++claims;
            } else if (mayClaim || !f.isSpaceReady()) {
                f.clock.advance(std::chrono::milliseconds(500));
            } else {
                QTest::keyClick(&f.window->board(), Qt::Key_Space);
            }
        }
        QVERIFY2(f.game().position().isOver(), qPrintable(f.caption()));
        const bool isWon = f.game().position().stage == Stage::Won;
        wins += isWon && f.game().position().winner() == Side::White ? 1 : 0;
    }
    QVERIFY(wins > 0);
    QVERIFY(claims > 0);
    QTRY_VERIFY(f.find<QWidget>("winnerPanel")->isVisible());
    f.clock.advance(std::chrono::seconds(3)); // keys pressed too early are ignored
    QVERIFY(f.choose(u"winnerRematch"_s));
    QVERIFY(f.game().history().empty());
}

/// The computer, which throws again after a doublet, waits until the switch has been pressed.
void TestWindowKeys::oneSwitchHasTimeToClaim()
{
    OneSwitchFixture f;
    f.match.computer().stop();
    f.session.setSeat(Side::Black, PlayerSetting::Careless);
    f.session.newGame({u"charpentier"_s, {{u"claim"_s, u"claimed"_s}}, DiceOrigin::Seeded, u"2"_s});
    f.match.computer().stop();
    const auto mayClaimDoublet = [&] {
        const Position &p = f.game().position();
        return p.stage == Stage::Claiming && p.player == Side::White && p.dice.areAllEqual();
    };
    while (!f.game().position().isOver() && !mayClaimDoublet()) {
        f.step();
    }
    QVERIFY(mayClaimDoublet());
    const std::size_t before = f.game().history().size();
    f.match.computer().resume();
    f.window->board().setFocus();
    f.clock.advance(std::chrono::minutes(1));
    QCOMPARE(f.game().history().size(), before);
    const Play claim = f.game().legalPlays()[0];
    const BoardLayout &layout = f.window->board().boardScene().boardLayout();
    for (int i = 0; i < 5 && f.window->board().input().focusedPoint() !=
                                 layout.physicalPoint(claim.by, claim.from);
         ++i) {
        f.clock.advance(std::chrono::seconds(2));
    }
    QTest::keyClick(&f.window->board(), Qt::Key_Space);
    QCOMPARE(f.game().history().size(), before + 1);
    // Space at the box gives up what is left.
    for (int i = 0; i < 5 && f.game().history().size() == before + 1; ++i) {
        f.clock.advance(std::chrono::seconds(2));
        if (f.isSpaceReady()) {
            QTest::keyClick(&f.window->board(), Qt::Key_Space);
            f.clock.advance(std::chrono::seconds(1));
        }
    }
    QVERIFY(f.game().history().size() > before + 1);
}

void TestWindowKeys::oneSwitchHeldOpensTheHomeScreen()
{
    OneSwitchFixture f;
    QTest::keyPress(&f.window->board(), Qt::Key_Space);
    f.clock.advance(std::chrono::seconds(1));
    QTest::keyRelease(&f.window->board(), Qt::Key_Space);
    f.clock.advance(std::chrono::seconds(1));
    QVERIFY(!f.find<QWidget>("startScreen")->isVisible());
    QTest::keyPress(&f.window->board(), Qt::Key_Space);
    f.clock.advance(std::chrono::seconds(2));
    QVERIFY(f.find<QWidget>("startScreen")->isVisible());
    QTest::keyRelease(&f.window->board(), Qt::Key_Space);
}

void TestWindowKeys::heldKeyActsOnce_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<bool>("isMarked");
    QTest::addColumn<int>("late");

    for (const QString &key : {u"Space"_s, u"Return"_s, u"Undo"_s, u"Redo"_s}) {
        QTest::addRow("%s marked", qPrintable(key)) << key << true << 0;
        QTest::addRow("%s unmarked", qPrintable(key)) << key << false << 0;
        QTest::addRow("%s unmarked and late", qPrintable(key)) << key << false << 1;
    }
}

void TestWindowKeys::heldKeyActsOnce()
{
    QFETCH(QString, key);
    QFETCH(bool, isMarked);
    QFETCH(int, late);
    const QHash<QString, Key> keys{
        {u"Space"_s, Space}, {u"Return"_s, Return}, {u"Undo"_s, Undo}, {u"Redo"_s, Redo}};
    const auto prepare = [&key](KeysFixture &f) {
        f.playOn();
        for (int i = 0; key == u"Redo" && i < 4; ++i) {
            f.match.undo();
        }
        f.window->board().setFocus();
        return f.game().history().size();
    };
    KeysFixture once;
    const auto before = prepare(once);
    once.click(keys[key]);
    QVERIFY(once.game().history().size() != before);
    KeysFixture held;
    QCOMPARE(prepare(held), before);
    held.hold(keys[key], isMarked, static_cast<quint64>(late));
    QCOMPARE(held.game().history().size(), once.game().history().size());
}

void TestWindowKeys::heldKeyPressesAButtonOnce()
{
    for (const bool isMarked : {true, false}) {
        KeysFixture f;
        f.playOn();
        const auto before = f.game().history().size();
        QSignalSpy undone(&f.action("actionUndo"), &QAction::triggered);
        f.find<QAbstractButton>("undoButton")->setFocus();
        f.hold(Space, isMarked, 0);
        QCOMPARE(undone.size(), 1);
        QVERIFY(f.game().history().size() < before);
    }
}

void TestWindowKeys::twoPressesAreTwoActions_data()
{
    QTest::addColumn<int>("held"); // in milliseconds
    QTest::addColumn<int>("apart");

    QTest::newRow("quick fingers") << 70 << 80;
    QTest::newRow("the quickest fingers") << 60 << 20;
    QTest::newRow("long and quick") << 700 << 30;
    QTest::newRow("a program") << 0 << 0;
}

void TestWindowKeys::twoPressesAreTwoActions()
{
    QFETCH(int, held);
    QFETCH(int, apart);
    for (const Key &key : {Space, Undo}) {
        KeysFixture f;
        f.playOn();
        f.window->board().setFocus();
        const auto before = static_cast<int>(f.game().history().size());
        quint64 time = 1000;
        for (int i = 0; i < 2; ++i) {
            f.press(key, time);
            f.release(key, time += static_cast<quint64>(held));
            time += static_cast<quint64>(apart);
        }
        QVERIFY(std::abs(static_cast<int>(f.game().history().size()) - before) >= 2);
    }
}

/// Stepping back loses nothing and may be repeated quickly.
void TestWindowKeys::heldKeyStepsOn()
{
    for (const bool isMarked : {true, false}) {
        KeysFixture f;
        f.playOn();
        QSignalSpy stepped(&f.action("actionStepBack"), &QAction::triggered);
        f.hold({Qt::Key_Left, {}, 0, Qt::AltModifier}, isMarked, 0);
        QVERIFY(stepped.size() > 1);
    }
}

void TestWindowKeys::digitsAreFoundByPosition_data()
{
    QTest::addColumn<QString>("row");

    QTest::newRow("French") << u"&é\"'(-"_s;
    QTest::newRow("Czech") << u"+ěščřž"_s;
    QTest::newRow("Lithuanian") << u"ąčęėįš"_s;
    QTest::newRow("Arabic") << u"١٢٣٤٥٦"_s;
    QTest::newRow("Thai") << u"ๅ/-ภถุ"_s;
}

void TestWindowKeys::digitsAreFoundByPosition()
{
    QFETCH(QString, row);
    constexpr quint32 First = 10;
    KeysFixture digits;
    KeysFixture positions;
    KeysFixture shifted;
    for (int i = 0; i < row.size(); ++i) {
        const QChar typed = row[i];
        const auto scanCode = First + static_cast<quint32>(i);
        digits.click(letter(static_cast<char16_t>(u'1' + i)));
        positions.click({typed.toUpper().unicode(), typed, scanCode});
        shifted.click({Qt::Key_1 + i, QString::number(i + 1), scanCode, Qt::ShiftModifier});
        const auto there = digits.window->board().input().focusedPoint();
        QVERIFY(there);
        QCOMPARE(positions.window->board().input().focusedPoint(), there);
        QCOMPARE(shifted.window->board().input().focusedPoint(), there);
    }
    // On other layouts, Shift and a digit key do not produce a digit.
    KeysFixture other;
    other.click(letter(u'3'));
    const auto before = other.window->board().input().focusedPoint();
    other.click({Qt::Key_Exclam, u"!"_s, First, Qt::ShiftModifier});
    QCOMPARE(other.window->board().input().focusedPoint(), before);
}

void TestWindowKeys::digitsAreTypedByPosition()
{
    KeysFixture f(DiceOrigin::Entered);
    auto *typed = f.find<QLineEdit>("diceTyped");
    typed->setFocus();
    f.click({Qt::Key_Eacute, u"é"_s, 11});
    f.click({Qt::Key_5, u"5"_s, 14, Qt::ShiftModifier});
    QCOMPARE(typed->text(), u"25"_s);

    f.action("actionCourse").trigger();
    auto *note = f.find<NoteEdit>("noteEdit");
    QVERIFY(note != nullptr);
    note->setFocus();
    f.click({Qt::Key_Eacute, u"é"_s, 11});
    QCOMPARE(note->toPlainText(), u"é"_s);
}

void TestWindowKeys::fieldForDiceLeavesShortcutsToTheWindow()
{
    KeysFixture f(DiceOrigin::Entered);
    auto *field = f.find<QLineEdit>("diceTyped");
    field->setFocus();
    const auto isOverriddenBy = [](QWidget *widget, const QKeyCombination &key) {
        QKeyEvent request(QEvent::ShortcutOverride, key.key(), key.keyboardModifiers());
        request.ignore();
        QCoreApplication::sendEvent(widget, &request);
        return request.isAccepted();
    };
    int keys = 0;
    for (const QAction *action : f.window->findChildren<QAction *>()) {
        for (const QKeySequence &shortcut : action->shortcuts()) {
            const QKeyCombination key = shortcut[0];
            if (key.keyboardModifiers().testFlag(Qt::ControlModifier)) {
                QVERIFY2(isOverriddenBy(field, key) == isOverriddenBy(field->parentWidget(), key),
                         qPrintable(action->objectName()));
                ++keys;
            }
        }
    }
    QVERIFY(keys >= 15);
    QVERIFY(isOverriddenBy(field, Qt::CTRL | Qt::Key_A)); // selects all
}

void TestWindowKeys::enterPressesTheFocusedAnswer()
{
    KeysFixture f;
    f.finish();
    QTRY_VERIFY(f.find<QWidget>("winnerPanel")->isVisible());
    QVERIFY(f.find<QWidget>("winnerRematch")->hasFocus());
    f.click(Return);
    QVERIFY(f.game().position().isOver()); // keys pressed too early are ignored
    f.clock.advance(std::chrono::seconds(3));
    f.click(Return);
    QVERIFY(!f.game().position().isOver());
}

void TestWindowKeys::shortcutsAreFoundByPosition_data()
{
    QTest::addColumn<QString>("letters"); // typed by the keys of L, F and Z
    QTest::addColumn<QChar>("shifted");   // typed by the key of Z with Shift

    QTest::newRow("Russian") << u"ДАЯ"_s << QChar(u'Я');
    QTest::newRow("Greek") << u"ΛΦΖ"_s << QChar(u'Ζ');
    QTest::newRow("Hebrew") << u"ךכז"_s << QChar(u'Z');
    QTest::newRow("Arabic") << u"مبئ"_s << QChar(u'~');
    QTest::newRow("Georgian") << u"ლფზ"_s << QChar(u'ძ');
    QTest::newRow("Thai") << u"สดผ"_s << QChar(u'(');
}

/// Layouts without Latin letters trigger shortcuts by key position.
void TestWindowKeys::shortcutsAreFoundByPosition()
{
    QFETCH(QString, letters);
    KeysFixture f;
    const auto press = [&f](QChar typed, quint32 scanCode, Qt::KeyboardModifiers modifiers = {}) {
        f.click({typed.toUpper().unicode(), typed, scanCode, modifiers});
        return f.heard();
    };
    QCOMPARE(press(letters[0], 46), u"No dice have been thrown yet."_s);
    QCOMPARE(press(letters[1], 41), u"Throw the dice first."_s);
    QCOMPARE(press(letters[2], 52, Qt::ControlModifier), u"There is nothing to undo."_s);
    // The shifted key may type a sign or, in Hebrew, a Latin capital, which Qt would take for
    // Ctrl+Z.
    QFETCH(QChar, shifted);
    const Qt::KeyboardModifiers redo = Qt::ControlModifier | Qt::ShiftModifier;
    QKeyEvent override(QEvent::ShortcutOverride, shifted.unicode(), redo, 52, 0, 0, shifted);
    override.ignore();
    QCoreApplication::sendEvent(f.window->windowHandle(), &override);
    QVERIFY(override.isAccepted());
    QCOMPARE(press(shifted, 52, redo), u"There is nothing to redo."_s);
    // A Latin letter triggers its own shortcut at any position, such as Z on a German keyboard.
    QCOMPARE(press(u'Z', 29, Qt::ControlModifier), u"There is nothing to undo."_s);
    QCOMPARE(press(u'Y', 52, Qt::ControlModifier), QString());
}

void TestWindowKeys::otherScriptsAreTyped()
{
    KeysFixture f;
    f.step();
    f.action("actionCourse").trigger();
    auto *note = f.find<NoteEdit>("noteEdit");
    QVERIFY(note != nullptr);
    note->setFocus();
    for (const QChar typed : u"λφ"_s) {
        f.click({typed.toUpper().unicode(), typed, typed == u'λ' ? 46U : 41U});
    }
    QCOMPARE(note->toPlainText(), u"λφ"_s);
    f.click({u'Ζ', u"\x1a"_s, 52, Qt::ControlModifier}); // undoes typing, as in any text field
    QCOMPARE(note->toPlainText(), QString());
    f.click(letter(u'f'));
    f.hold(Space, false, 0);
    QVERIFY(note->toPlainText().startsWith(u"f    "_s));
}

QTEST_MAIN(TestWindowKeys)
#include "tst_window_keys.moc"
