// SPDX-License-Identifier: MIT
#include "tests/app/desktop/window/window_fixture.h"

#include "table/motion/motion.h"
#include "text/caption.h"
#include "text/explanation.h"

#include <QApplication>
#include <QDockWidget>
#include <QLayout>
#include <QListView>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

using namespace Qt::StringLiterals;

using namespace doublets;

class TestSidePanels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void uncoverThePanelBefore();
    void leaveTheKeysToTheGameIfOpenedByMouse();
    void takeTheFocusIfOpenedByKey();
    void areCreatedWhenOpened();
    void openWideEnoughForTheirContent();
    void openAtTheLatestThrow();
    void followTheGameToItsEnd();
    void openAtTheThrowLookedAt();
    void stayAtTheStartOfTheGame();
    void lookBackAtTheClickedThrow();
    void pagesAreReadByLine();
    void keysPageShowsCustomShortcuts();
    void whyFollowsTheGame();
    void whyWaitsUntilAllHasBeenSeen();
    void whyIsAboutTheThrowLookedAt();
    void whyForgetsThePreviousGame();
    void whyAndKeysTakeTurns();
    void aCoveredPanelComesToTheFront();
    void keysFindNoBarWithoutPanels();
    void floatOverTheBoard_data();
    void floatOverTheBoard();
};

namespace {

/// Returns the title that the "Why?" page should show for the current position.
QString titleOfReason(const WindowFixture &f)
{
    const auto events = eventsToExplain(f.game());
    return events.empty() ? QString()
                          : explanationForEvents(f.game().ruleSet(), f.game().rulings(),
                                                 f.session.playerNames(), events)
                                .title;
}

} // namespace

void TestSidePanels::floatOverTheBoard_data()
{
    QTest::addColumn<QString>("state");
    QTest::newRow("hidden") << u"hidden"_s;
    QTest::newRow("restored") << u"restored"_s;
}

/// Qt moves panels that float before they have had a place to the corner of the screen, over the
/// menus.
void TestSidePanels::floatOverTheBoard()
{
    QFETCH(const QString, state);
    WindowFixture f(allRuleSets());
    f.window->move(60, 40);
    auto *dock = f.find<QDockWidget>("oddsDock");
    dock->setFloating(true);
    if (state == u"restored"_s) {
        const QByteArray saved = f.window->saveState();
        dock->setFloating(false);
        f.window->restoreState(saved);
    }
    f.action("actionOddsPanel").trigger();
    QCoreApplication::processEvents();
    QVERIFY(dock->isFloating());
    QVERIFY(dock->isVisible());
    const QWidget *centre = f.window->centralWidget();
    const QRect board(centre->mapToGlobal(QPoint()), centre->size());
    QVERIFY(board.contains(dock->geometry().topLeft()));
}

void TestSidePanels::leaveTheKeysToTheGameIfOpenedByMouse()
{
    WindowFixture f(allRuleSets());
    BoardView &board = f.window->board();
    board.setFocus();
    f.step(); // gives the page something to explain
    QTest::mouseClick(f.find<QToolButton>("whyButton"), Qt::LeftButton);
    auto *page = f.find<QTextBrowser>("whyPage");
    QVERIFY(page != nullptr && page->isVisible());
    QVERIFY(board.hasFocus());
    const std::size_t actions = f.game().history().size();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QCOMPARE(f.game().history().size(), actions + 1);
    QVERIFY(page->isVisible());

    page->setFocus();
    QTest::mouseClick(f.window.get(), Qt::LeftButton);
    f.action("actionCourse").trigger(); // covers the page
    QVERIFY(board.hasFocus());
}

void TestSidePanels::openWideEnoughForTheirContent()
{
    WindowFixture f(allRuleSets());
    f.window->resize(640, 480);
    f.step();
    f.action("actionCourse").trigger();
    const auto *dock = f.find<QDockWidget>("courseDock");
    const auto *area = qobject_cast<QScrollArea *>(dock->widget());
    QVERIFY(area != nullptr);
    constexpr int Wide = 280; // more than a third of the window
    area->widget()->layout()->addItem(new QSpacerItem(Wide, 0));
    f.action("actionCourse").trigger();
    f.action("actionCourse").trigger();
    QTRY_VERIFY(f.window->width() == 640 && area->viewport()->width() >= Wide);
    QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
}

void TestSidePanels::takeTheFocusIfOpenedByKey()
{
    WindowFixture f(allRuleSets());
    f.step();
    QTest::mouseClick(f.window.get(), Qt::LeftButton);
    QTest::keyClick(f.window.get(), Qt::Key_W, Qt::ControlModifier);
    QVERIFY(f.find<QTextBrowser>("whyPage")->hasFocus());
}

