// SPDX-License-Identifier: MIT
#include "core/odds/race/race_weights.h"
#include "laboratory/replay/game_replay.h"
#include "laboratory/window/laboratory_dialog.h"
#include "language/language.h"
#include "panels/charts/chart_view.h"
#include "panels/dialogs/wrapping_combo_box.h"
#include "panels/speech/screen_reader.h"
#include "panels/theme/theme.h"
#include "table/board/board_scene.h"
#include "table/board/board_view.h"
#include "tests/app/cli/cli_run.h"
#include "tests/app/desktop/window/window_fixture.h"
#include "tests/app/language/layout_language.h"
#include "text/rule_text.h"

#include <QAccessible>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSlider>
#include <QStyleOptionComboBox>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

struct DialogFixture
{
    explicit DialogFixture(const QString &ruleSet = u"willughby"_s, std::uint64_t games = 3'000,
                           const QSize &size = {})
        : settings(folder.filePath(u"doublets.ini"_s), allRuleSets())
    {
        settings.lighting.set(Lighting::HighContrast); // painted fastest
        experiment.ruleSet = ruleSet;
        experiment.games = games;
        open(size);
    }
    ~DialogFixture() { delete dialog; }
    Q_DISABLE_COPY_MOVE(DialogFixture)

    void open(const QSize &size = {})
    {
        dialog = new LaboratoryDialog(allRuleSets(), settings, dialogs, experiment, keptRunsPath());
        dialog->findChild<BoardView *>()->setUpdatesEnabled(false); // the board is not painted
        if (size.isValid()) {
            dialog->resize(size);
        }
        dialog->QDialog::show();
    }
    /// Ends the program and starts it again, as far as the laboratory is concerned.
    void reopen()
    {
        delete dialog;
        open();
    }
    [[nodiscard]] QString keptRunsPath() const { return folder.filePath(u"runs.json"_s); }
    [[nodiscard]] QString earlierRuns() const
    {
        return find<QLabel>("laboratoryEarlierRuns")->text();
    }

    template<typename T> [[nodiscard]] T *find(const char *name) const
    {
        return dialog->findChild<T *>(QString::fromLatin1(name));
    }
    void press(const char *button) const { find<QPushButton>(button)->click(); }
    void choose(const char *box, const QString &id) const
    {
        auto *field = find<QComboBox>(box);
        field->setCurrentIndex(field->findData(id));
    }
    void carryOut() const
    {
        press("laboratoryStart");
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->run().isRunning(), 20'000);
    }
    [[nodiscard]] const ExperimentTotals &findings(std::size_t row = 0) const
    {
        return dialog->run().state().rows[row].totals;
    }
    [[nodiscard]] ChartView *chart(int i) const
    {
        static const QStringList names{u"shareChart"_s, u"lengthChart"_s, u"numberChart"_s,
                                       u"sampleChart"_s};
        return dialog->findChild<ChartView *>(names[i]);
    }
    [[nodiscard]] bool commandsContain(const QString &text) const
    {
        return dialog->commands().contains(text);
    }
    [[nodiscard]] QString remark() const { return find<QLabel>("laboratoryRemark")->text(); }

    QTemporaryDir folder;
    Settings settings;
    FakeDialogs dialogs;
    Experiment experiment;
    QPointer<LaboratoryDialog> dialog;
};

} // namespace

/// Tests the laboratory dialog through its user interface.
class TestLaboratoryDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        theme::apply(*qobject_cast<QApplication *>(qApp));
        installTranslator(u"en"_s);
    }
    void cleanup() { installTranslator(u"en"_s); }
    void showsWhatTheCommandPrints();
    void showsTheShareOfWhiteIfThePlayersDiffer();
    void samplesAccumulate();
    void countsTheSameGamesOnce();
    void keepsEarlierRuns();
    void keepsResultsForTheNextStart();
    void keepsTheGamesOfAnInterruptedRun();
    void restoresDuringANewRun();
    void clearsResults();
    void leavesAForeignFileAlone();
    void savesATableOfTheGames();
    void savesOnlyOnceGamesArePlayed();
    void namesTheSamplesInTheTable();
    void comparesTwo();
    void comparesWhitesWinsIfThePlayersDiffer();
    void letsAClassWatch();
    void holdsAndStops();
    void stopsWhenItIsClosed();
    void tellsWhatIsWrong_data();
    void tellsWhatIsWrong();
    void takesNumbersAsTyped();
    void offersNoBestPlayWithDamagedWeights();
    void showsChoicesInFull_data();
    void showsChoicesInFull();
    void chartsAreReadByKeys();
    void reportsLittleToScreenReaders();
    void replaysTheLastGame();
    void savesAndSaysWhenItCannot();
    void reportContainsAllFigures_data();
    void reportContainsAllFigures();
    void opensFromTheMenu();
    void showsTheBoardOfTheChosenGame();
    void returnsToTheReplay();
    void namesResultsOfOtherSettings();
    void showsWholeCharts_data();
    void showsWholeCharts();
    void squeezesNoResults();
    void showsSettingsBesideTheCharts_data();
    void showsSettingsBesideTheCharts();
    void tabKeyFollowsTheForm();
};

