// SPDX-License-Identifier: MIT
#include "tests/app/desktop/window/window_fixture.h"

#include "choices/text_size.h"
#include "language/language.h"
#include "panels/dice/dice_model.h"
#include "panels/dice/dice_panel.h"
#include "table/fonts/fonts.h"

#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QTableView>
#include <QToolButton>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

/// A window in high contrast, as the lighting does not matter here and wood takes long to paint.
struct DiceFixture : WindowFixture
{
    explicit DiceFixture(DiceOrigin dice = DiceOrigin::Seeded)
        : WindowFixture(allRuleSets(), u"cotton"_s, dice, {}, Lighting::HighContrast)
    {
    }
};

/// Opens and closes the panel, which creates it.
void openAndShut(const WindowFixture &f)
{
    f.action("actionDicePanel").trigger();
    f.action("actionDicePanel").trigger();
}

DicePanel &panelOf(const WindowFixture &f)
{
    return *f.window->findChild<DicePanel *>();
}

int diceIn(const WindowFixture &f)
{
    return panelOf(f).report().tally.total().faces.diceCount();
}

int diceThrown(const Game &game)
{
    int dice = 0;
    for (const HistoryEntry &entry : game.history()) {
        dice += static_cast<int>(facesOf(entry.action).size());
    }
    return dice;
}

void chooseSitting(const WindowFixture &f)
{
    f.find<QComboBox>("diceScope")->setCurrentIndex(1);
}

void steps(const WindowFixture &f, int count)
{
    for (int i = 0; i < count; ++i) {
        f.step();
    }
}

} // namespace

class TestDicePanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comesFromTheMenu();
    void writesNothingWhileItIsShut();
    void isEmptyBeforeTheFirstThrow();
    void followsTheGame();
    void followsAReview();
    void waitsForTheDiceToFall();
    void countsAGameOnceInASitting();
    void countsGamesApartInASitting();
    void explainsTheBandFirstAndStatisticsLast();
    void tellsWhereTheDiceComeFrom();
    void theWholeTableIsSeen_data();
    void theWholeTableIsSeen();
    void headingsAreSeenWhole_data();
    void headingsAreSeenWhole();
    void savesATable();
    void tellsOfAFailure();
    void theChartShowsWhatLiesOutside();
    void readsFromTheRight();
};

void TestDicePanel::comesFromTheMenu()
{
    DiceFixture f;
    auto *dock = f.find<QDockWidget>("diceDock");
    QVERIFY(!dock->isVisible());
    QTest::keyClick(f.window.get(), Qt::Key_D, Qt::ControlModifier);
    QTRY_VERIFY(dock->isVisible());
    QVERIFY(f.action("actionDicePanel").isChecked());
    QVERIFY(f.find<QComboBox>("diceScope")->hasFocus());
    // A third of the window rather than what the board leaves over.
    QTRY_VERIFY2(dock->width() > f.window->width() * 3 / 10,
                 qPrintable(QString::number(dock->width())));
    dock->close();
    QTRY_VERIFY(!f.action("actionDicePanel").isChecked());
}

void TestDicePanel::writesNothingWhileItIsShut()
{
    DiceFixture f;
    openAndShut(f);
    const auto *said = f.find<QLabel>("diceSaid");
    const QString before = said->text();
    steps(f, 20);
    QTRY_COMPARE(diceIn(f), diceThrown(f.game()));
    QCOMPARE(said->text(), before);
    f.action("actionDicePanel").trigger();
    const QString open = said->text();
    QVERIFY(open != before);
    f.action("actionDicePanel").trigger();
    steps(f, 40);
    QCOMPARE(said->text(), open);
    f.action("actionDicePanel").trigger();
    QVERIFY(said->text() != open);
}

