// SPDX-License-Identifier: MIT
#include "tests/app/window/window_fixture.h"

#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

#include <algorithm>

using namespace doublets;

class TestWindowPanels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void looksBackAndComesBack_data();
    void looksBackAndComesBack();
    void listsEveryThrow();
    void explainsWhatHappened();
    void showsTheRules();
    void entersDiceByHand();
    void refusesWhatNoDieShows();
    void asksForEnteredDiceOncePerThrow();
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
    QVERIFY(f.window->board().isPast());
    QVERIFY(f.caption() != present);
    QVERIFY(f.find<QToolButton>("presentButton")->isVisible());
    QVERIFY(!f.find<QToolButton>("throwButton")->isVisible());

    BoardView &board = f.window->board();
    if (way == u"Return in the list"_qs) {
        QTest::keyClick(list, Qt::Key_Return);
    } else if (way == u"button"_qs) {
        QTest::mouseClick(f.find<QToolButton>("presentButton"), Qt::LeftButton);
    } else if (way == u"menu"_qs) {
        f.action("actionToPresent").trigger();
    } else if (way == u"click"_qs) {
        QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, board.viewport()->rect().center());
    } else {
        board.setFocus();
        QTest::keyClick(&board, way == u"Space"_qs ? Qt::Key_Space : Qt::Key_Escape);
    }
    QVERIFY(!board.isPast());
    QCOMPARE(f.caption(), present);
    QVERIFY(f.game().position() == position);
    QVERIFY(f.find<QToolButton>("throwButton")->isVisible());
}

void TestWindowPanels::listsEveryThrow()
{
    WindowFixture f(allRuleSets(), u"charpentier"_qs);
    const auto *model = f.find<QListView>("courseList")->model();
    const auto throwsOf = [](const Game &game) {
        return static_cast<int>(
            std::count_if(game.turns().begin(), game.turns().end(),
                          [](const Turn &t) { return !std::holds_alternative<Play>(t.action); }));
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
    QVERIFY(page->toPlainText().contains(u"Charles Cotton"_qs));
    QVERIFY(f.action("actionRulesPanel").isChecked());
    f.session.newGame({u"fiske"_qs, {}, DiceOrigin::System, {}});
    QVERIFY(page->toPlainText().contains(u"Fiske"_qs));
    QVERIFY(!page->toPlainText().contains(u"Charles Cotton"_qs));
}

void TestWindowPanels::entersDiceByHand()
{
    WindowFixture f(allRuleSets(), u"alfonso"_qs, DiceOrigin::Entered);
    auto *typed = f.find<QLineEdit>("diceTyped");
    auto *done = f.find<QToolButton>("diceDone");
    QVERIFY(typed->isVisible());
    QVERIFY(!done->isEnabled());
    QTest::keyClicks(typed, u"26"_qs); // two dice for the lead
    QVERIFY(done->isEnabled());
    QTest::keyClick(typed, Qt::Key_Backspace);
    QVERIFY(!done->isEnabled());
    QTest::mouseClick(f.find<QToolButton>("diceFace5"), Qt::LeftButton);
    QVERIFY(!f.find<QToolButton>("diceFace5")->isEnabled()); // enough
    QTest::keyClick(typed, Qt::Key_Return);
    QCOMPARE(std::get<OpeningThrow>(f.game().turns().at(0).action), (OpeningThrow{2, 5}));

    QVERIFY(typed->isVisible());
    QVERIFY(typed->text().isEmpty());
    QTest::keyClicks(typed, u"6-3-1"_qs); // three for a throw
    QTest::mouseClick(done, Qt::LeftButton);
    QCOMPARE(std::get<Throw>(f.game().turns().at(1).action), (Throw{6, 3, 1}));
    QVERIFY(!typed->isVisible());
    QVERIFY(f.window->board().hasFocus());
}

void TestWindowPanels::refusesWhatNoDieShows()
{
    WindowFixture f(allRuleSets(), u"cotton"_qs, DiceOrigin::Entered);
    auto *typed = f.find<QLineEdit>("diceTyped");
    auto *problem = f.find<QLabel>("diceProblem");
    const auto complaint = [&](const QString &text) {
        typed->clear();
        QTest::keyClicks(typed, text);
        QTest::keyClick(typed, Qt::Key_Return);
        return problem->text();
    };
    QVERIFY(complaint(u"17"_qs).contains(u'7'));
    QVERIFY(!complaint(u"1a"_qs).isEmpty());
    QVERIFY(!complaint(u"123"_qs).isEmpty());
    QVERIFY(!complaint(u"1"_qs).isEmpty());
    QVERIFY(f.game().turns().empty());
    QVERIFY(complaint(u"1 2"_qs).isEmpty());
    QCOMPARE(f.game().turns().size(), std::size_t(1));
}

void TestWindowPanels::asksForEnteredDiceOncePerThrow()
{
    WindowFixture f(allRuleSets(), u"cotton"_qs, DiceOrigin::Entered);
    f.game().enterDice({6, 1});
    f.game().enterDice({2, 3});
    f.action("actionUndo").trigger();
    // These dice have fallen: thrown anew they fall the same, and nobody is asked.
    QVERIFY(!f.find<QWidget>("diceEntry")->isVisible());
    QVERIFY(!f.action("actionEnterDice").isEnabled());
    QTest::keyClick(&f.window->board(), Qt::Key_Space);
    QCOMPARE(std::get<Throw>(f.game().turns().back().action), (Throw{2, 3}));
}

QTEST_MAIN(TestWindowPanels)
#include "tst_window_panels.moc"
