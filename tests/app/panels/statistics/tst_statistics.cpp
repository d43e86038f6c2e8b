// SPDX-License-Identifier: MIT
#include "panels/charts/chart_view.h"
#include "panels/speech/announcer.h"
#include "panels/statistics/game_bar_charts.h"
#include "panels/statistics/game_line_charts.h"
#include "panels/statistics/statistics_dialog.h"
#include "table/fonts/fonts.h"
#include "tests/app/desktop/window/window_fixture.h"
#include "tests/app/panels/charts/painted_texts.h"

#include "language/language.h"

#include <QComboBox>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableWidget>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

RecordedPlayer person(const QString &name)
{
    return {name, PlayerKind::Human};
}

/// Returns a game that White won, `days` after 4 May 2026.
LoggedGame won(const QString &white, const QString &black, int days = 0, int throws = 10,
               const QString &ruleSet = u"cotton"_s)
{
    LoggedGame logged{{scorePair(person(white), person(black)), ruleSet, Side::White},
                      QDateTime({2026, 5, 4}, {12, 0}).addDays(days).toUTC()};
    logged.id = u"%1-%2-%3"_s.arg(white, black).arg(days);
    logged.throwCounts = {{{throws, 4, throws / 6.0}, {throws, 1, throws / 6.0}}};
    return logged;
}

struct DialogFixture : WindowFixture
{
    DialogFixture()
        : WindowFixture(allRuleSets(), u"cotton"_s)
    {
    }
    void write(const std::vector<LoggedGame> &games)
    {
        GameLog log(logPath());
        for (const LoggedGame &each : games) {
            QVERIFY(!log.add(each));
        }
    }
    [[nodiscard]] QString logPath() const { return folder.filePath(u"data/games.jsonl"_s); }
    void open()
    {
        action("actionStatistics").trigger();
        dialog = window->findChild<StatisticsDialog *>();
    }
    [[nodiscard]] QString text(const char *name) const { return find<QLabel>(name)->text(); }

    StatisticsDialog *dialog = nullptr;
};

} // namespace

/// Tests the statistics of finished games and their dialog.
class TestStatistics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { installTranslator(u"en"_s); }
    void countsEachPair();
    void countsEachPlayer();
    void keepsAPairInOrder();
    void writesATable();
    void chartsSayWhatTheyShow();
    void labelsTheLastBar();
    void sumsUpLuck();
    void saysThatThereAreNoGames();
    void showsAFinishedGame();
    void filters();
    void tellsOfDamagedLines();
    void savesAndErases();
    void hasLargeControls();
    void keepsLongNamesWithinItsWidth();
    void keepsNamesOfGamesWhole();
    void namesPlayersAboveTheLines();
    void canBeReadWithTheKeyboard();
    void speaksRussianOnASmallScreen();
};

void TestStatistics::countsEachPair()
{
    const std::vector<LoggedGame> games{won(u"Anne"_s, u"Ben"_s), won(u"Ben"_s, u"Anne"_s, 1, 20),
                                        won(u"Anne"_s, u"Ben"_s, 2, 10, u"willughby"_s),
                                        won(u"Cleo"_s, u"Ben"_s, 3)};
    const GameStatistics all = computeGameStatistics(games);
    QCOMPARE(all.games.size(), 4U);
    QCOMPARE(all.throws(), 2 * (10 + 20 + 10 + 10));
    QVERIFY(!all.isForOnePair());
    QCOMPARE(all.scores.size(), 3U);
    QCOMPARE(scorePairName(all.scores[0].players), u"Anne – Ben"_s);
    QCOMPARE(all.scores[0].score, (Tally::Score{{1, 1}, 0}));
    QCOMPARE(all.scores[0].throws, 60);
    const GameStatistics one = computeGameStatistics(
        games, {scorePair(person(u"Ben"_s), person(u"Anne"_s)), u"willughby"_s});
    QCOMPARE(one.games.size(), 1U);
    QCOMPARE(one.scores[0].score, (Tally::Score{{0, 1}, 0}));
}

