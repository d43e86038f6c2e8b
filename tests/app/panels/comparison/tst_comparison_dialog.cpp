// SPDX-License-Identifier: MIT
#include "tests/app/desktop/window/window_fixture.h"

#include "choices/text_size.h"
#include "core/record/record_reader.h"
#include "core/record/replay.h"
#include "language/language.h"
#include "panels/comparison/comparison_dialog.h"
#include "panels/theme/theme.h"
#include "table/board/board_scene.h"
#include "table/fonts/fonts.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>

#include <set>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

/// The comparison dialog for a game, opened from the menu and fully computed.
struct DialogFixture
{
    explicit DialogFixture(int steps, const QString &ruleSet = u"cotton"_s)
        : window(allRuleSets(), ruleSet)
    {
        for (int i = 0; i < steps && !window.game().position().isOver(); ++i) {
            window.step();
        }
        window.action("actionCompare").trigger();
        dialog = window.window->findChild<ComparisonDialog *>();
        for (BoardView *board : dialog->findChildren<BoardView *>()) {
            board->setUpdatesEnabled(false); // the board is not painted
        }
        wait();
    }

    void wait() const { QTRY_VERIFY_WITH_TIMEOUT(!dialog->isComparing(), 20'000); }
    void choose(const QString &ruleSet) const
    {
        auto *box = find<QComboBox>("comparisonSource");
        box->setCurrentIndex(box->findData(ruleSet));
    }
    template<typename T> [[nodiscard]] T *find(const char *name) const
    {
        return dialog->findChild<T *>(QString::fromLatin1(name));
    }
    [[nodiscard]] const ComparisonModel &model() const
    {
        return *dialog->findChild<ComparisonModel *>();
    }
    [[nodiscard]] QString summary() const { return find<QLabel>("comparisonSummary")->text(); }

    WindowFixture window;
    ComparisonDialog *dialog = nullptr;
};

} // namespace

class TestComparisonDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wantsAThrow();
    void isOpenedOnceForAGame();
    void tellsTheGameAgain();
    void takesAnotherSource();
    void showsTheChosenBoardAtOnce();
    void takesAnotherRuling();
    void takesASeed();
    void hidesAnUnusedSeed();
    void isNeverStale();
    void keepsItsMoment();
    void cutsNoFirstRow();
    void returnsTheFocus();
    void stepsByTheKeyboard();
    void looksAsTheTableDoes();
    void hasTheLettersOfTheWindow();
    void tellsAGameFromAFile();
    void savesARecord();
    void tellsOfAFailure();
    void retranslates();
    void fitsTheScreen_data();
    void fitsTheScreen();
};

void TestComparisonDialog::wantsAThrow()
{
    WindowFixture f(allRuleSets());
    QVERIFY(!f.action("actionCompare").isEnabled());
    f.step();
    QTRY_VERIFY(f.action("actionCompare").isEnabled());
}

void TestComparisonDialog::isOpenedOnceForAGame()
{
    DialogFixture f(6);
    const auto dialogs = [&f] {
        return f.window.window->findChildren<ComparisonDialog *>().size();
    };
    f.window.action("actionCompare").trigger();
    QCOMPARE(dialogs(), 1);
    QVERIFY(f.dialog->isVisible());
    f.window.step();
    f.window.action("actionCompare").trigger();
    QCOMPARE(dialogs(), 2); // the first shows the game as it was
}

void TestComparisonDialog::tellsTheGameAgain()
{
    const DialogFixture f(1000);
    QVERIFY(f.dialog->isVisible());
    QVERIFY(!f.dialog->isModal());
    QVERIFY2(f.summary().contains(u"Under the rules of “The gambler’s game”, "),
             qPrintable(f.summary()));
    QVERIFY2(f.summary().contains(u"Under the rules of “The naturalist’s game”, "),
             qPrintable(f.summary()));
    const Game &played = *f.model().game(ComparisonModel::Played);
    QCOMPARE(played.history().size(), f.window.game().history().size());
    QCOMPARE(played.position(), f.window.game().position());
    const auto again = playWithFacesAndDefaultPlayer(
        f.model().game(ComparisonModel::Compared)->rules(), facesInOrder(played.history()), 1674);
    QCOMPARE(f.model().game(ComparisonModel::Compared)->position(), again->history.back().after);
    // The row where the games diverge is selected.
    QVERIFY(f.model().divergenceRow());
    QCOMPARE(f.find<QTableView>("comparisonTable")->currentIndex().row(),
             *f.model().divergenceRow());
}