void TestDicePanel::isEmptyBeforeTheFirstThrow()
{
    DiceFixture f;
    f.action("actionDicePanel").trigger();
    QVERIFY(f.find<QLabel>("diceSaid")->text().contains(u"No dice have been thrown yet."));
    QVERIFY(!f.find<QWidget>("diceChart")->isVisible());
    QVERIFY(!f.find<QTableView>("diceTable")->isVisible());
    QVERIFY(!f.find<QToolButton>("diceSave")->isEnabled());
    f.step();
    QTRY_VERIFY(f.find<QWidget>("diceChart")->isVisible());
    QVERIFY(f.find<QToolButton>("diceSave")->isEnabled());
}

void TestDicePanel::followsTheGame()
{
    DiceFixture f;
    openAndShut(f);
    steps(f, 20);
    QTRY_COMPARE(diceIn(f), diceThrown(f.game()));
    const DiceTally then = panelOf(f).report().tally;
    while (!f.game().canThrow()) {
        f.step();
    }
    f.step();
    QTRY_COMPARE(diceIn(f), diceThrown(f.game()));
    QVERIFY(panelOf(f).report().tally != then);
    while (f.game().canUndo()) {
        f.game().undo();
    }
    QTRY_COMPARE(diceIn(f), 0); // undone throws are not counted
    while (f.game().canRedo()) {
        f.game().redo();
    }
    QTRY_COMPARE(diceIn(f), diceThrown(f.game()));
}

void TestDicePanel::followsAReview()
{
    DiceFixture f;
    steps(f, 25);
    f.action("actionDicePanel").trigger();
    f.action("actionCourse").trigger();
    auto *list = f.find<QListView>("courseList");
    QTRY_VERIFY(list->isVisible());
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Home);
    QTest::keyClick(list, Qt::Key_Down); // the lead and the first throw of two dice
    QTRY_COMPARE(diceIn(f), 4);
    QVERIFY(f.find<QLabel>("diceSaid")->text().contains(u"up to the throw shown"));
    f.action("actionToPresent").trigger();
    QTRY_COMPARE(diceIn(f), diceThrown(f.game()));
    QVERIFY(!f.find<QLabel>("diceSaid")->text().contains(u"up to the throw shown"));
}

void TestDicePanel::waitsForTheDiceToFall()
{
    DiceFixture f;
    openAndShut(f);
    f.settings.motionSpeed.set(MotionSpeed::Normal);
    f.game().throwDice();
    QVERIFY(f.window->board().isMoving());
    QCOMPARE(diceIn(f), 0); // not counted before the dice are seen
    f.window->board().skipMotion();
    QTRY_COMPARE(diceIn(f), 2);
}

void TestDicePanel::countsAGameOnceInASitting()
{
    DiceFixture f;
    openAndShut(f);
    chooseSitting(f);
    steps(f, 20);
    const int first = diceThrown(f.game());
    f.session.newGame({u"willughby"_s, {}, DiceOrigin::Seeded, u"5"_s});
    steps(f, 12);
    const int second = diceThrown(f.game());
    QTRY_COMPARE(diceIn(f), first + second);
    QVERIFY(!f.session.reopenLastGame()); // returns to the first game, saved on the disk
    QTRY_COMPARE(diceIn(f), first + second);
    QCOMPARE(panelOf(f).report().gameCount, 2);
    while (!f.game().canThrow()) {
        f.step();
    }
    f.step();
    QTRY_COMPARE(diceIn(f), diceThrown(f.game()) + second);
    // Returns to the second game, while the first has advanced.
    QVERIFY(!f.session.reopenLastGame());
    QTRY_COMPARE(diceIn(f), first + 2 + second);
    f.find<QComboBox>("diceScope")->setCurrentIndex(0);
    QCOMPARE(diceIn(f), second);
}

void TestDicePanel::countsGamesApartInASitting()
{
    DiceFixture f;
    f.action("actionDicePanel").trigger();
    chooseSitting(f);
    // No dice have been thrown before.
    f.session.newGame({u"cotton"_s, {}, DiceOrigin::Seeded, u"1"_s});
    f.finish();
    const int first = diceThrown(f.game());
    f.session.newGame({u"cotton"_s, {}, DiceOrigin::Seeded, u"1"_s});
    steps(f, 15);
    // A new game with the same seed counts the same dice again.
    QTRY_COMPARE(diceIn(f), first + diceThrown(f.game()));
    QCOMPARE(panelOf(f).report().gameCount, 2);
    QVERIFY(f.find<QLabel>("diceSaid")->text().contains(u"2 game(s)"));
}

