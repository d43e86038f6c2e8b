// SPDX-License-Identifier: MIT
#include "core/inventions/invention_file.h"
#include "core/odds/opening_odds.h"
#include "desktop/print/sheet_chooser.h"
#include "inventions/invention_dialog.h"
#include "panels/captions/notice_bar.h"
#include "tests/app/desktop/window/window_fixture.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

/// A main window whose dialog for inventions is open.
struct InventionFixture : WindowFixture
{
    explicit InventionFixture(const QString &ruleSet = u"cotton"_s)
        : WindowFixture(allRuleSets(), ruleSet)
    {
        action("actionInvent").trigger();
    }
    [[nodiscard]] InventionDialog &dialog() const
    {
        return *window->findChild<InventionDialog *>();
    }
    [[nodiscard]] bool isOpen() const
    {
        const auto *found = window->findChild<InventionDialog *>();
        return found != nullptr && found->isVisible();
    }
    [[nodiscard]] QString message() const { return find<QLabel>("inventionMessage")->text(); }
    [[nodiscard]] QRadioButton &value(const char *name) const { return *find<QRadioButton>(name); }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return find<QTableWidget>("inventionOdds")->item(row, column)->text();
    }
    void press(const char *name) const { find<QPushButton>(name)->click(); }
    void setTitle(const QString &title) const { find<QLineEdit>("inventionTitle")->setText(title); }
    /// Invents a playable game.
    void invent() const
    {
        setTitle(u"Lucky sevens"_s);
        value("invention-doublet-throw-again").click();
    }
    [[nodiscard]] QString path() const { return folder.filePath(u"ours.doublets-rules"_s); }
};

enum : int { FirstWins = 0, SecondWins, Drawn, Throws };
enum : int { Original = 0, Invented, Change };

} // namespace

/// Tests that a class can invent, play, save and print a game.
class TestWindowInventions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void beginsWithTheGameOnTheBoard();
    void showsHowTheOddsChange();
    void addsUp();
    void showsDrawsOfRaces();
    void canBeCancelled();
    void showsOnlyRulesOfTheGame();
    void tellsWhyAValueIsImpossible();
    void undoesChanges();
    void needsANameAndAChange();
    void isPlayed();
    void keepsTheGameOnTheBoard();
    void isKeptWithTheGame();
    void isSavedAndOpenedAgain();
    void reportsBrokenFiles();
    void reportsFailureToSave();
    void asksBeforeChangesAreLost();
    void asksBeforeQuitting();
    void isPrinted();
};

void TestWindowInventions::beginsWithTheGameOnTheBoard()
{
    WindowFixture f(allRuleSets(), u"holme"_s, DiceOrigin::Seeded, {{u"surplus"_s, u"opponent"_s}});
    f.action("actionInvent").trigger();
    const Invention &invention = f.window->findChild<InventionDialog *>()->invention();
    QCOMPARE(invention.original, u"holme"_s);
    QCOMPARE(invention.values, (Rulings{{u"surplus"_s, u"opponent"_s}}));
    QVERIFY(invention.name.title.isEmpty());
    QVERIFY(f.find<QRadioButton>("invention-surplus-opponent")->isChecked());
}