void TestSidePanels::whyFollowsTheGame()
{
    WindowFixture f(allRuleSets());
    while (f.game().position().stage != Stage::Playing) {
        f.step();
    }
    f.action("actionWhy").trigger();
    auto *page = f.find<QTextBrowser>("whyPage");
    QVERIFY(page->accessibleName().startsWith(u"Throw no. 1, "_s));
    QVERIFY(page->toPlainText().startsWith(page->accessibleName()));
    for (int i = 0; i < 40; ++i) {
        f.step();
        QVERIFY2(page->toPlainText().contains(titleOfReason(f)), qPrintable(titleOfReason(f)));
    }
    QVERIFY(!page->accessibleName().startsWith(u"Throw no. 1, "_s));
    while (f.game().canUndo()) {
        f.action("actionUndo").trigger();
    }
    QCOMPARE(page->toPlainText(), u"Why?\nNothing has been thrown yet."_s);
    f.action("actionWhy").trigger(); // the panel can still be closed
    QVERIFY(!page->isVisible());
}

void TestSidePanels::whyWaitsUntilAllHasBeenSeen()
{
    WindowFixture f(allRuleSets());
    while (f.game().position().stage != Stage::Playing) {
        f.step();
    }
    f.action("actionWhy").trigger();
    auto *page = f.find<QTextBrowser>("whyPage");
    f.game().playForced();
    while (f.game().position().stage == Stage::Playing) {
        f.step();
    }
    const QString before = page->toPlainText();
    f.settings.motionSpeed.set(MotionSpeed::Slow);
    f.step();
    QVERIFY(f.window->board().isMoving());
    QCOMPARE(page->toPlainText(), before);
    f.window->board().skipMotion();
    QVERIFY(page->toPlainText() != before);
    QVERIFY(page->accessibleName().startsWith(u"Throw no. 2, "_s));
}

void TestSidePanels::whyIsAboutTheThrowLookedAt()
{
    WindowFixture f(allRuleSets());
    for (int i = 0; i < 25; ++i) {
        f.step();
    }
    f.action("actionWhy").trigger();
    auto *page = f.find<QTextBrowser>("whyPage");
    const QString present = page->toPlainText();
    f.action("actionCourse").trigger();
    auto *list = f.find<QListView>("courseList");
    QTRY_VERIFY(list->isVisible());
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Home);
    QTest::keyClick(list, Qt::Key_Down);
    QVERIFY(page->accessibleName().startsWith(u"Throw no. 1, "_s));
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(page->toPlainText(), present);
}

void TestSidePanels::whyForgetsThePreviousGame()
{
    WindowFixture f(allRuleSets());
    while (f.game().position().stage != Stage::Playing) {
        f.step();
    }
    f.action("actionWhy").trigger();
    auto *page = f.find<QTextBrowser>("whyPage");
    f.session.newGame({u"fiske"_s, {}, DiceOrigin::Seeded, u"1674"_s});
    QCOMPARE(page->toPlainText(), u"Why?\nNothing has been thrown yet."_s);
    f.step();
    QVERIFY(page->toPlainText().contains(u"The higher number throws first."_s));
    QVERIFY(page->toPlainText().contains(u"our deduction"_s)); // Cotton's equivalent is an old text
}

void TestSidePanels::whyAndKeysTakeTurns()
{
    WindowFixture f(allRuleSets());
    f.step();
    const QAction &why = f.action("actionWhy");
    const QAction &keys = f.action("actionKeyboard");
    f.action("actionKeyboard").trigger();
    auto *page = f.find<QTextBrowser>("whyPage");
    const QString keyboard = page->toPlainText();
    QVERIFY(keys.isChecked() && !why.isChecked());
    f.step();
    QCOMPARE(page->toPlainText(), keyboard); // playing does not replace the page
    f.action("actionWhy").trigger();
    QVERIFY(page->toPlainText() != keyboard);
    QVERIFY(why.isChecked() && !keys.isChecked());
    QTest::mouseClick(f.find<QToolButton>("whyButton"), Qt::LeftButton);
    QVERIFY(!page->isVisible());
    QVERIFY(!why.isChecked() && !keys.isChecked());
}