void TestDicePanel::explainsTheBandFirstAndStatisticsLast()
{
    DiceFixture f;
    f.action("actionDicePanel").trigger();
    steps(f, 6);
    const auto top = [&f](const char *name) { return f.find<QWidget>(name)->y(); };
    QTRY_VERIFY(top("diceChart") < top("diceBand"));
    QVERIFY(top("diceBand") < top("diceSaid") && top("diceSaid") < top("diceTable"));
    QVERIFY(top("diceNotes") < top("diceStatistics"));
    QVERIFY(f.find<QLabel>("diceBand")->text().contains(u"what fair dice usually do"));
    const auto *statistics = f.find<QLabel>("diceStatistics");
    QVERIFY(statistics->text().contains(u"chi-square"));
    QVERIFY(!f.find<QLabel>("diceSaid")->text().contains(u"chi-square"));
    QVERIFY(statistics->fontMetrics().height() <
            f.find<QLabel>("diceSaid")->fontMetrics().height());
}

void TestDicePanel::tellsWhereTheDiceComeFrom()
{
    DiceFixture f;
    f.action("actionDicePanel").trigger();
    const auto *notes = f.find<QLabel>("diceNotes");
    QVERIFY2(notes->text().contains(u"thrown from the seed 1674"), qPrintable(notes->text()));
    QVERIFY(notes->text().contains(u"Opening throws count"));
    f.step();
    f.session.newGame({u"cotton"_s, {}, DiceOrigin::Entered, {}});
    QTRY_VERIFY(notes->text().contains(u"real dice, entered by hand"));
    QVERIFY(!notes->text().contains(u"1674"));
    chooseSitting(f);
    QVERIFY(notes->text().contains(u"1674"));
}

void TestDicePanel::theWholeTableIsSeen_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(640, 480);
    QTest::newRow("usual") << QSize(1280, 800);
    QTest::newRow("wall") << QSize(3840, 2160);
}

void TestDicePanel::theWholeTableIsSeen()
{
    QFETCH(const QSize, size);
    DiceFixture f;
    f.window->resize(size);
    steps(f, 20);
    f.action("actionDicePanel").trigger();
    const auto *table = f.find<QTableView>("diceTable");
    QTRY_VERIFY(table->isVisible());
    QTRY_COMPARE(table->viewport()->height(), table->verticalHeader()->length() + 2);
    const int pixels = fonts::currentSizes().text;
    QTRY_COMPARE(QFontInfo(table->font()).pixelSize(), pixels);
    QTRY_COMPARE(QFontInfo(table->verticalHeader()->font()).pixelSize(), pixels);
}

void TestDicePanel::headingsAreSeenWhole_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    for (const QSize size : {QSize(640, 480), QSize(1280, 800)}) {
        for (const QString &language : layoutLanguages()) {
            QTest::addRow("%d %s", size.width(), qPrintable(language)) << size << language;
        }
    }
}

/// Headings of two words are not cut off, even with the largest text.
void TestDicePanel::headingsAreSeenWhole()
{
    QFETCH(const QSize, size);
    QFETCH(const QString, language);
    const LayoutLanguage installed(language);
    DiceFixture f;
    f.window->resize(size);
    f.settings.blackPlayer.set(PlayerSetting::Careless);
    steps(f, 4);
    f.action("actionDicePanel").trigger();
    const auto *table = f.find<QTableView>("diceTable");
    QTRY_VERIFY(table->isVisible());
    const QHeaderView &header = *table->horizontalHeader();
    const auto isWhole = [&](int column) {
        const QString text = table->model()->headerData(column, Qt::Horizontal).toString();
        const QRect room(0, 0, header.sectionSize(column), header.height());
        const QRect needed =
            header.fontMetrics().boundingRect(room, Qt::AlignCenter | Qt::TextWordWrap, text);
        return room.contains(needed);
    };
    for (const int percent : {text_size::MinPercent, text_size::MaxPercent}) {
        f.settings.textSize.set(percent);
        for (int column = 0; column < header.count(); ++column) {
            QTRY_VERIFY(isWhole(column));
        }
    }
}