void TestWindowInventions::showsHowTheOddsChange()
{
    InventionFixture f;
    QTRY_VERIFY_WITH_TIMEOUT(f.cell(FirstWins, Change) != u"–", 20'000);
    QCOMPARE(f.cell(FirstWins, Original), f.cell(FirstWins, Invented));
    QCOMPARE(f.cell(FirstWins, Change), u"0.00"_s);
    const QString before = f.cell(FirstWins, Original);
    f.value("invention-doublet-plain").click();
    QCOMPARE(f.cell(FirstWins, Invented), u"–"_s);
    QCOMPARE(f.cell(FirstWins, Original), before); // not computed again
    QTRY_VERIFY_WITH_TIMEOUT(f.cell(FirstWins, Change) != u"–", 20'000);

    // The same figures as on the command line and on the sheets.
    Invention plain{{u"x"_s, {}}, u"cotton"_s, {{u"doublet"_s, u"plain"_s}}};
    const auto rows =
        computeOpeningOdds({{inventedRuleSet(allRuleSets(), plain).value(), {}}}, false, {});
    QVERIFY(rows);
    const Odds &odds = rows->front().odds;
    QCOMPARE(f.cell(FirstWins, Invented), QString::number(100 * odds.white, 'f', 2) + u'%');
    QCOMPARE(f.cell(Throws, Invented), QString::number(odds.throws, 'f', 2));
    QVERIFY(f.find<QTableWidget>("inventionOdds")->isRowHidden(Drawn));
}

/// Each change is the difference of the figures beside it, as they are rounded.
void TestWindowInventions::addsUp()
{
    InventionFixture f;
    const auto number = [&f](int row, int column) {
        return f.cell(row, column).remove(u'%').remove(u'+').replace(u'−', u'-').toDouble();
    };
    for (const char *value : {"invention-doublet-plain", "invention-doublet-throw-again"}) {
        f.value(value).click();
        QTRY_VERIFY_WITH_TIMEOUT(f.cell(FirstWins, Change) != u"–", 20'000);
        for (const int row : {FirstWins, SecondWins, Throws}) {
            const double change = number(row, Invented) - number(row, Original);
            QVERIFY2(qAbs(number(row, Change) - change) < 1e-9, value);
        }
    }
}

void TestWindowInventions::showsDrawsOfRaces()
{
    WindowFixture f(allRuleSets(), u"alfonso-race"_s);
    f.action("actionInvent").trigger();
    auto *table = f.find<QTableWidget>("inventionOdds");
    QVERIFY(!table->isRowHidden(Drawn));
    QVERIFY(!table->isRowHidden(SecondWins));
    QVERIFY(!f.find<QWidget>("invention-bearing-off")->isVisible());
}

void TestWindowInventions::canBeCancelled()
{
    InventionFixture f;
    QVERIFY(f.find<QProgressBar>("inventionProgress")->isVisible());
    f.press("inventionCancel");
    QVERIFY(!f.find<QProgressBar>("inventionProgress")->isVisible());
    QCOMPARE(f.cell(FirstWins, Invented), u"–"_s);
    QVERIFY(f.find<QLabel>("inventionOddsNote")->text().startsWith(u"Cancelled"));
    f.press("inventionCancel"); // computes again
    QTRY_VERIFY_WITH_TIMEOUT(f.cell(FirstWins, Invented) != u"–", 20'000);
    QVERIFY(!f.find<QPushButton>("inventionCancel")->isVisible());
}

void TestWindowInventions::showsOnlyRulesOfTheGame()
{
    InventionFixture f;
    const auto isShown = [&](const char *name) {
        return f.find<QWidget>(name)->isVisibleTo(&f.dialog());
    };
    QVERIFY(isShown("invention-surplus"));
    QVERIFY(!isShown("invention-doublet-men"));
    f.value("invention-doublet-throw-again").click();
    QVERIFY(!isShown("invention-surplus"));
    QVERIFY(isShown("invention-doublet-men"));
    QVERIFY(f.value("invention-doublet-throw-again").text().contains(u"(invented)"));
    QVERIFY(f.value("invention-doublet-total").text().contains(u"the original"));
}

void TestWindowInventions::tellsWhyAValueIsImpossible()
{
    InventionFixture f;
    QRadioButton &three = f.value("invention-dice-3");
    QVERIFY(!three.isEnabled());
    QVERIFY(three.text().contains(u"Doublets"));
    f.value("invention-doublet-plain").click();
    QVERIFY(three.isEnabled());
    QVERIFY(!three.text().contains(u"Not possible"));
}

void TestWindowInventions::undoesChanges()
{
    InventionFixture f;
    QVERIFY(!f.find<QPushButton>("inventionUndo")->isEnabled());
    f.value("invention-surplus-opponent").click();
    f.value("invention-crossing-barred").click();
    f.press("inventionUndo");
    QCOMPARE(f.dialog().invention().values, (Rulings{{u"surplus"_s, u"opponent"_s}}));
    QVERIFY(f.value("invention-crossing-allowed").isChecked());
    f.press("inventionRedo");
    QVERIFY(f.value("invention-crossing-barred").isChecked());
    f.press("inventionStartOver");
    QVERIFY(f.dialog().invention().values.isEmpty());
    QVERIFY(!f.find<QPushButton>("inventionStartOver")->isEnabled());
    f.press("inventionUndo");
    QCOMPARE(f.dialog().invention().values.size(), 2);
    // The choice of another original can also be undone.
    auto *games = f.find<QComboBox>("inventionOriginal");
    games->setCurrentIndex(games->findData(u"fiske"_s));
    Q_EMIT games->activated(games->currentIndex());
    QCOMPARE(f.dialog().invention(), (Invention{{}, u"fiske"_s, {}}));
    f.press("inventionUndo");
    QCOMPARE(games->currentData().toString(), u"cotton"_s);
    QCOMPARE(f.dialog().invention().values.size(), 2);
}

void TestWindowInventions::needsANameAndAChange()
{
    InventionFixture f;
    f.dialogs.answer = f.path();
    f.dialog().resize(640, 440);
    QScrollBar *bar = f.dialog().findChildren<QScrollArea *>().constLast()->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 0);
    bar->setValue(bar->maximum());
    f.press("inventionPlay");
    QVERIFY(f.isOpen());
    QVERIFY(f.message().contains(u"name"));
    const auto *title = f.find<QLineEdit>("inventionTitle");
    QCOMPARE(f.dialog().focusWidget(), title);
    QVERIFY(QTest::qWaitFor(
        [title] { return title->visibleRegion().boundingRect() == title->rect(); }));
    f.setTitle(u"Lucky sevens"_s);
    f.press("inventionSave");
    QVERIFY(f.message().contains(u"Change at least one rule"));
    QVERIFY(!QFile::exists(f.path()));
}

void TestWindowInventions::isPlayed()
{
    InventionFixture f;
    f.invent();
    f.press("inventionPlay");
    QVERIFY(!f.isOpen());
    QCOMPARE(f.game().ruleSet().game, u"Lucky sevens"_s);
    QVERIFY(f.game().rules().doublet == Doublet::ThrowsAgain);
    QVERIFY(f.window->windowTitle().contains(u"invented, after"));
    QCOMPARE(f.settings.ruleSet.value(), u"cotton"_s);
    f.finish();
    QVERIFY(f.session.loggedGames().games.empty()); // inventions are not counted
    QVERIFY(f.session.tally().byRuleSet().isEmpty());
    f.action("actionSameRules").trigger();
    QVERIFY(f.game().ruleSet().invention);
    QVERIFY(f.game().history().empty());
    // The dialog opens with the invention being played.
    f.action("actionInvent").trigger();
    QVERIFY(f.isOpen());
    QCOMPARE(f.dialog().invention().name.title, u"Lucky sevens"_s);
}

/// The game on the board gives way to the invention, and the user is told where it is.
void TestWindowInventions::keepsTheGameOnTheBoard()
{
    InventionFixture f;
    f.step();
    f.step();
    f.invent();
    const QSignalSpy remarks(&const_cast<Match &>(f.match), &Match::remarked);
    f.press("inventionPlay");
    QCOMPARE(f.session.unfinishedGames().size(), std::size_t(1));
    QVERIFY(std::ranges::any_of(remarks, [](const QList<QVariant> &remark) {
        return remark[0].toString() == u"Your own game has been kept: Game menu, Open recent.";
    }));
}

void TestWindowInventions::isKeptWithTheGame()
{
    InventionFixture f;
    f.invent();
    f.press("inventionPlay");
    f.step();
    f.step();
    const Record record = f.session.record();
    QVERIFY(!f.session.finishSaving());
    Session next(allRuleSets(), f.settings, f.folder.filePath(u"data"_s));
    next.start();
    QVERIFY(next.record() == record);
    QVERIFY(next.game().ruleSet().invention);
    next.newGame({u"cotton"_s, {}, DiceOrigin::Seeded, u"1"_s});
    QCOMPARE(next.unfinishedGames().size(), std::size_t(1));
    QCOMPARE(next.unfinishedGames().front().invention->title, u"Lucky sevens"_s);
}

void TestWindowInventions::isSavedAndOpenedAgain()
{
    InventionFixture f;
    f.invent();
    f.find<QLineEdit>("inventionInventors")->setText(u"  Class 7b "_s);
    f.dialogs.answer = f.path();
    f.press("inventionSave");
    QCOMPARE(f.message(), u"Saved: ours.doublets-rules"_s);
    QVERIFY(f.dialogs.suggested.endsWith(u"Lucky sevens.doublets-rules"));
    const Invention saved = f.dialog().invention();
    QCOMPARE(saved.name.inventors, u"Class 7b"_s);
    f.press("inventionClose"); // nothing to ask
    QVERIFY(f.dialogs.unsavedNames.isEmpty());
    QTRY_VERIFY(f.window->findChild<InventionDialog *>() == nullptr);

    f.window->openFile(f.path());
    QVERIFY(f.isOpen());
    QCOMPARE(f.dialog().invention(), saved);
    QCOMPARE(f.find<QLineEdit>("inventionTitle")->text(), u"Lucky sevens"_s);
    QVERIFY(f.value("invention-doublet-throw-again").isChecked());
}

void TestWindowInventions::reportsBrokenFiles()
{
    InventionFixture f;
    QFile file(f.path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "doublets-invention", "version": 1, "name": "x",
        "ruleset": "cotton", "rulings": {"dice": "3"}})");
    file.close();
    f.setTitle(u"Kept"_s);
    f.dialogs.answer = f.path();
    f.dialogs.saveAnswer = Dialogs::SaveAnswer::Discard;
    f.press("inventionOpen");
    QVERIFY2(f.message().contains(u"ours.doublets-rules"), qPrintable(f.message()));
    QCOMPARE(f.dialog().invention().name.title, u"Kept"_s);
    f.window->openFile(f.path());
    const QStringList notices = f.find<NoticeBar>("noticeBar")->notices();
    QCOMPARE(notices.size(), 1);
    QVERIFY2(notices.front().contains(u"ours.doublets-rules"), qPrintable(notices.front()));
}

void TestWindowInventions::reportsFailureToSave()
{
    InventionFixture f;
    f.invent();
    f.dialogs.answer = f.folder.filePath(u"no/such/folder.doublets-rules"_s);
    f.press("inventionSave");
    QVERIFY(!f.message().isEmpty());
    QVERIFY(!f.message().startsWith(u"Saved"));
    f.press("inventionClose"); // still unsaved: asks, and the answer is Cancel
    QCOMPARE(f.dialogs.unsavedNames, QStringList{u"Lucky sevens"_s});
    QVERIFY(f.isOpen());
}

void TestWindowInventions::asksBeforeChangesAreLost()
{
    InventionFixture f;
    f.invent();
    QTest::keyClick(&f.dialog(), Qt::Key_Escape);
    QVERIFY(f.isOpen());
    QCOMPARE(f.dialogs.unsavedNames.size(), 1);
    f.dialogs.saveAnswer = Dialogs::SaveAnswer::Save;
    f.dialogs.answer = f.path();
    QTest::keyClick(&f.dialog(), Qt::Key_Escape);
    QVERIFY(!f.isOpen());
    QVERIFY(readInvention(f.path(), allRuleSets()));
}

void TestWindowInventions::asksBeforeQuitting()
{
    InventionFixture f;
    f.invent();
    f.press("inventionPlay");
    f.window->close();
    QVERIFY(f.window->isVisible());
    QCOMPARE(f.dialogs.unsavedNames.size(), 1);
    f.dialogs.saveAnswer = Dialogs::SaveAnswer::Discard;
    f.window->close();
    QVERIFY(!f.window->isVisible());
}

void TestWindowInventions::isPrinted()
{
    InventionFixture f(u"willughby"_s); // whose odds are computed quickly
    f.invent();
    f.press("inventionPrint");
    auto *print = f.find<QDialog>("printDialog");
    QVERIFY(print != nullptr && print->isVisible());
    QVERIFY(print->findChild<SheetChooser *>()->kind() == SheetKind::Rules);
    auto *save = print->findChild<QPushButton *>(u"printSave"_s);
    QVERIFY(save->isEnabled());
    print->findChild<SheetChooser *>()->setKind(SheetKind::GameOdds);
    QTRY_VERIFY_WITH_TIMEOUT(save->isEnabled(), 30'000);
}

QTEST_MAIN(TestWindowInventions)
#include "tst_window_inventions.moc"