void TestLaboratoryDialog::showsWhatTheCommandPrints()
{
    const DialogFixture f;
    QVERIFY(!f.find<QPushButton>("laboratorySave")->isEnabled());
    f.carryOut();
    QCOMPARE(f.findings().games(), 3'000U);
    f.press("laboratoryCopy");
    const QString command = QGuiApplication::clipboard()->text();
    QCOMPARE(command, u"doublets-cli simulate --ruleset willughby --white random --black random "
                      "--games 3000 --seed 1"_s);
    QVERIFY(f.remark().contains(command));
    const QJsonObject printed =
        test::runCli(command.split(u' ').mid(1) << u"--json"_s).json().object();
    const auto number = [&](const char *key) {
        return static_cast<std::uint64_t>(printed[QLatin1String(key)].toInteger());
    };
    QCOMPARE(number("games"), f.findings().games());
    QCOMPARE(number("whiteWins"), f.findings().whiteWins());
    QCOMPARE(number("blackWins"), f.findings().blackWins());
    QCOMPARE(number("draws"), f.findings().draws());
    QCOMPARE(printed[u"firstThrowerWins"].toDouble(), f.findings().firstThrowerShare());
    QCOMPARE(printed[u"meanThrows"].toDouble(), f.findings().meanThrows());
    QTRY_VERIFY(f.dialog->run().exactResults(0));
    QTRY_VERIFY2(f.chart(0)->description().contains(u"Exact value: 53."),
                 qPrintable(f.chart(0)->description()));
}

void TestLaboratoryDialog::showsTheShareOfWhiteIfThePlayersDiffer()
{
    const DialogFixture f;
    f.choose("firstWhite", u"best"_s);
    f.carryOut();
    const Interval band = f.findings().whiteInterval();
    const QString said = u": White won %1% of them. 95% band: %2% to %3%."_s
                             .arg(100 * f.findings().whiteShare(), 0, 'f', 1)
                             .arg(100 * band.low, 0, 'f', 1)
                             .arg(100 * band.high, 0, 'f', 1);
    const QString shown = f.chart(0)->description();
    QVERIFY2(shown.contains(said), qPrintable(shown + said));
    QTRY_COMPARE(f.chart(0)->description().count(u"Exact value: "_s), 2);
    QVERIFY(shown.startsWith(u"After 3,000 games: White won ")); // as the chart shows
    // At an earlier stage, too.
    QTest::keyClick(f.chart(0)->findChild<ChartCanvas *>(), Qt::Key_Home);
    QVERIFY2(f.chart(0)->description().contains(u"White won "),
             qPrintable(f.chart(0)->description()));
    f.choose("firstWhite", u"random"_s);
    f.carryOut();
    QTest::keyClick(f.chart(0)->findChild<ChartCanvas *>(), Qt::Key_Escape);
    QVERIFY(!f.chart(0)->description().contains(u"White won "));
}

void TestLaboratoryDialog::samplesAccumulate()
{
    const DialogFixture f(u"willughby"_s, 100);
    f.carryOut();
    QVERIFY(!f.chart(3)->isVisible()); // one sample does not vary
    f.find<QComboBox>("laboratorySamples")->setEditText(u"30"_s);
    f.carryOut();
    QCOMPARE(f.findings().games(), 3'000U);
    QVERIFY(f.commandsContain(u"--games 3000 "_s));
    QVERIFY(f.chart(3)->isVisible());
    QVERIFY2(f.chart(3)->description().startsWith(u"30 samples of 100 games."),
             qPrintable(f.chart(3)->description()));
    QTRY_VERIFY2(f.chart(3)->description().contains(u"at least 95 of 100"),
                 qPrintable(f.chart(3)->description()));
    // Other dice add samples, the same dice do not.
    f.find<QLineEdit>("laboratorySeed")->setText(u"2"_s);
    f.carryOut();
    QVERIFY(f.chart(3)->description().startsWith(u"60 samples "));
    f.carryOut();
    QVERIFY(f.chart(3)->description().startsWith(u"60 samples "));
    auto *canvas = f.chart(3)->findChild<ChartCanvas *>();
    QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->rect().center());
    QVERIFY2(f.chart(3)->description().contains(u"expected: "),
             qPrintable(f.chart(3)->description()));
    QTest::keyClick(canvas, Qt::Key_Escape);
    // Another game begins new samples.
    f.choose("firstGame", u"cotton"_s);
    f.carryOut();
    QVERIFY(f.chart(3)->description().startsWith(u"30 samples "));
    f.find<QComboBox>("laboratorySamples")->setEditText(u"1000000"_s);
    f.press("laboratoryStart");
    QVERIFY2(f.remark().contains(u"1000000"), qPrintable(f.remark()));
}

/// Experiment A plays the same games again if only the seed of experiment B changes.
void TestLaboratoryDialog::countsTheSameGamesOnce()
{
    const DialogFixture f(u"willughby"_s, 100);
    f.find<QCheckBox>("laboratoryCompare")->setChecked(true);
    f.find<QCheckBox>("laboratorySameDice")->setChecked(false);
    const auto count = [&f](std::size_t experiment) {
        std::uint64_t samples = 0;
        for (const auto &[wins, number] : f.dialog->run().sampleCounts(experiment)) {
            samples += number;
        }
        return samples;
    };
    f.carryOut();
    for (const char *seed : {"21", "22"}) {
        f.find<QLineEdit>("laboratoryOtherSeed")->setText(QLatin1String(seed));
        f.carryOut();
    }
    QCOMPARE(count(0), 1U);
    QCOMPARE(count(1), 3U);
    const auto *earlier = f.find<QLabel>("laboratoryEarlierRuns");
    QVERIFY2(!earlier->text().contains(u"A: Seed"), qPrintable(earlier->text()));
    QCOMPARE(earlier->text().count(u"B: Seed"), 2);
    // A's own seed changes, and the earlier one is counted once.
    f.find<QLineEdit>("laboratorySeed")->setText(u"5"_s);
    f.carryOut();
    QCOMPARE(count(0), 2U);
    QCOMPARE(count(1), 3U);
}

void TestLaboratoryDialog::keepsEarlierRuns()
{
    const DialogFixture f(u"willughby"_s, 200);
    f.carryOut();
    const auto *earlier = f.find<QLabel>("laboratoryEarlierRuns");
    QVERIFY(!earlier->isVisible());
    const double share = 100 * f.findings().firstThrowerShare();
    f.find<QLineEdit>("laboratorySeed")->setText(u"1666"_s);
    f.carryOut();
    QVERIFY(earlier->isVisible());
    QVERIFY2(earlier->text().contains(u"Seed 1: %1% of 200 games."_s.arg(share, 0, 'f', 1)),
             qPrintable(earlier->text()));
    for (int seed = 2; seed < 6; ++seed) {
        f.find<QLineEdit>("laboratorySeed")->setText(QString::number(seed));
        f.carryOut();
    }
    QVERIFY(!earlier->text().contains(u"Seed 1:"));
    QVERIFY2(earlier->text().endsWith(u"and 2 more"), qPrintable(earlier->text()));
    f.choose("firstWhite", u"best"_s); // not the same experiment
    f.carryOut();
    QVERIFY(!earlier->isVisible());
}

void TestLaboratoryDialog::keepsResultsForTheNextStart()
{
    DialogFixture f(u"willughby"_s, 200);
    f.find<QCheckBox>("laboratoryCompare")->setChecked(true);
    f.choose("secondWhite", u"best"_s);
    f.find<QComboBox>("laboratorySamples")->setCurrentText(u"3"_s);
    for (const QString &seed : {u"1"_s, u"1665"_s, u"18446744073709551615"_s}) {
        f.find<QLineEdit>("laboratorySeed")->setText(seed);
        f.carryOut();
    }
    const LaboratoryState before = f.dialog->run().state();
    const QString earlier = f.earlierRuns();
    QCOMPARE(earlier.count(u"Seed"_s), 4);
    f.experiment.ruleSet = u"cotton"_s; // now on the board
    f.reopen();
    QTRY_VERIFY(f.dialog->hasResults() && !f.dialog->run().isRestoring());
    QCOMPARE(f.dialog->run().state().rows.size(), std::size_t{2});
    QVERIFY(f.findings(0) == before.rows[0].totals);
    QVERIFY(f.findings(1) == before.rows[1].totals);
    QCOMPARE(f.dialog->run().state().pairs, before.pairs);
    QTRY_COMPARE(f.earlierRuns(), earlier);
    QCOMPARE(f.find<QLineEdit>("laboratorySeed")->text(), u"18446744073709551615"_s);
    QCOMPARE(f.find<QComboBox>("laboratoryGames")->currentText(), u"200"_s);
    QCOMPARE(f.find<QComboBox>("laboratorySamples")->currentText(), u"3"_s);
    QCOMPARE(f.remark(), QString());
    QVERIFY(f.find<QPushButton>("laboratorySave")->isEnabled());
    f.find<QLineEdit>("laboratorySeed")->setText(u"7"_s);
    f.carryOut();
    QCOMPARE(f.earlierRuns().count(u"Seed"_s), 6);
}

void TestLaboratoryDialog::keepsTheGamesOfAnInterruptedRun()
{
    DialogFixture f(u"willughby"_s, Experiment::MaxGames);
    auto *pace = f.find<QComboBox>("laboratoryPace");
    pace->setCurrentIndex(pace->findData(100.0));
    f.press("laboratoryStart");
    QTRY_VERIFY(f.findings().games() > 2);
    f.press("laboratoryStop");
    const ExperimentTotals stopped = f.findings();
    f.reopen();
    QTRY_VERIFY(f.dialog->hasResults());
    QVERIFY(f.findings() == stopped);
    QCOMPARE(f.find<QComboBox>("laboratoryGames")->currentText(),
             QLocale().toString(Experiment::MaxGames));
    f.press("laboratoryStart");
    QTRY_VERIFY(f.findings().games() > stopped.games());
    const std::uint64_t games = f.findings().games();
    f.reopen(); // without stopping
    QTRY_VERIFY(f.dialog->hasResults());
    QVERIFY(f.findings().games() >= games);
}

void TestLaboratoryDialog::restoresDuringANewRun()
{
    DialogFixture f(u"willughby"_s, 300'000);
    f.carryOut();
    f.find<QLineEdit>("laboratorySeed")->setText(u"2"_s);
    f.carryOut();
    f.reopen();
    QVERIFY(f.dialog->run().isRestoring());
    f.find<QLineEdit>("laboratorySeed")->setText(u"3"_s);
    f.press("laboratoryStart");
    QTRY_VERIFY_WITH_TIMEOUT(!f.dialog->run().isRunning() && !f.dialog->run().isRestoring(),
                             20'000);
    QCOMPARE(f.dialog->run().laboratory()->experiments().front().seed, std::uint64_t{3});
    QTRY_COMPARE(f.earlierRuns().count(u"300,000 games"_s), 2);
    QCOMPARE(f.dialog->run().runs().size(), std::size_t{3});
}

void TestLaboratoryDialog::clearsResults()
{
    DialogFixture f(u"willughby"_s, 200);
    auto *clear = f.find<QPushButton>("laboratoryClear");
    QVERIFY(!clear->isEnabled());
    f.carryOut();
    QVERIFY(clear->isEnabled());
    clear->click(); // not confirmed
    QVERIFY(f.dialog->hasResults());
    f.dialogs.clearsResults = true;
    clear->click();
    QVERIFY(!f.dialog->hasResults());
    QVERIFY(!clear->isEnabled());
    QVERIFY(!f.find<QPushButton>("laboratorySave")->isEnabled());
    QCOMPARE(f.earlierRuns(), QString());
    f.reopen();
    QVERIFY(!f.dialog->run().isRestoring());
    QVERIFY(!QFile::exists(f.keptRunsPath()));
    f.carryOut(); // works again
    QCOMPARE(f.findings().games(), std::uint64_t{200});
}

void TestLaboratoryDialog::leavesAForeignFileAlone()
{
    DialogFixture f(u"willughby"_s, 200);
    const QByteArray foreign = R"({"format": "something else"})";
    QFile file(f.keptRunsPath());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(foreign);
    file.close();
    f.reopen();
    QVERIFY(!f.dialog->hasResults());
    QVERIFY2(f.remark().contains(u"runs.json"_s), qPrintable(f.remark()));
    f.carryOut();
    f.reopen();
    QTRY_VERIFY(f.dialog->hasResults());
    QFile aside(f.keptRunsPath() + u".kept"_s);
    QVERIFY(aside.open(QIODevice::ReadOnly));
    QCOMPARE(aside.readAll(), foreign);
}

void TestLaboratoryDialog::savesATableOfTheGames()
{
    DialogFixture f(u"willughby"_s, 150);
    f.find<QCheckBox>("laboratoryCompare")->setChecked(true);
    f.carryOut();
    f.dialogs.answer = f.folder.filePath(u"x.games.csv"_s);
    f.press("laboratorySave");
    QTRY_VERIFY2(f.remark().contains(u"x.games.csv"), qPrintable(f.remark()));
    QFile file(f.dialogs.answer);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArrayList lines = file.readAll().split('\n');
    QCOMPARE(lines.size(), 302);
    QVERIFY(lines[0].startsWith("experiment,game,seed,"));
    QVERIFY(lines[1].startsWith("A,1,") && lines[300].startsWith("B,150,"));
}

/// Best players' odds are computed before the first game. The table has as many games as the
/// message says, even if the run continues.
void TestLaboratoryDialog::savesOnlyOnceGamesArePlayed()
{
    DialogFixture f(u"willughby"_s, Experiment::MaxGames);
    QVERIFY(QTest::qWaitForWindowActive(f.dialog));
    f.choose("firstWhite", u"best"_s);
    auto *pace = f.find<QComboBox>("laboratoryPace");
    pace->setCurrentIndex(pace->findData(1'000.0));
    auto *save = f.find<QPushButton>("laboratorySave");
    f.dialogs.answer = f.folder.filePath(u"x.games.csv"_s);
    f.press("laboratoryStart");
    save->click();
    QVERIFY(!save->isEnabled());
    QTRY_VERIFY_WITH_TIMEOUT(save->isEnabled(), 20'000);
    save->setFocus();
    const std::uint64_t games = f.findings().games();
    QVERIFY(games > 0);
    save->click();
    const QString saved = u"Saved %1 game"_s.arg(QLocale().toString(games));
    QTRY_VERIFY2(f.remark().startsWith(saved), qPrintable(f.remark()));
    QFile file(f.dialogs.answer);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count('\n'), static_cast<qsizetype>(games) + 1);
    f.press("laboratoryStop");
    QVERIFY(save->isEnabled() && save->hasFocus());
    f.press("laboratoryStart"); // as by its shortcut, which does not move the focus
    QVERIFY(!save->isEnabled());
    QVERIFY(f.find<QPushButton>("laboratoryStart")->hasFocus());
}

/// The dot plot can be made again from the table.
void TestLaboratoryDialog::namesTheSamplesInTheTable()
{
    DialogFixture f(u"willughby"_s, 20);
    f.find<QComboBox>("laboratorySamples")->setEditText(u"30"_s);
    f.carryOut();
    f.dialogs.answer = f.folder.filePath(u"x.games.csv"_s);
    f.press("laboratorySave");
    QTRY_VERIFY2(f.remark().contains(u"x.games.csv"), qPrintable(f.remark()));
    QFile file(f.dialogs.answer);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArrayList lines = file.readAll().trimmed().split('\n');
    QVERIFY(lines[0].startsWith("sample,game,seed,first_thrower,winner,"));
    QMap<QByteArray, std::uint64_t> wins; // by sample
    for (const QByteArray &line : lines.mid(1)) {
        const QByteArrayList cells = line.split(',');
        wins[cells[0]] += cells[3] == cells[4] ? 1 : 0;
    }
    ExperimentTotals::SampleCounts counts;
    for (const std::uint64_t each : wins) {
        ++counts[each];
    }
    QVERIFY(counts == f.findings().sampleCounts());
}

void TestLaboratoryDialog::comparesTwo()
{
    const DialogFixture f(u"cotton"_s);
    QVERIFY(!f.find<QCheckBox>("laboratorySameDice")->isVisible());
    f.find<QCheckBox>("laboratoryCompare")->setChecked(true);
    QVERIFY(f.find<QCheckBox>("laboratorySameDice")->isChecked());
    f.choose("secondWhite", u"best"_s);
    f.choose("secondBlack", u"best"_s);
    f.carryOut();
    QCOMPARE(f.dialog->run().state().pairs, 3'000U);
    const QString said = f.find<QLabel>("laboratoryDifference")->text();
    QVERIFY2(said.contains(u"percentage points") && said.contains(u"with the same seeds"),
             qPrintable(said));
    QVERIFY2(said.contains(QRegularExpression(u"\nOn average, games are longer in A than in B\\. "
                                              "Chance .* A − B: \\+[\\d.]+ throws per game\\. "
                                              "95% band: "_s)),
             qPrintable(said));
    const QString compared = f.find<QLabel>("laboratoryCompared")->text();
    QVERIFY2(compared.startsWith(u"A: Dubblets") && compared.contains(u"at random\nB: Dubblets") &&
                 compared.endsWith(u"makes the best plays"),
             qPrintable(compared));
    QCOMPARE(f.dialog->commands().count(u'\n'), 1);
    QVERIFY(f.chart(0)->description().startsWith(u"A: ") &&
            f.chart(0)->description().contains(u"\nB: "));
    f.find<QCheckBox>("laboratorySameDice")->setChecked(false);
    f.carryOut();
    QCOMPARE(f.dialog->run().state().pairs, 0U);
    QVERIFY(f.dialog->commands().endsWith(u"--seed 2"));
}

/// Better play by one player changes the wins of White rather than those of the first thrower.
void TestLaboratoryDialog::comparesWhitesWinsIfThePlayersDiffer()
{
    const DialogFixture f(u"willughby"_s, 10'000);
    f.find<QCheckBox>("laboratoryCompare")->setChecked(true);
    f.choose("secondWhite", u"best"_s);
    f.carryOut();
    const QStringList said = f.find<QLabel>("laboratoryDifference")->text().split(u'\n');
    QVERIFY2(said[0].startsWith(u"White wins more often in B than in A. Chance alone would rarely "
                                "produce such a difference. A − B: −1."),
             qPrintable(said[0]));
    QVERIFY2(said[0].endsWith(u"Compared game by game, with the same seeds."), qPrintable(said[0]));
    QVERIFY(said[1].contains(u"throws per game"));
    const QStringList shares = f.chart(0)->description().split(u'\n');
    QVERIFY2(shares[0].startsWith(u"A: After 10,000 games: White won "), qPrintable(shares[0]));
    QVERIFY2(shares[1].startsWith(u"B: After 10,000 games: White won "), qPrintable(shares[1]));
    QVERIFY(shares[0].contains(u"The first thrower won "));
}

/// The experiments of a lesson take some seconds, whatever their size.
void TestLaboratoryDialog::letsAClassWatch()
{
    const DialogFixture f;
    Experiment one;
    one.ruleSet = u"willughby"_s;
    for (const auto &[games, pace] : {std::pair(100U, 10.0), std::pair(1'000'000U, 100'000.0)}) {
        one.games = games;
        f.dialog->setExperiments({one});
        QCOMPARE(f.dialog->run().pace(), pace);
    }
}

void TestLaboratoryDialog::holdsAndStops()
{
    const DialogFixture f(u"willughby"_s, Experiment::MaxGames);
    auto *pace = f.find<QComboBox>("laboratoryPace");
    pace->setCurrentIndex(pace->findData(100.0));
    auto *start = f.find<QPushButton>("laboratoryStart");
    start->click();
    QTRY_VERIFY(f.findings().games() > 2);
    start->click();
    QVERIFY(f.dialog->run().isPaused());
    QVERIFY(f.dialog->run().isRunning());
    start->click();
    QVERIFY(!f.dialog->run().isPaused());
    QVERIFY(f.dialog->run().isRunning());
    // The commands repeat the games played so far, like the figures that are saved with them.
    QVERIFY(f.dialog->commands().contains(u" --games %1 "_s.arg(f.findings().games())));
    f.press("laboratoryStop");
    QVERIFY(!f.dialog->run().isRunning());
    const std::uint64_t games = f.findings().games();
    QVERIFY(games > 2 && games < 1'000);
    QVERIFY(f.dialog->commands().contains(u" --games %1 "_s.arg(games)));
}

void TestLaboratoryDialog::stopsWhenItIsClosed()
{
    const DialogFixture f(u"willughby"_s, Experiment::MaxGames);
    f.press("laboratoryStart");
    QTRY_VERIFY(f.findings().games() > 100);
    QTest::keyClick(f.dialog, Qt::Key_Escape);
    QVERIFY(f.dialog->isHidden());
    QVERIFY(!f.dialog->run().isRunning());
    const std::uint64_t games = f.findings().games();
    f.dialog->show();
    QVERIFY(f.dialog->hasResults());
    QCOMPARE(f.findings().games(), games);
    QVERIFY(!f.find<QPushButton>("laboratoryStop")->isEnabled());
    QVERIFY(f.find<QPushButton>("laboratorySave")->isEnabled());
}

void TestLaboratoryDialog::tellsWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QString>("typed");
    QTest::newRow("no games") << QByteArray("laboratoryGames") << u"0"_s;
    QTest::newRow("too many games") << QByteArray("laboratoryGames") << u"10,000,001"_s;
    QTest::newRow("no number") << QByteArray("laboratoryGames") << u"abc"_s;
    QTest::newRow("negative") << QByteArray("laboratoryGames") << u"-5"_s;
    QTest::newRow("no samples") << QByteArray("laboratorySamples") << u"some"_s;
    QTest::newRow("no seed") << QByteArray("laboratorySeed") << u"x"_s;
}

void TestLaboratoryDialog::tellsWhatIsWrong()
{
    QFETCH(const QByteArray, field);
    QFETCH(const QString, typed);
    const DialogFixture f;
    if (auto *line = f.find<QLineEdit>(field)) {
        line->setText(typed);
    } else {
        f.find<QComboBox>(field)->setEditText(typed);
    }
    f.press("laboratoryStart");
    QVERIFY(!f.dialog->run().isRunning());
    if (field != "laboratorySeed") { // named as on the screen
        QVERIFY2(f.remark().startsWith(u"Number of games: ") ||
                     f.remark().startsWith(u"Number of samples: "),
                 qPrintable(f.remark()));
    }
    QVERIFY2(f.remark().contains(u'“' + typed + u'”'), qPrintable(f.remark()));
    QVERIFY(f.find<QLabel>("laboratoryRemark")->isVisible());
    f.press("laboratoryCopy"); // nothing to copy: has no effect
    f.find<QComboBox>("laboratoryGames")->setEditText(u"2,000"_s);
    f.find<QComboBox>("laboratorySamples")->setEditText(u"1"_s);
    f.find<QLineEdit>("laboratorySeed")->setText(u"7"_s);
    f.carryOut();
    QCOMPARE(f.findings().games(), 2'000U);
    QVERIFY(f.remark().isEmpty());
}

/// A typed number is not completed to a longer one of the list.
void TestLaboratoryDialog::takesNumbersAsTyped()
{
    const DialogFixture f(u"cotton"_s, 100);
    auto *games = f.find<QComboBox>("laboratoryGames");
    games->lineEdit()->selectAll();
    QTest::keyClicks(games->lineEdit(), u"1"_s);
    QCOMPARE(games->currentText(), u"1"_s);
}

void TestLaboratoryDialog::offersNoBestPlayWithDamagedWeights()
{
    const DialogFixture f(u"cotton"_s, 100);
    f.choose("firstWhite", u"best"_s);
    f.choose("firstGame", u"alfonso-race"_s);
    QCOMPARE(f.find<QComboBox>("firstWhite")->currentData().toString(), u"best"_s);
    f.choose("firstGame", u"cotton"_s);
    const race_weights::Replacement damaged("damaged");
    f.choose("firstGame", u"alfonso-race"_s);
    QCOMPARE(f.find<QComboBox>("firstWhite")->currentData().toString(), u"random"_s);
    f.carryOut();
    QCOMPARE(f.findings().games(), 100U);
}

void TestLaboratoryDialog::showsChoicesInFull_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : layoutLanguages()) {
        QTest::newRow(qPrintable(language)) << language;
    }
}

/// Combo boxes for rulings and the pace show their texts in full.
void TestLaboratoryDialog::showsChoicesInFull()
{
    QFETCH(const QString, language);
    const LayoutLanguage installed(language);
    const DialogFixture f(u"cotton"_s);
    f.dialog->resize(1120, 740); // fits into a window of 1280 × 800
    int several = 0;
    const auto isWhole = [&several](const QComboBox &box) {
        QStyleOptionComboBox option;
        option.initFrom(&box);
        const QSize room =
            box.style()
                ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box)
                .size();
        const QRect words = box.fontMetrics().boundingRect(QRect(0, 0, room.width(), 1000),
                                                           Qt::TextWordWrap, box.currentText());
        several += words.height() >= 2 * box.fontMetrics().height() ? 1 : 0;
        return words.width() <= room.width() && words.height() <= room.height();
    };
    auto *game = f.find<QComboBox>("firstGame");
    for (int set = 0; set < game->count(); ++set) {
        game->setCurrentIndex(set);
        for (auto *box : f.dialog->findChildren<WrappingComboBox *>()) {
            for (int i = 0; box != game && box->isVisible() && i < box->count(); ++i) {
                box->setCurrentIndex(i);
                QTRY_VERIFY2(isWhole(*box), qPrintable(box->currentText()));
            }
        }
        QTRY_VERIFY2(isWhole(*game), qPrintable(game->currentText()));
    }
    QVERIFY(several > 0);
    auto *pace = f.find<QComboBox>("laboratoryPace");
    for (int i = 0; i < pace->count(); ++i) {
        pace->setCurrentIndex(i);
        QTRY_VERIFY2(isWhole(*pace), qPrintable(pace->currentText()));
    }
}

void TestLaboratoryDialog::chartsAreReadByKeys()
{
    const DialogFixture f;
    f.carryOut();
    for (int i = 0; i < 3; ++i) {
        auto *canvas = f.chart(i)->findChild<ChartCanvas *>();
        const QString whole = f.chart(i)->description();
        QVERIFY(!whole.isEmpty() && !canvas->accessibleName().isEmpty());
        QCOMPARE(canvas->accessibleDescription(), whole);
        QTest::keyClick(canvas, Qt::Key_Home);
        const QString first = f.chart(i)->description();
        QTest::keyClick(canvas, Qt::Key_Right);
        QVERIFY(first != whole && f.chart(i)->description() != first);
        QCOMPARE(canvas->accessibleDescription(), f.chart(i)->description());
        QTest::keyClick(canvas, Qt::Key_Escape);
        QCOMPARE(f.chart(i)->description(), whole);
        QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->rect().center());
        QVERIFY(f.chart(i)->description() != whole);
    }
    QVERIFY(f.dialog->isVisible()); // Esc left the chart, not the dialog
}

/// A screen reader that is told of every step would respond late to keys.
void TestLaboratoryDialog::reportsLittleToScreenReaders()
{
    setScreenReaderSimulated(true);
    const DialogFixture f(u"alfonso-race"_s, 1'000'000);
    f.press("laboratoryStart");
    const auto *replay = f.dialog->findChild<GameReplay *>();
    const auto *slider = f.find<QSlider>("replaySlider");
    QTRY_VERIFY(replay->currentStep() > 0);
    const int reported = slider->value();
    QElapsedTimer sinceReport;
    sinceReport.start();
    QTRY_VERIFY(replay->currentStep() > 5);
    QVERIFY(slider->value() == reported || sinceReport.elapsed() >= GameReplay::ReportInterval / 2);
    f.press("replayPlay"); // pauses
    QCOMPARE(slider->value(), replay->currentStep());
    f.press("laboratoryStop");
    setScreenReaderSimulated(false);
}

void TestLaboratoryDialog::replaysTheLastGame()
{
    const DialogFixture f(u"willughby"_s, 20);
    f.carryOut();
    const auto *replay = f.dialog->findChild<GameReplay *>();
    QTRY_VERIFY(replay->stepCount() > 10);
    auto *slider = f.find<QSlider>("replaySlider");
    QCOMPARE(slider->maximum(), replay->stepCount());
    slider->setValue(replay->stepCount());
    QCOMPARE(replay->currentStep(), replay->stepCount());
    QVERIFY2(f.find<QLabel>("replayTold")->text().contains(u"wins"),
             qPrintable(f.find<QLabel>("replayTold")->text()));
    f.press("replayPlay"); // at the end, plays the last game again
    QTRY_COMPARE(replay->gameNumber(), 20U);
}

void TestLaboratoryDialog::savesAndSaysWhenItCannot()
{
    DialogFixture f;
    f.carryOut();
    f.dialogs.answer = f.folder.filePath(u"x.csv"_s);
    f.press("laboratorySave");
    const auto told = [&f] { return f.remark().remove(QChar(0x200b)); };
    QTRY_COMPARE(told(), u"Saved 3,000 games: "_s + QDir::toNativeSeparators(f.dialogs.answer));
    QVERIFY(QFileInfo::exists(f.dialogs.answer));
    f.dialogs.answer = f.folder.filePath(u"nowhere/x.pdf"_s);
    f.press("laboratorySave");
    QTRY_VERIFY2(f.remark().contains(u"nowhere"), qPrintable(f.remark()));
    QCOMPARE(f.findings().games(), 3'000U); // the results are kept
}

void TestLaboratoryDialog::reportContainsAllFigures_data()
{
    QTest::addColumn<bool>("isComparison");
    QTest::newRow("alone") << false;
    QTest::newRow("comparison") << true;
}

/// A saved page has the figures that the window shows below its charts.
void TestLaboratoryDialog::reportContainsAllFigures()
{
    QFETCH(const bool, isComparison);
    DialogFixture f;
    f.find<QCheckBox>("laboratoryCompare")->setChecked(isComparison);
    f.carryOut();
    f.dialogs.answer = f.folder.filePath(u"x.svg"_s);
    f.press("laboratorySave");
    QTRY_VERIFY2(f.remark().contains(u"x.svg"), qPrintable(f.remark()));
    QFile file(f.dialogs.answer);
    QVERIFY(file.open(QIODevice::ReadOnly));
    static const QRegularExpression spacesAndTags(u"<[^>]*>|\\s"_s);
    const QString page = QString::fromUtf8(file.readAll()).remove(spacesAndTags);
    for (int chart = 1; chart <= 2; ++chart) { // lengths and numbers
        const QStringList shown = f.chart(chart)->description().split(u'\n');
        QCOMPARE(shown.size(), isComparison ? 2 : 1);
        for (QString each : shown) {
            each.remove(QRegularExpression(u"^[AB]: |\\s"_s)).remove(u' ');
            QVERIFY2(page.contains(each), qPrintable(each));
        }
    }
}

void TestLaboratoryDialog::opensFromTheMenu()
{
    WindowFixture f(allRuleSets(), u"holme"_s);
    const auto open = [&f] {
        f.action("actionLaboratory").trigger();
        return f.window->findChild<LaboratoryDialog *>();
    };
    auto *dialog = open();
    QVERIFY(dialog != nullptr && dialog->isVisible() && !dialog->isModal());
    QVERIFY(dialog->commands().contains(u"--ruleset holme "));
    f.find<QComboBox>("laboratoryGames")->setCurrentText(u"10"_s);
    f.find<QPushButton>("laboratoryStart")->click();
    QTRY_VERIFY(dialog->hasResults() && !dialog->run().isRunning());
    f.window.reset(); // quits
    f.window = std::make_unique<MainWindow>(f.match, f.session, f.dialogs);
    f.window->show();
    dialog = open();
    QTRY_VERIFY(dialog->hasResults());
    QVERIFY(dialog->commands().contains(u"--games 10 "));
}

void TestLaboratoryDialog::showsTheBoardOfTheChosenGame()
{
    const DialogFixture f;
    auto *board = f.find<BoardView>("replayBoard");
    QCOMPARE(board->accessibleName(), ruleSetTitle(*allRuleSets().find(u"willughby"_s)));
    for (const RuleSet &set : allRuleSets().all()) {
        f.choose("firstGame", set.id);
        QCOMPARE(board->accessibleName(), ruleSetTitle(set));
        QCOMPARE(board->boardScene().boardLayout().tables(), set.defaultRules.tables);
        QVERIFY(!board->boardScene().statesOf(Side::White).empty());
    }
    f.choose("firstGame", u"willughby"_s);
    f.carryOut();
    f.choose("firstGame", u"fiske"_s);
    QCOMPARE(board->accessibleName(), ruleSetTitle(*allRuleSets().find(u"fiske"_s)));
    QCOMPARE(board->boardScene().boardLayout().tables(),
             allRuleSets().find(u"fiske"_s)->defaultRules.tables);
    f.carryOut();
    const auto *replay = f.dialog->findChild<GameReplay *>();
    QTRY_VERIFY(replay->stepCount() > 0);
    Experiment lesson;
    lesson.ruleSet = u"cotton"_s;
    f.dialog->setExperiments({lesson});
    QCOMPARE(board->accessibleName(), ruleSetTitle(*allRuleSets().find(u"cotton"_s)));
    QCOMPARE(replay->stepCount(), 0);
    f.find<QLineEdit>("laboratorySeed")->setText(u"x"_s);
    f.choose("firstGame", u"holme"_s); // even while another field has an error
    QCOMPARE(board->accessibleName(), ruleSetTitle(*allRuleSets().find(u"holme"_s)));
}

void TestLaboratoryDialog::returnsToTheReplay()
{
    const DialogFixture f(u"willughby"_s, 20);
    f.carryOut();
    const auto *board = f.find<BoardView>("replayBoard");
    const auto *replay = f.dialog->findChild<GameReplay *>();
    auto *slider = f.find<QSlider>("replaySlider");
    QTRY_VERIFY(replay->stepCount() > 10);
    slider->setValue(7);
    const int steps = replay->stepCount();
    const std::uint64_t number = replay->gameNumber();
    const QString position = board->accessibleDescription();
    f.choose("firstGame", u"fiske"_s);
    QCOMPARE(slider->maximum(), 0);
    QVERIFY(board->accessibleDescription() != position);
    f.press("replayPlay"); // there is nothing to play
    f.press("replayPlay");
    QCOMPARE(replay->stepCount(), 0);
    f.choose("firstGame", u"willughby"_s);
    QCOMPARE(board->accessibleName(), ruleSetTitle(*allRuleSets().find(u"willughby"_s)));
    QCOMPARE(board->accessibleDescription(), position);
    QCOMPARE(replay->currentStep(), 7);
    QCOMPARE(replay->stepCount(), steps);
    QCOMPARE(replay->gameNumber(), number);
    QCOMPARE(slider->maximum(), steps);
    // Other dice are no other game.
    f.find<QComboBox>("laboratoryGames")->setEditText(u"30"_s);
    QTest::keyClicks(f.find<QLineEdit>("laboratorySeed"), u"5"_s);
    QCOMPARE(replay->currentStep(), 7);
    // A new run is replayed.
    f.choose("firstGame", u"fiske"_s);
    f.carryOut();
    QTRY_VERIFY(replay->stepCount() > 10);
    QCOMPARE(board->accessibleName(), ruleSetTitle(*allRuleSets().find(u"fiske"_s)));
}

void TestLaboratoryDialog::namesResultsOfOtherSettings()
{
    const DialogFixture f(u"willughby"_s, 200);
    const auto *label = f.find<QLabel>("laboratoryCompared");
    const QString title = ruleSetTitle(*allRuleSets().find(u"willughby"_s));
    f.choose("firstGame", u"cotton"_s);
    QVERIFY(!label->isVisible()); // there are no results
    f.choose("firstGame", u"willughby"_s);
    f.carryOut();
    QVERIFY(!label->isVisible());
    const auto namesTheRun = [&] { return label->isVisible() && label->text().contains(title); };
    f.choose("firstGame", u"cotton"_s);
    QVERIFY2(namesTheRun(), qPrintable(label->text()));
    QTRY_VERIFY(f.dialog->run().exactResults(0)); // updates the results
    QVERIFY(namesTheRun());
    f.choose("firstGame", u"willughby"_s);
    QVERIFY(!label->isVisible());
    f.find<QComboBox>("laboratoryGames")->setEditText(u"300"_s);
    f.find<QComboBox>("laboratorySamples")->setEditText(u"2"_s);
    QTest::keyClicks(f.find<QLineEdit>("laboratorySeed"), u"5"_s);
    QVERIFY(!label->isVisible());
    f.choose("firstBlack", u"best"_s);
    QVERIFY(namesTheRun());
    f.choose("firstBlack", u"random"_s);
    f.find<QCheckBox>("laboratoryCompare")->setChecked(true);
    QVERIFY(namesTheRun());
    f.find<QCheckBox>("laboratoryCompare")->setChecked(false);
    QVERIFY(!label->isVisible());
    Experiment lesson;
    lesson.ruleSet = u"fiske"_s;
    f.dialog->setExperiments({lesson});
    QVERIFY(namesTheRun());
    installTranslator(u"de"_s);
    QCoreApplication::processEvents();
    QVERIFY(label->isVisible() &&
            label->text().contains(ruleSetTitle(*allRuleSets().find(u"willughby"_s))));
    installTranslator(u"en"_s);
    f.carryOut();
    QVERIFY(!label->isVisible());
}

void TestLaboratoryDialog::showsWholeCharts_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const QString &language : layoutLanguages()) {
        for (const QSize size : {QSize(1120, 728), QSize(1120, 620)}) {
            QTest::addRow("%s %dx%d", qPrintable(language), size.width(), size.height())
                << language << size;
        }
    }
}

/// On a screen of 1366 × 768 or a little less, the charts are beside the form, and none is cut off.
void TestLaboratoryDialog::showsWholeCharts()
{
    QFETCH(const QString, language);
    QFETCH(const QSize, size);
    const LayoutLanguage installed(language);
    const DialogFixture f(u"charpentier"_s, 3'000, size);
    const auto *viewport = f.dialog->findChild<QScrollArea *>()->viewport();
    const auto cutChart = [&f, viewport] {
        QCoreApplication::processEvents();
        for (const ChartView *chart : f.dialog->findChildren<ChartView *>()) {
            if (chart->isVisible() &&
                !viewport->rect().contains({chart->mapTo(viewport, QPoint()), chart->size()})) {
                return chart->description() + u" is cut off"_s;
            }
        }
        return QString();
    };
    QCOMPARE(cutChart(), QString());
    f.carryOut();
    QCOMPARE(cutChart(), QString());
    f.press("laboratoryCopy"); // shows a message
    QCOMPARE(cutChart(), QString());
}

/// Samples, a comparison and earlier runs take more height than a small window has.
void TestLaboratoryDialog::squeezesNoResults()
{
    const DialogFixture f(u"willughby"_s, 20, QSize(1120, 620));
    f.find<QCheckBox>("laboratoryCompare")->setChecked(true);
    f.find<QComboBox>("laboratorySamples")->setEditText(u"10"_s);
    f.carryOut();
    f.find<QLineEdit>("laboratorySeed")->setText(u"2"_s);
    f.carryOut();
    QTRY_VERIFY(f.chart(3)->isVisible() && f.find<QLabel>("laboratoryEarlierRuns")->isVisible());
    QCoreApplication::processEvents();
    for (const ChartView *chart : f.dialog->findChildren<ChartView *>()) {
        const auto *canvas = chart->findChild<ChartCanvas *>();
        QVERIFY2(canvas->height() >= canvas->minimumSizeHint().height(),
                 qPrintable(chart->description()));
        for (const QLabel *label : chart->findChildren<QLabel *>()) {
            QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                     qPrintable(label->text()));
        }
    }
}

void TestLaboratoryDialog::showsSettingsBesideTheCharts_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : layoutLanguages()) {
        QTest::newRow(qPrintable(language)) << language;
    }
}

/// In a window of 1280 × 800, the settings of the second experiment scroll into view beside the
/// charts. In a narrow window, they are above the results and keep the focus.
void TestLaboratoryDialog::showsSettingsBesideTheCharts()
{
    QFETCH(const QString, language);
    const LayoutLanguage installed(language);
    const DialogFixture f(u"cotton"_s, 100, QSize(1120, 728));
    f.find<QCheckBox>("laboratoryCompare")->setChecked(true);
    f.carryOut();
    auto *last = f.find<QCheckBox>("laboratorySameDice");
    const auto isVisible = [](const QWidget *widget) {
        QCoreApplication::processEvents();
        return widget->visibleRegion().boundingRect() == widget->rect();
    };
    f.dialog->activateWindow();
    f.find<QComboBox>("secondBlack")->setFocus();
    QTest::keyClick(f.dialog->focusWidget(), Qt::Key_Tab);
    QCOMPARE(f.dialog->focusWidget(), static_cast<QWidget *>(last));
    QTRY_VERIFY(isVisible(last));
    QVERIFY(isVisible(f.find<QComboBox>("secondBlack")));
    QVERIFY(isVisible(f.chart(0)));
    // No field is cut off on the right.
    const auto *scroll = f.find<QScrollArea>("laboratoryFormScroll");
    QVERIFY(scroll->widget()->width() <= scroll->viewport()->width());
    // The first step makes the bar narrower, and with it the smallest width of the dialog.
    QTRY_VERIFY((f.dialog->resize(640, 480), !scroll->isVisible()));
    QVERIFY(last->isVisible());
    QCOMPARE(f.dialog->focusWidget(), static_cast<QWidget *>(last));
    f.dialog->resize(1120, 728);
    QTRY_VERIFY(scroll->isVisible());
    QVERIFY(last->isVisible());
    QCOMPARE(f.dialog->focusWidget(), static_cast<QWidget *>(last));
}

void TestLaboratoryDialog::tabKeyFollowsTheForm()
{
    const DialogFixture f(u"cotton"_s, 100, QSize(1120, 728));
    f.find<QCheckBox>("laboratoryCompare")->setChecked(true);
    f.find<QCheckBox>("laboratorySameDice")->setChecked(false);
    f.find<QComboBox>("firstGame")->setFocus();
    QStringList order;
    for (int i = 0; i < 30 && order.value(order.size() - 1) != u"laboratoryOtherSeed"; ++i) {
        QTest::keyClick(f.dialog->focusWidget(), Qt::Key_Tab);
        order << f.dialog->focusWidget()->objectName();
    }
    qsizetype before = -1;
    for (const char *each : {"firstBlack", "laboratoryGames", "laboratorySamples", "laboratorySeed",
                             "laboratoryCompare", "secondGame", "secondBlack", "laboratorySameDice",
                             "laboratoryOtherSeed"}) {
        const qsizetype at = order.indexOf(QString::fromLatin1(each));
        QVERIFY2(at > before, qPrintable(QString::fromLatin1(each) + u": "_s + order.join(u' ')));
        before = at;
    }
}

QTEST_MAIN(TestLaboratoryDialog)
#include "tst_laboratory_dialog.moc"
