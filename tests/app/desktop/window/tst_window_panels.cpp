// SPDX-License-Identifier: MIT
#include "tests/app/desktop/window/window_fixture.h"

#include "language/language.h"
#include "panels/theme/theme.h"

#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QScrollBar>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

using namespace doublets;

class TestWindowPanels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { theme::apply(*qobject_cast<QApplication *>(qApp)); }
    void cleanup() { installTranslator(u"en"_s); }
    void looksBackAndComesBack_data();
    void looksBackAndComesBack();
    void marksTheThrowOfAHiddenListOnly();
    void looksBackAtWhatAScreenReaderSelects();
    void throwsWithTheListOpen();
    void listsEveryThrow();
    void wrapsTheThrowsOfAFile();
    void explainsWhatHappened();
    void showsTheRules();
    void entersDiceByHand();
    void refusesWhatNoDieShows();
    void asksAgainForAThrowTakenBack();
    void whatIsTypedStays();
    void enteringDiceDoesNotMoveTheBoard_data();
    void enteringDiceDoesNotMoveTheBoard();
    void isPaintedFirstAsItStays();
    void fillsALowWindowWithALongPanel_data();
    void fillsALowWindowWithALongPanel();
};

void TestWindowPanels::looksBackAndComesBack_data()
{
    QTest::addColumn<QString>("way");
    for (const char *way : {"Return in the list", "button", "menu", "Escape", "Space", "click"}) {
        QTest::newRow(way) << QString::fromLatin1(way);
    }
}

void TestWindowPanels::looksBackAndComesBack()
{
    QFETCH(const QString, way);
    WindowFixture f(allRuleSets());
    for (int i = 0; i < 25; ++i) {
        f.step();
    }
    f.action("actionCourse").trigger();
    auto *list = f.find<QListView>("courseList");
    QTRY_VERIFY(list->isVisible());
    list->setFocus();
    const QString present = f.caption();
    const Position position = f.game().position();
    QTest::keyClick(list, Qt::Key_Home);
    QTest::keyClick(list, Qt::Key_Down);
    QVERIFY(f.window->board().isShowingPast());
    QVERIFY(f.caption() != present);
    QVERIFY(f.find<QToolButton>("presentButton")->isVisible());
    QVERIFY(!f.find<QToolButton>("throwButton")->isVisible());

    BoardView &board = f.window->board();
    if (way == u"Return in the list"_s) {
        QTest::keyClick(list, Qt::Key_Return);
    } else if (way == u"button"_s) {
        QTest::mouseClick(f.find<QToolButton>("presentButton"), Qt::LeftButton);
    } else if (way == u"menu"_s) {
        f.action("actionToPresent").trigger();
    } else if (way == u"click"_s) {
        QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, board.viewport()->rect().center());
    } else {
        board.setFocus();
        QTest::keyClick(&board, way == u"Space"_s ? Qt::Key_Space : Qt::Key_Escape);
    }
    QVERIFY(!board.isShowingPast());
    QCOMPARE(f.caption(), present);
    QVERIFY(f.game().position() == position);
    QVERIFY(f.find<QToolButton>("throwButton")->isVisible());
}

/// Screen readers treat the current row of a list as focused, even in a hidden list.
void TestWindowPanels::marksTheThrowOfAHiddenListOnly()
{
    WindowFixture f(allRuleSets());
    for (int i = 0; i < 25; ++i) {
        f.step();
    }
    f.action("actionCourse").trigger();
    auto *list = f.find<QListView>("courseList");
    f.action("actionCourse").trigger();
    QVERIFY(!list->isVisible());
    f.window->board().setFocus();
    f.match.shown().lookBackAt(3);
    QVERIFY(!list->currentIndex().isValid());
    QCOMPARE(list->selectionModel()->selectedIndexes().size(), 1);
    QCOMPARE(list->selectionModel()->selectedIndexes()[0].row(), 3);
    f.action("actionCourse").trigger();
    QTRY_VERIFY(list->hasFocus());
    QCOMPARE(list->currentIndex().row(), 3);
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(f.match.shown().moment().row, 4);
    f.window->board().setFocus();
    QVERIFY(!list->currentIndex().isValid());
    QCOMPARE(f.match.shown().moment().row, 4);
    f.match.shown().returnToPresent();
    QVERIFY(!list->selectionModel()->hasSelection());
    list->setFocus();
    QCOMPARE(list->currentIndex().row(), list->model()->rowCount() - 1);
    QVERIFY(!f.match.shown().isPast()); // focusing the list with the keyboard does not look back
}