void TestStatistics::countsEachPlayer()
{
    const std::vector<LoggedGame> games{won(u"Anne"_s, u"Ben"_s), won(u"Cleo"_s, u"Anne"_s, 1),
                                        won(u"Anne"_s, QString(), 2, 20, u"holme"_s)};
    const auto players = playerScores(games);
    QCOMPARE(players.size(), 3U); // no player without a name
    QCOMPARE(players[0].player.name, u"Anne"_s);
    QCOMPARE(players[0].games, 3);
    QCOMPARE(players[0].wins, 2);
    QCOMPARE(players[0].throws, 80);
    std::vector<LoggedGame> withNamesakes = games;
    withNamesakes.push_back(won(u"Anne"_s, u"Anne"_s, 3));
    QCOMPARE(playerScores(withNamesakes)[0].games, 3);
    DialogFixture f;
    f.write(games);
    f.open();
    const auto *table = f.find<QTableWidget>("statisticsTable");
    QCOMPARE(table->rowCount(), 6); // three players, three pairs
    QCOMPARE(table->item(0, 0)->text(), u"Anne"_s);
    QCOMPARE(table->item(0, 2)->text(), u"3"_s);
    QCOMPARE(table->item(0, 3)->text(), u"2"_s);
    QCOMPARE(table->item(3, 1)->text(), u"Dubblets · The gambler’s game"_s);
    f.find<QComboBox>("statisticsPair")->setCurrentIndex(1);
    QCOMPARE(table->rowCount(), 1);
}

void TestStatistics::keepsAPairInOrder()
{
    const ScorePair pair = scorePair(person(u"Anne"_s), person(u"Ben"_s));
    const GameStatistics both =
        computeGameStatistics({won(u"Ben"_s, u"Anne"_s), won(u"Anne"_s, u"Ben"_s)}, {pair, {}});
    QCOMPARE(both.names[0], u"Anne"_s);
    QVERIFY(both.games[0].game.players == pair && both.games[1].game.players == pair);
    QVERIFY(both.games[0].game.winner == Side::Black);
    QCOMPARE(both.games[0].throwCounts[1].doublets, 4);
    QCOMPARE(both.scores[0].score, (Tally::Score{{1, 1}, 0}));
}

void TestStatistics::writesATable()
{
    const QString csv = QString::fromUtf8(
        gameStatisticsCsv(computeGameStatistics({won(u"=1+1"_s, u"Ben \"B\""_s)})));
    QCOMPARE(csv.count(u"\r\n"_s), 2);
    QVERIFY2(csv.contains(
                 u",\"cotton\",\"'=1+1\",\"Ben \"\"B\"\"\",first,20,4,1.666667,1,1.666667,\r\n"_s),
             qPrintable(csv));
    for (const QString &start : {u"+"_s, u"-"_s, u"@"_s}) {
        QVERIFY(gameStatisticsCsv(computeGameStatistics({won(start + u"x"_s, u"Ben"_s)}))
                    .contains("\"'" + start.toUtf8() + "x\""));
    }
}

void TestStatistics::chartsSayWhatTheyShow()
{
    GameStatistics shown;
    const auto luck = createLuckChart(shown);
    const auto doublets = createDoubletsChart(shown);
    const auto throws = createThrowsChart(shown);
    const auto games = createGamesChart(shown);
    for (const Chart *chart : {luck.get(), doublets.get(), throws.get(), games.get()}) {
        QCOMPARE(chart->categoryCount(), 0);
        QVERIFY(chart->summary().isEmpty());
    }
    const ScorePair pair = scorePair(person(u"Anne"_s), person(u"Ben"_s));
    shown = computeGameStatistics({won(u"Anne"_s, u"Ben"_s), won(u"Anne"_s, u"Ben"_s, 2, 40)},
                                  {pair, {}});
    QCOMPARE(luck->categoryCount(), 0); // unknown
    QCOMPARE(doublets->categoryCount(), 2);
    QCOMPARE(doublets->categoryText(0),
             u"After game 1 (04/05/2026): Anne: 4 doublets, 1.7 expected. Ben: 1 doublet, 1.7 "
             "expected."_s);
    QVERIFY2(doublets->summary().startsWith(u"Anne: 8 doublets, 8.3 expected. Ben: 2 doublets"),
             qPrintable(doublets->summary()));
    QCOMPARE(games->title(), u"Games per day"_s);
    QCOMPARE(games->categoryCount(), 3);
    QCOMPARE(games->categoryText(1), u"5 May: 0 games"_s);
    QCOMPARE(throws->summary(),
             u"On average 50.0 throws a game; the shortest game took 20, the longest 80."_s);
    QCOMPARE(throws->categoryText(0), u"20–24 throws: 1 game"_s);
    QCOMPARE(games->summary(), u"2 games from 4 May 2026 to 6 May 2026."_s);
    shown = computeGameStatistics({won(u"Anne"_s, u"Ben"_s)});
    QCOMPARE(games->summary(), u"1 game, on 4 May 2026."_s);
    QCOMPARE(throws->summary(), u"The game took 20 throws."_s);
    shown = computeGameStatistics({won(u"Anne"_s, u"Ben"_s), won(u"Ben"_s, u"Anne"_s)});
    QCOMPARE(games->summary(), u"2 games, all on 4 May 2026."_s);
    QCOMPARE(throws->summary(), u"Each game took 20 throws."_s);
    shown = computeGameStatistics({won(u"Anne"_s, u"Ben"_s), won(u"Anne"_s, u"Ben"_s, 40)});
    QCOMPARE(games->title(), u"Games per month"_s);
    QCOMPARE(games->categoryCount(), 2);
    QVERIFY(doublets->summary().startsWith(u"All players together: 10 doublets, 6.7 expected."));
}