void TestSidePanels::aCoveredPanelComesToTheFront()
{
    struct Panel
    {
        const char *action;
        const char *dock;
        const char *other; ///< shows another panel
    };
    WindowFixture f(allRuleSets());
    f.step();
    for (const Panel panel : {Panel{"actionCourse", "courseDock", "actionRules"},
                              Panel{"actionDicePanel", "diceDock", "actionCourse"},
                              Panel{"actionOddsPanel", "oddsDock", "actionCourse"},
                              Panel{"actionAppearance", "appearanceDock", "actionCourse"},
                              Panel{"actionRules", "rulesDock", "actionCourse"},
                              Panel{"actionRulesPanel", "rulesDock", "actionCourse"},
                              Panel{"actionWhy", "whyDock", "actionCourse"},
                              Panel{"actionKeyboard", "whyDock", "actionCourse"}}) {
        QAction &key = f.action(panel.action);
        QAction &other = f.action(panel.other);
        const auto *dock = f.find<QDockWidget>(panel.dock);
        const auto isSeen = [dock] { return !dock->visibleRegion().isEmpty(); };
        key.trigger();
        QTRY_VERIFY2(isSeen(), panel.action);
        QTRY_VERIFY2(key.isChecked(), panel.action);
        other.trigger();
        QTRY_VERIFY2(!isSeen(), panel.action);
        QVERIFY(!dock->isHidden());                           // its tab remains
        QVERIFY2(!dock->widget()->isEnabled(), panel.action); // not reachable by keyboard
        QTRY_VERIFY2(!key.isChecked(), panel.action);
        key.trigger();
        QTRY_VERIFY2(isSeen(), panel.action);
        QTRY_VERIFY2(key.isChecked(), panel.action);
        QTRY_VERIFY2(!other.isChecked(), panel.action);
        QVERIFY2(dock->widget()->isEnabled(), panel.action);
        QTRY_VERIFY2(dock->isAncestorOf(QApplication::focusWidget()), panel.action);
        key.trigger();
        QVERIFY2(dock->isHidden(), panel.action);
        QVERIFY2(!key.isChecked(), panel.action);
        QTRY_VERIFY2(other.isChecked(), panel.action); // the panel behind it
        other.trigger();
        QTRY_VERIFY2(!other.isChecked(), panel.action);
    }
}

void TestSidePanels::uncoverThePanelBefore()
{
    WindowFixture f(allRuleSets());
    f.step();
    const auto isSeen = [&f](const char *dock) {
        return !f.find<QDockWidget>(dock)->visibleRegion().isEmpty();
    };
    for (const char *each : {"actionAppearance", "actionCourse", "actionOddsPanel"}) {
        f.action(each).trigger();
    }
    f.action("actionWhy").trigger();
    QTRY_VERIFY(isSeen("whyDock"));
    f.find<QDockWidget>("whyDock")->close();
    QTRY_VERIFY(isSeen("oddsDock"));
    f.action("actionOddsPanel").trigger();
    QTRY_VERIFY(isSeen("courseDock"));
    f.action("actionCourse").trigger();
    QTRY_VERIFY(isSeen("appearanceDock"));
}

void TestSidePanels::areCreatedWhenOpened()
{
    WindowFixture f(allRuleSets());
    f.step();
    f.settings.language.set(u"ru"_s);
    for (const auto &[action, name] :
         {std::pair("actionCourse", "courseDock"), std::pair("actionDicePanel", "diceDock"),
          std::pair("actionOddsPanel", "oddsDock"), std::pair("actionRules", "rulesDock"),
          std::pair("actionWhy", "whyDock"), std::pair("actionAppearance", "appearanceDock")}) {
        const auto *dock = f.find<QDockWidget>(name);
        QVERIFY2(dock->widget() == nullptr, name);
        f.action(action).trigger();
        QVERIFY2(dock->widget() != nullptr, name);
        QVERIFY2(dock->widget()->isVisible() && dock->widget()->isEnabled(), name);
        QVERIFY2(dock->isAncestorOf(f.window->focusWidget()), name);
    }
    QCOMPARE(f.find<QListView>("courseList")->accessibleName(), u"Ход партии"_s);
    f.settings.language.set(u"en"_s);
    QTRY_COMPARE(f.find<QListView>("courseList")->accessibleName(), u"Course of play"_s);
}

void TestSidePanels::openAtTheLatestThrow()
{
    WindowFixture f(allRuleSets());
    f.finish();
    f.action("actionCourse").trigger();
    const auto *list = f.find<QListView>("courseList");
    const auto *bar = list->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 0);
    QTRY_COMPARE(bar->value(), bar->maximum());
    QVERIFY(!list->selectionModel()->hasSelection());
}

void TestSidePanels::followTheGameToItsEnd()
{
    WindowFixture f(allRuleSets());
    f.step();
    f.action("actionCourse").trigger();
    const auto *list = f.find<QListView>("courseList");
    int rowsThatGrew = 0;
    while (!f.game().position().isOver()) {
        const int last = list->model()->rowCount() - 1;
        const int height = list->visualRect(list->model()->index(last, 0)).height();
        f.step();
        QTest::qWait(0);
        const QRect latest =
            list->visualRect(list->model()->index(list->model()->rowCount() - 1, 0));
        QVERIFY2(
            latest.bottom() <= list->viewport()->rect().bottom(),
            qPrintable(list->model()->index(list->model()->rowCount() - 1, 0).data().toString()));
        const bool isSameRow = list->model()->rowCount() - 1 == last;
        rowsThatGrew += isSameRow && latest.height() > height && latest.top() > 0 ? 1 : 0;
    }
    QVERIFY(rowsThatGrew > 0);
}