void TestWindowPanels::looksBackAtWhatAScreenReaderSelects()
{
    WindowFixture f(allRuleSets());
    for (int i = 0; i < 9; ++i) {
        f.step();
    }
    f.action("actionCourse").trigger();
    const auto *list = f.find<QListView>("courseList");
    list->selectionModel()->select(list->model()->index(1, 0), QItemSelectionModel::ClearAndSelect);
    QCOMPARE(f.match.shown().moment().row, 1);
    QVERIFY(f.window->board().isShowingPast());
}

void TestWindowPanels::throwsWithTheListOpen()
{
    WindowFixture f(allRuleSets());
    f.step();
    f.action("actionCourse").trigger();
    auto *list = f.find<QListView>("courseList");
    QTRY_VERIFY(list->hasFocus());
    const auto before = f.game().throwCount();
    QTest::keyClick(list, Qt::Key_Space);
    QVERIFY(!f.match.shown().isPast());
    QCOMPARE(f.game().throwCount(), before + 1);
}

void TestWindowPanels::listsEveryThrow()
{
    WindowFixture f(allRuleSets(), u"charpentier"_s);
    f.action("actionCourse").trigger();
    const auto *model = f.find<QListView>("courseList")->model();
    const auto throwsOf = [](const Game &game) {
        return static_cast<int>(
            std::count_if(game.history().begin(), game.history().end(), [](const HistoryEntry &t) {
                return !std::holds_alternative<Play>(t.action);
            }));
    };
    QCOMPARE(model->rowCount(), 0);
    for (int i = 0; i < 40; ++i) {
        f.step();
        QCOMPARE(model->rowCount(), throwsOf(f.game()));
    }
    for (int i = 0; i < 9; ++i) {
        f.action("actionUndo").trigger();
        QCOMPARE(model->rowCount(), throwsOf(f.game()));
    }
    for (int row = 0; row < model->rowCount(); ++row) {
        QVERIFY(!model->index(row, 0).data(Qt::AccessibleTextRole).toString().isEmpty());
    }
    f.action("actionSameRules").trigger();
    QCOMPARE(model->rowCount(), 0);
}

void TestWindowPanels::wrapsTheThrowsOfAFile()
{
    WindowFixture f(allRuleSets());
    f.finish();
    const QString path = f.folder.filePath(u"long.doublets"_s);
    QVERIFY(!f.session.saveAs(path));
    f.session.newGameWithSameRules();
    f.action("actionCourse").trigger();
    const auto *list = f.find<QListView>("courseList");
    QTRY_VERIFY(list->isVisible());
    QVERIFY(!f.session.open(path));
    QTRY_VERIFY(list->verticalScrollBar()->maximum() > 0); // which narrows the rows
    QCOMPARE(list->horizontalScrollBar()->maximum(), 0);
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        const QRect place = list->visualRect(list->model()->index(row, 0));
        QVERIFY2(place.right() < list->viewport()->width(), qPrintable(QString::number(row)));
    }
}