/// The last bar has a label, even where there is no room for all, and both axes have titles.
void TestStatistics::labelsTheLastBar()
{
    std::vector<LoggedGame> games;
    for (int length = 17; length <= 28; ++length) {
        games.push_back(won(u"Anne"_s, u"Ben"_s, 0, length / 2));
    }
    games.push_back(won(u"Anne"_s, u"Ben"_s, 0, 14));
    const GameStatistics shown = computeGameStatistics(games);
    const auto chart = createThrowsChart(shown);
    const QString last =
        chart->categoryText(chart->categoryCount() - 1).section(u' ', 0, 0); // "28 throws: …"
    for (const int width : {220, 260, 300, 400}) {
        const QStringList texts = test::paintedTexts(*chart, QSize(width, 200));
        QVERIFY2(texts.contains(last), qPrintable(texts.join(u'\n')));
        QVERIFY(texts.contains(u"games"_s));
        QVERIFY(texts.contains(u"throws in a game"_s));
    }
}

void TestStatistics::sumsUpLuck()
{
    LoggedGame first = won(u"Anne"_s, u"Ben"_s);
    first.luck = 0.5;
    LoggedGame second = won(u"Ben"_s, u"Anne"_s, 1);
    second.luck = 0.125; // in Ben's favour
    const std::vector<LoggedGame> games{first, won(u"Anne"_s, u"Ben"_s, 2), second};
    GameStatistics shown =
        computeGameStatistics(games, {scorePair(person(u"Anne"_s), person(u"Ben"_s)), {}});
    const auto luck = createLuckChart(shown);
    QCOMPARE(luck->categoryCount(), 2);
    QCOMPARE(luck->categoryText(0),
             u"After game 1 (04/05/2026): Anne: +0.50 wins. Ben: −0.50 wins."_s);
    QVERIFY2(luck->summary().startsWith(u"Anne: +0.38 wins. Ben: −0.38 wins. "),
             qPrintable(luck->summary()));
    QVERIFY2(luck->summary().contains(u"2 games"), qPrintable(luck->summary()));
    QVERIFY(gameStatisticsCsv(shown).contains(",1.666667,0.500000\r\n"));
    shown = computeGameStatistics(games);
    QCOMPARE(luck->categoryCount(), 0); // has no meaning for all players

    DialogFixture f;
    f.write({first, won(u"Cleo"_s, u"Ben"_s, 1)});
    f.open();
    const auto isLuckShown = [&f] {
        return f.dialog->findChildren<ChartView *>().front()->isVisible();
    };
    QVERIFY(!isLuckShown());
    QVERIFY(f.text("statisticsSummary").contains(u"Choose two players"));
    auto *pairs = f.find<QComboBox>("statisticsPair");
    pairs->setCurrentIndex(pairs->findText(u"Anne – Ben"_s));
    QVERIFY(isLuckShown());
    pairs->setCurrentIndex(pairs->findText(u"Cleo – Ben"_s));
    QVERIFY(!isLuckShown());
}