void TestComparisonDialog::takesAnotherSource()
{
    const DialogFixture f(30);
    for (const QString &id : allRuleSets().ids()) {
        f.choose(id);
        f.wait();
        QCOMPARE(f.model().game(ComparisonModel::Compared)->ruleSet().id, id);
        QVERIFY(f.model().game(ComparisonModel::Compared)->position().isOver());
    }
}

/// The board of the previous source must not remain under the new title.
void TestComparisonDialog::showsTheChosenBoardAtOnce()
{
    const DialogFixture f(30);
    f.choose(u"alfonso"_s);
    QVERIFY(f.dialog->isComparing());
    const auto *board = f.find<BoardView>("comparisonBoard1");
    QVERIFY(board->game() != nullptr);
    QCOMPARE(board->game()->ruleSet().id, u"alfonso"_s);
    f.wait();
    QCOMPARE(board->game(), f.model().game(ComparisonModel::Compared));
}

void TestComparisonDialog::takesAnotherRuling()
{
    const DialogFixture f(30);
    f.choose(u"willughby"_s);
    f.wait();
    auto *box = f.find<QComboBox>("comparison-unplayable");
    QCOMPARE(box->currentData().toString(), u"lost"_s);
    box->setCurrentIndex(1);
    f.wait();
    QCOMPARE(f.model().game(ComparisonModel::Compared)->rulings().value(u"unplayable"_s),
             u"opponent"_s);
    QVERIFY2(f.summary().contains(u"both players make the best play."_s), qPrintable(f.summary()));
    f.choose(u"fiske"_s);
    f.wait();
    f.find<QComboBox>("comparison-bearing-off")->setCurrentIndex(1); // as at backgammon
    f.wait();
    QVERIFY2(f.summary().contains(u"both players try to finish in the fewest turns."_s),
             qPrintable(f.summary()));
    QVERIFY(!f.summary().contains(u"best"_s));
    f.choose(u"moulidars"_s); // has fewer rulings
    QVERIFY(f.find<QComboBox>("comparison-unplayable") == nullptr);
}

void TestComparisonDialog::takesASeed()
{
    const DialogFixture f(12);
    auto *seed = f.find<QLineEdit>("comparisonSeed");
    QCOMPARE(seed->text(), u"1674"_s); // the game's own seed
    const auto faces = facesInOrder(f.model().game(ComparisonModel::Compared)->history());
    QTest::keyClicks(seed, u"5"_s);
    f.wait();
    QVERIFY(facesInOrder(f.model().game(ComparisonModel::Compared)->history()) != faces);
    QVERIFY(f.summary().contains(u"16745"));
    QTest::keyClicks(seed, u"x"_s);
    QVERIFY(!f.dialog->isComparing());
    QVERIFY(f.model().game(ComparisonModel::Compared) == nullptr);
    QVERIFY(!f.find<QPushButton>("comparisonSave")->isEnabled());
    QVERIFY2(f.summary().contains(u"16745x"), qPrintable(f.summary()));
}

void TestComparisonDialog::hidesAnUnusedSeed()
{
    const DialogFixture f(500); // a whole game
    std::set<bool> seen;
    for (const QString &ruleSet : allRuleSets().ids()) {
        f.choose(ruleSet);
        f.wait();
        const bool isMentioned = f.summary().contains(u"seed"_s);
        QCOMPARE(f.find<QLineEdit>("comparisonSeed")->isVisible(), isMentioned);
        seen.insert(isMentioned);
    }
    QCOMPARE(seen.size(), 2U);
}

void TestComparisonDialog::isNeverStale()
{
    const DialogFixture f(30);
    QVERIFY(f.find<QPushButton>("comparisonSave")->isEnabled());
    f.choose(u"holme"_s);
    // Nothing of the previous comparison remains visible while the next one is computed.
    QVERIFY(f.dialog->isComparing());
    QVERIFY(f.model().game(ComparisonModel::Compared) == nullptr);
    QVERIFY(!f.find<QPushButton>("comparisonSave")->isEnabled());
    QVERIFY(!f.find<QPushButton>("comparisonPart")->isEnabled());
    QVERIFY(f.summary().contains(u"Playing the other game"));
    f.choose(u"fiske"_s); // before the previous one is finished
    f.wait();
    QCOMPARE(f.model().game(ComparisonModel::Compared)->ruleSet().id, u"fiske"_s);
}