void TestSidePanels::openAtTheThrowLookedAt()
{
    WindowFixture f(allRuleSets());
    f.finish();
    f.match.shown().lookBackAt(3);
    f.action("actionCourse").trigger();
    const auto *list = f.find<QListView>("courseList");
    const QModelIndex third = list->model()->index(3, 0);
    QVERIFY(list->selectionModel()->isSelected(third));
    QTRY_VERIFY(list->viewport()->rect().contains(list->visualRect(third)));
    QVERIFY(f.find<QToolButton>("courseWhy")->isEnabled());
    QVERIFY(f.find<QToolButton>("coursePresent")->isEnabled());
}

/// The start of the game has no row.
void TestSidePanels::stayAtTheStartOfTheGame()
{
    WindowFixture f(allRuleSets());
    f.finish();
    f.action("actionCourse").trigger();
    const auto *bar = f.find<QListView>("courseList")->verticalScrollBar();
    QTRY_VERIFY(bar->value() > 0);
    f.match.shown().stepToStart();
    QTRY_COMPARE(bar->value(), 0);
    const int range = bar->maximum();
    f.window->resize(f.window->width(), f.window->height() - 100);
    QTRY_VERIFY(bar->maximum() > range);
    QCOMPARE(bar->value(), 0);
}

/// A list that has been scrolled by the wheel does not return to the selected throw when a click
/// gives it the focus.
void TestSidePanels::lookBackAtTheClickedThrow()
{
    WindowFixture f(allRuleSets());
    f.finish();
    f.action("actionCourse").trigger();
    auto *list = f.find<QListView>("courseList");
    auto *bar = list->verticalScrollBar();
    QTRY_VERIFY(bar->value() > 0);
    f.match.shown().lookBackAt(1);
    f.window->board().setFocus();
    bar->setValue(bar->maximum());
    const QModelIndex last = list->model()->index(list->model()->rowCount() - 1, 0);
    QVERIFY(!list->hasFocus());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(last).center());
    QVERIFY(list->hasFocus());
    QCOMPARE(list->currentIndex(), last);
    QCOMPARE(bar->value(), bar->maximum());
}

/// The caret, which screen readers follow, moves by line.
void TestSidePanels::pagesAreReadByLine()
{
    WindowFixture f(allRuleSets());
    for (const auto &[action, name] :
         {std::pair("actionRules", "rulesPage"), std::pair("actionKeyboard", "whyPage")}) {
        f.action(action).trigger();
        auto *page = f.find<QTextBrowser>(name);
        page->setFocus();
        QCOMPARE(page->textCursor().position(), 0);
        QCOMPARE(page->cursorWidth(), 0); // nothing can be typed there
        QTest::keyClick(page, Qt::Key_Down);
        QVERIFY2(page->verticalScrollBar()->value() > 0, name); // the page scrolls with the caret
        const int second = page->textCursor().position();
        QVERIFY2(second > 0, name);
        f.step(); // the page does not scroll away from the reader
        f.step();
        QCOMPARE(page->textCursor().position(), second);
    }
}

void TestSidePanels::keysPageShowsCustomShortcuts()
{
    WindowFixture f(allRuleSets());
    f.action("actionKeyboard").trigger();
    const auto *page = f.find<QTextBrowser>("whyPage");
    QVERIFY(!page->toPlainText().contains(u"Ctrl+I"_s));
    f.settings.shortcuts.set({u"actionHint=Ctrl+I"_s});
    QTRY_VERIFY(page->toPlainText().contains(u"Ctrl+I"_s));
}

void TestSidePanels::keysFindNoBarWithoutPanels()
{
    WindowFixture f(allRuleSets());
    const auto bars = [&f] {
        QList<Qt::FocusPolicy> policies;
        for (const QTabBar *bar : f.window->findChildren<QTabBar *>()) {
            policies << bar->focusPolicy();
        }
        return policies;
    };
    QVERIFY(!bars().contains(Qt::TabFocus));
    f.action("actionCourse").trigger();
    f.action("actionRules").trigger();
    QTRY_VERIFY(bars().contains(Qt::TabFocus));
    f.action("actionRules").trigger();
    f.action("actionCourse").trigger();
    QTRY_VERIFY(!bars().contains(Qt::TabFocus));
}

QTEST_MAIN(TestSidePanels)
#include "tst_side_panels.moc"