void TestStatistics::saysThatThereAreNoGames()
{
    DialogFixture f;
    f.open();
    QVERIFY(f.text("statisticsSummary").startsWith(u"No games yet."));
    for (const char *name : {"statisticsSave", "statisticsErase"}) {
        QVERIFY(!f.find<QPushButton>(name)->isEnabled());
    }
    QVERIFY(!f.find<QTableWidget>("statisticsTable")->isVisible());
    QVERIFY(!f.find<QComboBox>("statisticsPair")->isVisible());
}

void TestStatistics::showsAFinishedGame()
{
    DialogFixture f;
    f.open();
    while (!f.game().position().isOver()) {
        f.step();
    }
    // The dialog, which is already open, is updated.
    auto *table = f.find<QTableWidget>("statisticsTable");
    QVERIFY(table->isVisible());
    QCOMPARE(table->rowCount(), 1);
    QCOMPARE(table->item(0, 2)->text(), u"1"_s);
    QCOMPARE(f.dialog->statistics().games.size(), 1U);
    QVERIFY(!table->accessibleName().isEmpty());
    const auto luck = [&f] { return f.dialog->statistics().games[0].luck; };
    QTRY_VERIFY_WITH_TIMEOUT(luck(), 30'000);
    double white = f.match.oddsWatch().oddsAt(0).value().white + *luck();
    for (const std::optional<OddsChange> &change : f.match.oddsWatch().changes()) {
        white += change.value().choice;
    }
    const bool hasWhiteWon = f.game().position().winner() == Side::White;
    QVERIFY2(qAbs(white - (hasWhiteWon ? 1 : 0)) < 1e-6, qPrintable(QString::number(white)));
    f.action("actionUndo").trigger();
    QVERIFY(f.text("statisticsSummary").startsWith(u"No games yet."));
}

void TestStatistics::filters()
{
    DialogFixture f;
    f.write({won(u"Anne"_s, u"Ben"_s), won(u"Cleo"_s, u"Ben"_s, 1, 10, u"willughby"_s),
             won(u"Ben"_s, u"Anne"_s, 2)});
    f.open();
    auto *pairs = f.find<QComboBox>("statisticsPair");
    auto *ruleSets = f.find<QComboBox>("statisticsRuleSet");
    QCOMPARE(pairs->count(), 3);
    QCOMPARE(ruleSets->count(), 3);
    pairs->setCurrentIndex(pairs->findText(u"Anne – Ben"_s));
    QCOMPARE(f.dialog->statistics().games.size(), 2U);
    QVERIFY(f.dialog->statistics().isForOnePair());
    ruleSets->setCurrentIndex(ruleSets->findData(u"willughby"_s));
    QCOMPARE(f.text("statisticsSummary"),
             u"These players have not finished a game with these rules."_s);
    pairs->setCurrentIndex(0);
    QCOMPARE(f.dialog->statistics().games.size(), 1U);
    pairs->setCurrentIndex(1);
    ruleSets->setCurrentIndex(0);
    installTranslator(u"ru"_s); // keeps the choice
    QCoreApplication::processEvents();
    QCOMPARE(pairs->currentIndex(), 1);
    QCOMPARE(f.dialog->statistics().games.size(), 2U);
}

void TestStatistics::tellsOfDamagedLines()
{
    DialogFixture f;
    f.write({won(u"Anne"_s, u"Ben"_s)});
    QFile file(f.logPath());
    QVERIFY(file.open(QIODevice::Append));
    file.write("half a li\n");
    file.close();
    QStringList messages;
    connect(f.find<Announcer>("announcer"), &Announcer::messageAnnounced, this,
            [&messages](const QString &message) { messages << message; });
    f.open();
    QCOMPARE(f.text("statisticsMessage"), u"1 damaged line of the statistics was skipped."_s);
    QCoreApplication::processEvents();
    f.clock.advance(std::chrono::seconds(2));
    QCOMPARE(messages.join(u' ').count(u"1 damaged line"_s), 1);
    QCOMPARE(f.dialog->statistics().games.size(), 1U);
}

void TestStatistics::savesAndErases()
{
    DialogFixture f;
    f.write({won(u"Anne"_s, u"Ben"_s)});
    f.open();
    f.dialogs.answer = f.folder.filePath(u"figures.csv"_s);
    f.find<QPushButton>("statisticsSave")->click();
    QVERIFY(f.dialogs.suggested.endsWith(u"statistics.csv"));
    QCOMPARE(f.text("statisticsMessage"), u"Saved: figures.csv"_s);
    QVERIFY(QFile::exists(f.dialogs.answer));
    f.dialogs.answer = f.folder.filePath(u"no/folder.csv"_s);
    f.find<QPushButton>("statisticsSave")->click();
    QVERIFY(!f.text("statisticsMessage").startsWith(u"Saved"));
    auto *erase = f.find<QPushButton>("statisticsErase");
    erase->click();
    QVERIFY(QFile::exists(f.logPath())); // not confirmed
    f.dialogs.erasesStatistics = true;
    erase->click();
    QVERIFY(!QFile::exists(f.logPath()));
    QCOMPARE(f.text("statisticsMessage"), u"The statistics have been erased."_s);
    QVERIFY(f.text("statisticsSummary").startsWith(u"No games yet."));
}

void TestStatistics::hasLargeControls()
{
    DialogFixture f;
    f.write({won(u"Anne"_s, u"Ben"_s)});
    f.window->resize(1280, 800);
    QCoreApplication::processEvents();
    QCOMPARE(fonts::currentSizes().minControlSize, 44);
    f.open();
    for (const char *name : {"statisticsPair", "statisticsRuleSet", "statisticsSave",
                             "statisticsErase", "statisticsClose"}) {
        const auto *control = f.find<QWidget>(name);
        QVERIFY2(control->isVisible() && control->height() >= fonts::currentSizes().minControlSize,
                 name);
    }
}

void TestStatistics::keepsLongNamesWithinItsWidth()
{
    const QString white(Settings::MaxNameLength, u'W');
    const QString black(Settings::MaxNameLength, u'M');
    DialogFixture f;
    f.write({won(white, black)});
    f.open();
    const auto *table = f.find<QTableWidget>("statisticsTable");
    QTRY_VERIFY(table->isVisible());
    QCOMPARE(table->horizontalScrollBar()->maximum(), 0);
    QVERIFY(table->item(0, 0)->toolTip().contains(white));
    QVERIFY(table->columnWidth(1) > table->fontMetrics().horizontalAdvance(u"Dubblets – "_s));
    f.dialog->close();
    DialogFixture usual;
    usual.write({won(u"Grandma"_s, u"Leo"_s)});
    usual.open();
    const auto *other = usual.find<QTableWidget>("statisticsTable");
    QTRY_VERIFY(other->isVisible());
    QVERIFY(other->columnWidth(0) >
            other->fontMetrics().horizontalAdvance(other->item(0, 0)->text()));
}

void TestStatistics::keepsNamesOfGamesWhole()
{
    DialogFixture f;
    f.write({won(u"Grandma"_s, u"Leo"_s), won(u"Grandma"_s, u"Leo"_s, 1, 10, u"moulidars"_s)});
    f.open();
    installTranslator(u"de"_s);
    QCoreApplication::processEvents();
    f.dialog->resize(f.dialog->minimumSizeHint().width(), 440);
    const auto *table = f.find<QTableWidget>("statisticsTable");
    constexpr int RuleSetColumn = 1;
    constexpr int Margins = 8;
    for (int row = 0; row < table->rowCount(); ++row) {
        const QString name = table->item(row, RuleSetColumn)->text();
        const auto neededHeight = [&] {
            const QRect cell(0, 0, table->columnWidth(RuleSetColumn) - Margins, QWIDGETSIZE_MAX);
            return table->fontMetrics().boundingRect(cell, Qt::TextWordWrap, name).height();
        };
        QTRY_VERIFY2(neededHeight() > table->fontMetrics().height(), qPrintable(name)); // two lines
        QTRY_VERIFY2(neededHeight() <= table->rowHeight(row), qPrintable(name));
    }
    QCOMPARE(table->verticalScrollBar()->maximum(), 0);
}

void TestStatistics::namesPlayersAboveTheLines()
{
    const QFont font;
    const qreal width = 30 * QFontMetricsF(font).height();
    const auto legendHeight = [&](const QString &white, const QString &black) {
        return ChartLegend({white, black}, font, width).height();
    };
    const qreal row = legendHeight(u"Anne"_s, u"Ben"_s);
    QCOMPARE(ChartLegend({}, font, width).height(), 0);
    QCOMPARE(legendHeight(QString(40, u'W'), QString(40, u'M')), 2 * row);
    // The lines of both players end at the same value.
    const QRect area(0, 0, qCeil(width), qCeil(width / 2));
    const auto paint = [&](const QString &white, const QString &black) {
        LoggedGame logged = won(white, black);
        logged.throwCounts[1] = logged.throwCounts[0];
        const GameStatistics pair =
            computeGameStatistics({logged}, {scorePair(person(white), person(black)), {}});
        QImage image(area.size(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        createDoubletsChart(pair)->paint(painter, area, ChartStyle::forPaper(font));
        return image;
    };
    const QImage names = paint(u"Anne"_s, u"Ben"_s);
    const QImage others = paint(u"Grandmother"_s, u"Leopold"_s);
    QVERIFY(names != others);
    QCOMPARE(names.copy(area.adjusted(0, qCeil(row), 0, 0)),
             others.copy(area.adjusted(0, qCeil(row), 0, 0)));
}

/// Tab goes from the filters over the table and the charts to the buttons.
void TestStatistics::canBeReadWithTheKeyboard()
{
    DialogFixture f;
    f.write({won(u"Anne"_s, u"Ben"_s), won(u"Ben"_s, u"Anne"_s, 1)});
    f.open();
    const auto charts = f.dialog->findChildren<ChartCanvas *>();
    const std::vector<QWidget *> order{f.find<QComboBox>("statisticsPair"),
                                       f.find<QComboBox>("statisticsRuleSet"),
                                       f.find<QTableWidget>("statisticsTable"),
                                       charts[1], // of doublets: the luck is unknown
                                       charts[2],
                                       charts[3],
                                       f.find<QPushButton>("statisticsSave")};
    order.front()->setFocus();
    for (QWidget *each : order) {
        QCOMPARE(f.dialog->focusWidget(), each);
        QTest::keyClick(each, Qt::Key_Tab);
    }
    QTest::keyClick(charts[1], Qt::Key_Home);
    QVERIFY2(charts[1]->accessibleDescription().startsWith(u"After game 1 "),
             qPrintable(charts[1]->accessibleDescription()));
}

void TestStatistics::speaksRussianOnASmallScreen()
{
    DialogFixture f;
    f.write(
        {won(QString(Settings::MaxNameLength, u'Ж'), u"Борис"_s), won(u"Anne"_s, u"Ben"_s, 50)});
    f.open();
    f.dialog->resize(632, 440);
    installTranslator(u"ru"_s);
    QCoreApplication::processEvents();
    QCOMPARE(f.dialog->windowTitle(), u"Статистика"_s);
    QVERIFY2(f.dialog->minimumSizeHint().width() <= 632,
             qPrintable(QString::number(f.dialog->minimumSizeHint().width())));
    const auto *scroll = f.dialog->findChild<QScrollArea *>();
    QCOMPARE(scroll->horizontalScrollBar()->maximum(), 0);
    for (const ChartView *chart : f.dialog->findChildren<ChartView *>()) {
        QVERIFY(chart->isHidden() || !chart->description().isEmpty());
    }
    // The table scrolls sideways rather than cutting a word or a row.
    const auto *table = f.find<QTableWidget>("statisticsTable");
    constexpr int RuleSetColumn = 1;
    for (int row = 0; row < table->rowCount(); ++row) {
        for (const QString &word : table->item(row, RuleSetColumn)->text().split(u' ')) {
            QTRY_VERIFY2(table->columnWidth(RuleSetColumn) >
                             table->fontMetrics().horizontalAdvance(word),
                         qPrintable(word));
        }
    }
    QTRY_VERIFY(table->horizontalScrollBar()->isVisible());
    constexpr int MaxRows = 5; // more rows scroll
    const auto isWhole = [table](int row) {
        return table->rowViewportPosition(row) + table->rowHeight(row) <=
               table->viewport()->height();
    };
    for (int row = 0; row < std::min(MaxRows, table->rowCount()); ++row) {
        QTRY_VERIFY2(isWhole(row), qPrintable(QString::number(row)));
    }
}

QTEST_MAIN(TestStatistics)
#include "tst_statistics.moc"