void TestComparisonDialog::keepsItsMoment()
{
    DialogFixture f(30);
    const std::size_t actions = f.model().game(ComparisonModel::Played)->history().size();
    const QString moment = f.find<QLabel>("comparisonMoment")->text();
    QVERIFY(moment.contains(u"as it stood after"));
    f.window.finish();
    f.window.session.newGame({u"fiske"_s, {}, DiceOrigin::Seeded, u"1"_s});
    f.window.step();
    QCOMPARE(f.model().game(ComparisonModel::Played)->history().size(), actions);
    f.choose(u"holme"_s);
    f.wait();
    QCOMPARE(f.find<QLabel>("comparisonMoment")->text(), moment);
    QCOMPARE(f.model().game(ComparisonModel::Played)->ruleSet().id, u"cotton"_s);
}

void TestComparisonDialog::cutsNoFirstRow()
{
    const DialogFixture f(1000);
    const auto *table = f.find<QTableView>("comparisonTable");
    for (const int height : {f.dialog->height(), f.dialog->height() - 31}) {
        f.dialog->resize(f.dialog->width(), height);
        QCoreApplication::processEvents();
        QCOMPARE(table->rowViewportPosition(table->rowAt(0)), 0);
        const QRect current = table->visualRect(table->currentIndex());
        QVERIFY(table->viewport()->rect().intersects(current));
    }
}

void TestComparisonDialog::returnsTheFocus()
{
    WindowFixture f(allRuleSets());
    f.finish();
    auto *button = f.find<QPushButton>("winnerCompare");
    QVERIFY(button->isVisible());
    button->setFocus();
    f.action("actionCompare").trigger();
    auto *dialog = f.window->findChild<ComparisonDialog *>();
    f.window->board().setFocus(); // as without a window manager that activates the window again
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(button->hasFocus());
}

void TestComparisonDialog::stepsByTheKeyboard()
{
    const DialogFixture f(60);
    auto *table = f.find<QTableView>("comparisonTable");
    auto *board = f.find<BoardView>("comparisonBoard1");
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(table->currentIndex().row(), 0);
    QVERIFY(board->isShowingPast());
    QCOMPARE(board->boardScene().state().position.men, f.model().positionAt(1, 0).men);
    QTest::keyClick(table, Qt::Key_Down);
    QTest::keyClick(table, Qt::Key_Down);
    QTest::keyClick(table, Qt::Key_Down);
    QCOMPARE(table->currentIndex().row(), 3);
    QCOMPARE(board->boardScene().state().position.men, f.model().positionAt(1, 3).men);
    QCOMPARE(f.find<BoardView>("comparisonBoard0")->boardScene().state().position.men,
             f.model().positionAt(0, 3).men);
    QVERIFY(f.model().positionAt(1, 3).men != f.model().positionAt(1, 0).men);
}

void TestComparisonDialog::looksAsTheTableDoes()
{
    DialogFixture f(12);
    BoardScene &board = f.find<BoardView>("comparisonBoard0")->boardScene();
    QCOMPARE(board.sprites().artwork()->id(), u"england"_s);
    f.window.settings.tradition.set(u"castile"_s);
    QCOMPARE(board.sprites().artwork()->id(), u"castile"_s);
    const QModelIndex title = f.model().index(1, ComparisonModel::Played);
    const auto words = [&] { return title.data(CourseOfPlay::TitleRole).toString(); };
    QVERIFY2(words().contains(u'('), qPrintable(words()));
    f.window.settings.numberStyle.set(NumberStyle::Figures);
    QVERIFY2(!words().contains(u'('), qPrintable(words()));
    QCOMPARE(f.find<BoardView>("comparisonBoard0")->playerNames().numberStyle,
             NumberStyle::Figures);
}

void TestComparisonDialog::hasTheLettersOfTheWindow()
{
    WindowFixture f(allRuleSets());
    f.step();
    f.window->resize(3840, 2160);
    QTRY_VERIFY(f.action("actionCompare").isEnabled());
    f.action("actionCompare").trigger();
    const auto *dialog = f.window->findChild<ComparisonDialog *>();
    const int letters = fonts::currentSizes().text;
    QVERIFY(letters > fonts::defaultTextPixels());
    auto *sources = dialog->findChild<QComboBox *>(u"comparisonSource"_s);
    sources->setCurrentIndex(sources->findData(u"charpentier"_s)); // has other rulings
    for (const char *name : {"comparisonTable", "comparisonSummary", "comparisonSource",
                             "comparisonSeed", "comparisonPart", "comparison-claim"}) {
        const auto *widget = dialog->findChild<QWidget *>(QString::fromLatin1(name));
        QVERIFY2(widget != nullptr, name);
        QVERIFY2(QFontInfo(widget->font()).pixelSize() == letters, name);
    }
}