void TestDicePanel::savesATable()
{
    DiceFixture f;
    steps(f, 20);
    f.action("actionDicePanel").trigger();
    f.dialogs.answer = f.folder.filePath(u"dice.csv"_s);
    f.find<QToolButton>("diceSave")->click();
    QVERIFY(f.dialogs.suggested.endsWith(u"dice.csv"));
    QFile file(f.dialogs.answer);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("\r\nboth,\"\",6,"));
}

void TestDicePanel::tellsOfAFailure()
{
    DiceFixture f;
    f.step();
    f.action("actionDicePanel").trigger();
    f.dialogs.answer.clear(); // the user cancelled
    f.find<QToolButton>("diceSave")->click();
    QVERIFY(!f.find<QWidget>("noticeBar")->isVisible());
    f.dialogs.answer = f.folder.filePath(u"none/dice.csv"_s);
    f.find<QToolButton>("diceSave")->click();
    QTRY_VERIFY(f.find<QWidget>("noticeBar")->isVisible());
}

void TestDicePanel::theChartShowsWhatLiesOutside()
{
    // With two equal dice, only the mark for a count outside the band has the palette's link
    // colour.
    DiceFixture f(DiceOrigin::Entered);
    f.action("actionDicePanel").trigger();
    auto *chart = f.find<QWidget>("diceChart");
    QPalette palette = chart->palette();
    palette.setColor(QPalette::Base, Qt::black); // as in high contrast
    palette.setColor(QPalette::Text, Qt::white);
    palette.setColor(QPalette::Link, Qt::green);
    chart->setPalette(palette);
    const auto greens = [&] {
        const QImage image = chart->grab().toImage();
        int count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                count += image.pixelColor(x, y) == QColor(Qt::green) ? 1 : 0;
            }
        }
        return count;
    };
    f.game().enterDice({4, 4});
    f.game().enterDice({6, 2});
    f.game().enterDice({5, 3});
    QTRY_COMPARE(diceIn(f), 6);
    QCOMPARE(panelOf(f).report().tally.countsOutsideBand(), 0); // too few dice
    QCOMPARE(greens(), 0);
    while (!f.game().canThrow()) {
        f.step();
    }
    f.game().enterDice({4, 4});
    while (!f.game().canThrow()) {
        f.step();
    }
    f.game().enterDice({1, 2});
    while (!f.game().canThrow()) {
        f.step();
    }
    f.game().enterDice({4, 4});
    QTRY_COMPARE(panelOf(f).report().tally.countsOutsideBand(), 1);
    QVERIFY(greens() > 20);
    QVERIFY(chart->accessibleDescription().contains(u"more often than the band"));
}

void TestDicePanel::readsFromTheRight()
{
    DiceFixture f;
    steps(f, 30);
    f.action("actionDicePanel").trigger();
    auto *chart = f.find<QWidget>("diceChart");
    QTRY_VERIFY(chart->isVisible());
    // The bars of the second player. The text above them is mirrored anyway.
    const auto bars = [chart] {
        const int field = chart->height() / 3;
        return chart->grab(QRect(0, field * 14 / 10, chart->width(), field * 4 / 10)).toImage();
    };
    const QImage left = bars();
    f.window->setLayoutDirection(Qt::RightToLeft);
    const QImage right = bars();
    QCOMPARE(left.size(), right.size());
    QVERIFY(left != right);
}

QTEST_MAIN(TestDicePanel)
#include "tests/app/language/layout_language.h"
#include "tst_dice_panel.moc"