void TestWindowPanels::explainsWhatHappened()
{
    WindowFixture f(allRuleSets());
    QVERIFY(!f.action("actionWhy").isEnabled());
    f.step();
    while (f.game().position().stage != Stage::Playing) {
        f.step();
    }
    QTest::mouseClick(f.find<QToolButton>("whyButton"), Qt::LeftButton);
    auto *page = f.find<QTextBrowser>("whyPage");
    QVERIFY(f.find<QDockWidget>("whyDock")->isVisible());
    QVERIFY(page->toPlainText().size() > 40);
    QVERIFY(!page->accessibleName().isEmpty());
}

void TestWindowPanels::showsTheRules()
{
    WindowFixture f(allRuleSets());
    QTest::keyClick(&f.window->board(), Qt::Key_F1);
    auto *page = f.find<QTextBrowser>("rulesPage");
    QVERIFY(f.find<QDockWidget>("rulesDock")->isVisible());
    QVERIFY(page->toPlainText().contains(u"Charles Cotton"_s));
    QVERIFY(f.action("actionRulesPanel").isChecked());
    f.session.newGame({u"fiske"_s, {}, DiceOrigin::System, {}});
    QVERIFY(page->toPlainText().contains(u"Fiske"_s));
    QVERIFY(!page->toPlainText().contains(u"Charles Cotton"_s));
}

void TestWindowPanels::entersDiceByHand()
{
    WindowFixture f(allRuleSets(), u"alfonso"_s, DiceOrigin::Entered);
    auto *typed = f.find<QLineEdit>("diceTyped");
    auto *done = f.find<QToolButton>("diceDone");
    QVERIFY(typed->hasFocus());
    QVERIFY(!done->isEnabled());
    QTest::keyClicks(typed, u"26"_s); // two dice for the lead
    QVERIFY(done->isEnabled());
    QTest::keyClick(typed, Qt::Key_Backspace);
    QVERIFY(!done->isEnabled());
    QTest::mouseClick(f.find<QToolButton>("diceFace5"), Qt::LeftButton);
    QVERIFY(!f.find<QToolButton>("diceFace5")->isEnabled()); // no more dice are accepted
    QTest::keyClick(typed, Qt::Key_Return);
    QCOMPARE(std::get<OpeningThrow>(f.game().history().at(0).action), (OpeningThrow{2, 5}));

    QVERIFY(typed->hasFocus());
    QVERIFY(typed->text().isEmpty());
    QTest::keyClicks(typed, u"6-3, 1"_s); // three dice, with common separators
    QCOMPARE(typed->text(), u"631"_s);
    QTest::mouseClick(done, Qt::LeftButton);
    QCOMPARE(std::get<Throw>(f.game().history().at(1).action), (Throw{6, 3, 1}));
    QVERIFY(!typed->isEnabled());
    QVERIFY(typed->text().isEmpty());
    QVERIFY(f.window->board().hasFocus());
    // Explains why no dice are asked for.
    QVERIFY(!f.find<CaptionLabel>("diceQuestion")->text().isEmpty());
}

void TestWindowPanels::refusesWhatNoDieShows()
{
    WindowFixture f(allRuleSets(), u"cotton"_s, DiceOrigin::Entered);
    auto *typed = f.find<QLineEdit>("diceTyped");
    auto *question = f.find<CaptionLabel>("diceQuestion");
    const QString asked = question->accessibleName();
    QCOMPARE(asked, question->text());
    const auto complaint = [&](const QString &keys) {
        typed->clear();
        QTest::keyClicks(typed, keys);
        return question->accessibleName();
    };
    QVERIFY(complaint(u"17"_s).contains(u'7')); // reported immediately and rejected
    QCOMPARE(typed->text(), u"1"_s);
    QVERIFY(complaint(u"0"_s).contains(u'0'));
    QVERIFY(complaint(u"1a"_s) != asked);
    QCOMPARE(typed->text(), u"1"_s);
    QVERIFY(complaint(u"123"_s).contains(u'2')); // only two dice are thrown
    QCOMPARE(typed->text(), u"12"_s);
    QTest::keyClick(typed, Qt::Key_Backspace);
    QCOMPARE(question->accessibleName(), asked); // the next valid key clears the complaint
    QTest::keyClick(typed, Qt::Key_Return);
    QVERIFY(question->accessibleName() != asked); // one number is missing
    QVERIFY(f.game().history().empty());
    QCOMPARE(complaint(u"1 2"_s), asked);
    QTest::keyClick(typed, Qt::Key_Return);
    QCOMPARE(f.game().history().size(), std::size_t(1));
}