void TestComparisonDialog::tellsAGameFromAFile()
{
    WindowFixture f(allRuleSets());
    QVERIFY(!f.session.open(QStringLiteral(DOUBLETS_SOURCE_DIR) +
                            u"/tests/core/record/goldens/fiske/game.doublets"_s));
    QTRY_VERIFY(f.action("actionCompare").isEnabled());
    f.action("actionCompare").trigger();
    const auto *dialog = f.window->findChild<ComparisonDialog *>();
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isComparing(), 20'000);
    const auto &model = *dialog->findChild<ComparisonModel *>();
    QCOMPARE(model.game(ComparisonModel::Played)->ruleSet().id, u"fiske"_s);
    QVERIFY(model.game(ComparisonModel::Compared)->position().isOver());
    QVERIFY(model.game(ComparisonModel::Compared)->ruleSet().id != u"fiske"_s);
}

void TestComparisonDialog::savesARecord()
{
    DialogFixture f(30);
    f.window.dialogs.answer = f.window.folder.filePath(u"retold.doublets"_s);
    f.find<QPushButton>("comparisonSave")->click();
    QVERIFY(f.window.dialogs.suggested.endsWith(u"willughby-retold.doublets"));
    const auto record = readRecord(f.window.dialogs.answer);
    QVERIFY(record);
    const auto history = replay(record.value(), allRuleSets());
    QVERIFY(history);
    QCOMPARE(history.value().back().after, f.model().game(ComparisonModel::Compared)->position());
    QVERIFY(!f.window.session.open(f.window.dialogs.answer)); // the saved game can be opened
    QCOMPARE(f.window.game().ruleSet().id, u"willughby"_s);
}

void TestComparisonDialog::tellsOfAFailure()
{
    DialogFixture f(30);
    const QString before = f.summary();
    f.find<QPushButton>("comparisonSave")->click(); // the user cancelled
    QCOMPARE(f.summary(), before);
    f.window.dialogs.answer = f.window.folder.filePath(u"none/retold.doublets"_s);
    f.find<QPushButton>("comparisonSave")->click();
    QVERIFY2(f.summary().contains(u"none/retold.doublets"), qPrintable(f.summary()));
    QVERIFY(f.summary().endsWith(before)); // the comparison is still shown below the error
}

void TestComparisonDialog::retranslates()
{
    const DialogFixture f(30);
    f.find<QPushButton>("comparisonPart")->setText({});
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(f.dialog, &change);
    QCOMPARE(f.find<QPushButton>("comparisonPart")->text(), u"Where they &differ"_s);
}

void TestComparisonDialog::fitsTheScreen_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("screen");
    QTest::addColumn<int>("percent");
    for (const QString &language : layoutLanguages()) {
        for (const auto &[screen, percent] : {std::pair(QSize(1280, 800), 100),
                                              {QSize(640, 480), 100},
                                              {QSize(640, 480), text_size::MaxPercent}}) {
            QTest::addRow("%s %dx%d %d%%", qPrintable(language), screen.width(), screen.height(),
                          percent)
                << language << screen << percent;
        }
    }
}

/// The page scrolls sideways nowhere and, in a window of usual size, not at all.
void TestComparisonDialog::fitsTheScreen()
{
    QFETCH(const QString, language);
    QFETCH(const QSize, screen);
    QFETCH(const int, percent);
    const LayoutLanguage installed(language);
    DialogFixture f(30);
    f.window.settings.textSize.set(percent);
    f.window.window->resize(screen);
    f.dialog->resize(screen - QSize(8, 40));
    QCoreApplication::processEvents();
    const auto *scroll = f.dialog->findChild<QScrollArea *>();
    for (const QString &id : allRuleSets().ids()) {
        f.choose(id);
        f.wait();
        QCoreApplication::processEvents();
        // The scroll bars appear and disappear until the layouts are at rest.
        QTRY_VERIFY2(scroll->horizontalScrollBar()->maximum() == 0, qPrintable(id));
        if (screen.width() >= 1280) {
            QTRY_VERIFY2(scroll->verticalScrollBar()->maximum() == 0, qPrintable(id));
        }
        const auto rectOf = [&f](const QWidget *widget) {
            return QRect(widget->mapTo(f.dialog, QPoint()), widget->size());
        };
        for (const BoardView *board : f.dialog->findChildren<BoardView *>()) {
            for (const QLabel *label : scroll->findChildren<QLabel *>()) {
                QVERIFY2(!rectOf(label).intersects(rectOf(board)), qPrintable(label->text()));
            }
        }
    }
    installTranslator(u"en"_s);
}

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    theme::apply(application); // the style sheet and fonts of the program
    TestComparisonDialog test;
    return QTest::qExec(&test, argc, argv);
}

#include "tests/app/language/layout_language.h"
#include "tst_comparison_dialog.moc"