void TestWindowPanels::asksAgainForAThrowTakenBack()
{
    WindowFixture f(allRuleSets(), u"cotton"_s, DiceOrigin::Entered);
    auto *typed = f.find<QLineEdit>("diceTyped");
    f.game().enterDice({6, 1});
    f.game().enterDice({2, 3}); // mistyped
    QVERIFY(!typed->isEnabled());
    QTest::keyClick(&f.window->board(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(typed->hasFocus());
    QCOMPARE(typed->text(), u"23"_s);
    QCOMPARE(typed->selectedText(), u"23"_s);
    QTest::keyClicks(typed, u"25"_s); // replaces the selected text
    QTest::keyClick(typed, Qt::Key_Return);
    QCOMPARE(std::get<Throw>(f.game().history().back().action), (Throw{2, 5}));

    // Undo in the field takes back throws rather than edits the text.
    f.action("actionUndo").trigger();
    QTest::keyClick(typed, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(f.game().history().empty());
    QCOMPARE(typed->text(), u"61"_s);
    QTest::keyClick(typed, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::keyClick(typed, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(std::get<Throw>(f.game().history().back().action), (Throw{2, 5}));

    // The mouse can replace the dice or confirm them unchanged.
    f.action("actionUndo").trigger();
    QTest::mouseClick(f.find<QToolButton>("diceFace4"), Qt::LeftButton);
    QCOMPARE(typed->text(), u"4"_s);
    QTest::mouseClick(f.find<QToolButton>("diceFace4"), Qt::LeftButton);
    QTest::mouseClick(f.find<QToolButton>("diceDone"), Qt::LeftButton);
    QCOMPARE(std::get<Throw>(f.game().history().back().action), (Throw{4, 4}));
    f.action("actionUndo").trigger();
    QTest::keyClick(typed, Qt::Key_Return);
    QCOMPARE(std::get<Throw>(f.game().history().back().action), (Throw{4, 4}));
}

void TestWindowPanels::whatIsTypedStays()
{
    WindowFixture f(allRuleSets(), u"cotton"_s, DiceOrigin::Entered);
    auto *typed = f.find<QLineEdit>("diceTyped");
    QTest::keyClicks(typed, u"5"_s);
    QVERIFY(f.settings.whiteName.set(u"Zoe"_s));
    QCOMPARE(typed->text(), u"5"_s);
    QVERIFY(typed->accessibleName().contains(u"Zoe"_s));
    f.action("actionRules").trigger();
    QVERIFY(!typed->hasFocus());
    f.game().enterDice({4, 4}); // asks for the next pair and accepts it immediately
    QVERIFY(typed->hasFocus());
    f.action("actionSameRules").trigger();
    QVERIFY(typed->text().isEmpty());
    QVERIFY(typed->hasFocus());
}

void TestWindowPanels::enteringDiceDoesNotMoveTheBoard_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const QString &language : layoutLanguages()) {
        for (const QSize size : {QSize(640, 480), QSize(1280, 800)}) {
            QTest::addRow("%s %d", qPrintable(language), size.width()) << language << size;
        }
    }
}

void TestWindowPanels::enteringDiceDoesNotMoveTheBoard()
{
    QFETCH(const QString, language);
    QFETCH(const QSize, size);
    const LayoutLanguage installed(language);
    WindowFixture f(allRuleSets(), u"cotton"_s, DiceOrigin::Entered);
    f.window->resize(size);
    auto *typed = f.find<QLineEdit>("diceTyped");
    f.game().enterDice({6, 1});
    QCoreApplication::processEvents(); // the new font size has been laid out
    const QRect place = f.window->board().geometry();
    const auto verifyPlace = [&] {
        QCoreApplication::processEvents();
        QCOMPARE(f.window->board().geometry(), place);
    };
    for (int i = 0; i < 12; ++i) {
        verifyPlace();
        if (f.game().needsEnteredDice()) {
            QTest::keyClicks(typed, u"78"_s); // rejected with a message
            verifyPlace();
            f.game().enterDice({static_cast<std::uint8_t>(i % 6 + 1), 2});
        } else {
            f.step();
        }
    }
    f.action("actionUndo").trigger();
    verifyPlace();
}

/// The first paint has the final size, because the board would otherwise be drawn twice.
void TestWindowPanels::isPaintedFirstAsItStays()
{
    WindowFixture f(allRuleSets());
    f.window = std::make_unique<MainWindow>(f.match, f.session, f.dialogs);
    BoardView &board = f.window->board();
    board.setUpdatesEnabled(false);
    struct FirstPaint : QObject
    {
        bool eventFilter(QObject *watched, QEvent *event) override
        {
            if (event->type() == QEvent::Paint && size.isEmpty()) {
                size = board->size();
            }
            return QObject::eventFilter(watched, event);
        }
        QSize size;
        BoardView *board = nullptr;
    } first;
    first.board = &board;
    f.window->menuBar()->installEventFilter(&first);
    const int letters = f.window->menuBar()->font().pixelSize();
    // Otherwise the window would fill this small screen.
    f.window->setWindowState(Qt::WindowNoState);
    f.window->resize(1920, 1080); // larger fonts
    f.window->show();
    QTRY_VERIFY(!first.size.isEmpty());
    QCoreApplication::processEvents();
    QVERIFY(f.window->menuBar()->font().pixelSize() > letters);
    QCOMPARE(first.size, board.size());
}

void TestWindowPanels::fillsALowWindowWithALongPanel_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("dock");
    QTest::newRow("course") << u"actionCourse"_s << u"courseDock"_s;
    QTest::newRow("odds") << u"actionOddsPanel"_s << u"oddsDock"_s;
}

/// Large text leaves a small window no room for both the board and a list.
void TestWindowPanels::fillsALowWindowWithALongPanel()
{
    QFETCH(const QString, action);
    QFETCH(const QString, dock);
    WindowFixture f(allRuleSets());
    for (int i = 0; i < 25; ++i) {
        f.step();
    }
    f.window->resize(640, 480);
    f.settings.textSize.set(200);
    QCoreApplication::processEvents();
    const BoardView &board = f.window->board();
    const auto *panel = f.find<QDockWidget>(dock.toLatin1());
    f.action(action.toLatin1()).trigger();
    QTRY_VERIFY(!board.isVisible());
    QTRY_COMPARE(panel->width(), f.window->width());
    QVERIFY(!f.find<QWidget>("captionBar")->isVisible());
    QVERIFY(panel->isAncestorOf(QApplication::focusWidget()));
    const auto *area = panel->findChild<QAbstractScrollArea *>();
    const int lines = area->viewport()->height() / panel->fontMetrics().lineSpacing();
    QVERIFY2(lines >= 5, qPrintable(QString::number(lines)));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY(board.isVisible());
    QVERIFY(!panel->isVisible());
    QVERIFY(board.hasFocus());
    QVERIFY(f.find<QWidget>("captionBar")->isVisible());
    // A larger window shows both.
    f.action(action.toLatin1()).trigger();
    QTRY_VERIFY(!board.isVisible());
    f.window->resize(1280, 1000);
    QTRY_VERIFY(board.isVisible());
    QTRY_COMPARE(panel->width(), f.window->width() / 2);
    QVERIFY(panel->isVisible());
}

QTEST_MAIN(TestWindowPanels)
#include "tests/app/language/layout_language.h"
#include "tst_window_panels.moc"
