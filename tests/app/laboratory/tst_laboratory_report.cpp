// SPDX-License-Identifier: MIT
#include "core/laboratory/sample_distribution.h"
#include "laboratory/charts/difference_text.h"
#include "laboratory/charts/laboratory_text.h"
#include "laboratory/saving/laboratory_report.h"
#include "language/language.h"
#include "table/fonts/fonts.h"
#include "tests/app/panels/charts/painted_texts.h"
#include "tests/app/print/printed.h"
#include "tests/core/files/full_disk.h"

#include <QApplication>
#include <QImage>
#include <QMap>
#include <QPainter>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <map>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

const Catalogue &catalogueOfRules()
{
    static const auto loaded = Catalogue::builtIn();
    return loaded.value();
}

/// Returns the report on two experiments with the same dice.
const LaboratoryReport &report()
{
    static const LaboratoryReport made = [] {
        LaboratoryReport all;
        for (const char *id : {"willughby", "cotton"}) {
            Experiment one;
            one.ruleSet = QString::fromLatin1(id);
            one.games = 2'000;
            all.experiments.push_back(one);
            all.commands << commandLine(one, catalogueOfRules());
        }
        Laboratory laboratory(all.experiments, catalogueOfRules(), 2);
        [&] { QVERIFY(laboratory.run({})); }();
        all.state = laboratory.state();
        for (const LaboratoryState::Row &row : all.state.rows) {
            ChartData::Row chartRow;
            chartRow.totals = row.totals;
            chartRow.exactShare = 0.53;
            all.data.rows.push_back(chartRow);
        }
        all.data.games = 2'000;
        all.title = u"An experiment"_s;
        all.findings << u"“Quoted”, found."_s;
        return all;
    }();
    return made;
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Tests the report that the laboratory saves.
class TestLaboratoryReport : public QObject
{
    Q_OBJECT

public:
    explicit TestLaboratoryReport(test::FullDisk &disk)
        : m_disk(disk)
    {
    }

private Q_SLOTS:
    void figuresAreInTheCsv();
    void writesEachKind_data();
    void writesEachKind();
    void chartsAreThere();
    void refusesOtherKinds();
    void labelsOfExactValuesKeepClear_data();
    void labelsOfExactValuesKeepClear();
    void labelsOfExactValuesCoverNoCurve_data();
    void labelsOfExactValuesCoverNoCurve();
    void axesSayWhatTheyShow();
    void lastLengthOfFewGamesStandsAlone();
    void bandsOfDiceAreThoseOfTheirBars();
    void bandBeginsWithTheFirstGame();
    void tellsOfAnExactValueOutsideTheBand();
    void recognisesTheSameExperiment();
    void warnsOfADifferenceAlongTheWay();
    void comparesWhitesWins_data();
    void comparesWhitesWins();
    void saysThatExactValuesAreTheSame();
    void lengthsAreCompared_data();
    void lengthsAreCompared();
    void saysThatExactLengthsAreTheSame();
    void saysHowManyGamesWereDrawn();
    void sharesAddUp();
    void saysWhoWonASingleGame();
    void showsASingleGame();
    void namesTheAxisInLittleRoom_data();
    void namesTheAxisInLittleRoom();
    void showsSamples();
    void textsDoNotOverlap_data();
    void textsDoNotOverlap();
    void scalesDots();
    void stacksFewDots();
    void titleOfTheVerticalAxisIsVisible();
    void sharesEndAtAHundredPercent();
    void rangeShownContains95PercentOfSamples_data();
    void rangeShownContains95PercentOfSamples();
    void fairDiceHideNoBar();
    void countsGamesByLength();
    void showsWhitesShare();
    void textCanBeExtractedFromThePdf();

private:
    /// Returns the report as SVG.
    [[nodiscard]] QString svg(const LaboratoryReport &of) const;

    test::FullDisk &m_disk;
};

void TestLaboratoryReport::figuresAreInTheCsv()
{
    const QString csv = QString::fromUtf8(laboratoryCsv(report()));
    const QStringList lines = csv.split(u"\r\n"_s);
    QVERIFY(lines.constLast().isEmpty());
    for (const QString &line : lines.mid(0, lines.size() - 1)) {
        QCOMPARE(line.count(u','), 8);
    }
    std::uint64_t games = 0;
    std::uint64_t dice = 0;
    for (const QString &line : lines) {
        if (line.startsWith(u"A,willughby,") && line.contains(u",games_of_throws,")) {
            games += line.section(u',', -1).toULongLong();
        } else if (line.startsWith(u"A,willughby,") && line.contains(u",number_thrown,")) {
            dice += line.section(u',', -1).toULongLong();
        }
    }
    const ExperimentTotals &first = report().data.rows.front().totals;
    QCOMPARE(games, 2'000U);
    QCOMPARE(dice, 2 * first.throws());
    QVERIFY(csv.contains(u"A,willughby,\"\",random,random,1,first_thrower_wins,,%1\r\n"_s.arg(
        first.firstThrowerWins())));
    QVERIFY(csv.contains(u",white_share,,%1\r\n"_s.arg(first.whiteShare(), 0, 'f', 8)));
    QVERIFY(csv.contains(u",white_low,,%1\r\n"_s.arg(first.whiteInterval().low, 0, 'f', 8)));
    QVERIFY(csv.contains(u",white_high,,%1\r\n"_s.arg(first.whiteInterval().high, 0, 'f', 8)));
    QVERIFY(csv.contains(u",white_wins_after,2000,%1\r\n"_s.arg(first.whiteWins())));
    QVERIFY(csv.contains(u"A-B,,,,,,pairs,,2000\r\n"_s));
    LaboratoryReport alone = report();
    alone.experiments.pop_back();
    alone.data.rows.pop_back();
    QVERIFY(!laboratoryCsv(alone).contains("A-B"));
}

void TestLaboratoryReport::writesEachKind_data()
{
    QTest::addColumn<QString>("suffix");
    QTest::addColumn<QByteArray>("begins");
    QTest::newRow("csv") << u"csv"_s << QByteArray("experiment,ruleset,");
    QTest::newRow("png") << u"png"_s << QByteArray("\x89PNG");
    QTest::newRow("svg") << u"svg"_s << QByteArray("<?xml");
    QTest::newRow("pdf") << u"PDF"_s << QByteArray("%PDF-");
}

void TestLaboratoryReport::writesEachKind()
{
    QFETCH(const QString, suffix);
    QFETCH(const QByteArray, begins);
    m_disk.clear();
    const QString path = m_disk.file(u"experiment."_s + suffix);
    {
        QFile old(path);
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("old");
    }
    m_disk.leave(0);
    const auto error = writeReport(report(), path);
    QVERIFY(error && error->code == ErrorCode::CannotWrite);
    QCOMPARE(bytesOf(path), QByteArray("old"));
    m_disk.clear();
    QVERIFY(!writeReport(report(), path));
    QVERIFY(bytesOf(path).startsWith(begins));
}

void TestLaboratoryReport::chartsAreThere()
{
    m_disk.clear();
    const QString path = m_disk.file(u"page.png"_s);
    QVERIFY(!writeReport(report(), path));
    const QImage page(path);
    QCOMPARE(page.size(), (ReportSize * 2).toSize());
    // The colour of the second experiment appears in all three charts: above, left and right.
    const QRgb second = QColor(0x9a, 0x2a, 0x10).rgb();
    const auto has = [&](const QRect &room) {
        for (int y = room.top(); y <= room.bottom(); ++y) {
            for (int x = room.left(); x <= room.right(); ++x) {
                if (page.pixel(x, y) == second) {
                    return true;
                }
            }
        }
        return false;
    };
    const int low = page.height() * 3 / 4;
    QVERIFY(has({0, page.height() / 3, page.width(), page.height() / 5}));
    QVERIFY(has({0, low, page.width() / 2, page.height() / 5}));
    QVERIFY(has({page.width() / 2, low, page.width() / 2, page.height() / 5}));
}

void TestLaboratoryReport::refusesOtherKinds()
{
    const auto error = writeReport(report(), m_disk.file(u"experiment.doc"_s));
    QVERIFY(error && error->code == ErrorCode::ImpossibleValue);
}

QString TestLaboratoryReport::svg(const LaboratoryReport &of) const
{
    m_disk.clear();
    const QString path = m_disk.file(u"page.svg"_s);
    return writeReport(of, path) ? QString() : QString::fromUtf8(bytesOf(path));
}

void TestLaboratoryReport::labelsOfExactValuesKeepClear_data()
{
    QTest::addColumn<double>("first");
    QTest::addColumn<double>("second");
    QTest::addColumn<QString>("upper");
    QTest::newRow("A above B") << 0.532 << 0.530 << u"A: "_s;
    QTest::newRow("B above A") << 0.530 << 0.532 << u"B: "_s;
    QTest::newRow("equal") << 0.530 << 0.530 << u"A: "_s;
}

/// The label of the upper line is above it, the other label below both lines.
void TestLaboratoryReport::labelsOfExactValuesKeepClear()
{
    QFETCH(const double, first);
    QFETCH(const double, second);
    QFETCH(const QString, upper);
    LaboratoryReport two = report();
    two.data.rows[0].exactShare = first;
    two.data.rows[1].exactShare = second;
    static const QRegularExpression label(u" y=\"([0-9.]+)\"[^>]*>\\s*([AB]: )exact"_s);
    QMap<QString, double> baselines;
    auto found = label.globalMatch(svg(two));
    while (found.hasNext()) {
        const auto match = found.next();
        baselines.insert(match.captured(2), match.captured(1).toDouble());
    }
    QCOMPARE(baselines.size(), 2);
    const double below = baselines[upper == u"A: " ? u"B: "_s : u"A: "_s];
    QVERIFY2(below - baselines[upper] > 12, qPrintable(QString::number(below - baselines[upper])));
}

void TestLaboratoryReport::labelsOfExactValuesCoverNoCurve_data()
{
    QTest::addColumn<double>("first");
    QTest::addColumn<double>("second");
    QTest::newRow("both in the middle") << 0.53 << 0.531;
    QTest::newRow("apart") << 0.4 << 0.7;
    QTest::newRow("at the top") << 0.995 << 0.99;
    QTest::newRow("at the bottom") << 0.005 << 0.01;
}

/// The labels cover neither the curves, nor the lines of exact values, nor each other.
void TestLaboratoryReport::labelsOfExactValuesCoverNoCurve()
{
    QFETCH(const double, first);
    QFETCH(const double, second);
    LaboratoryReport two = report();
    two.font = fonts::textFont(16);
    two.data.rows[0].exactShare = first;
    two.data.rows[1].exactShare = second;
    const QString page = svg(two);
    QFont font = two.font;
    font.setPixelSize(16);
    const QFontMetricsF metrics(font);
    static const QRegularExpression label(
        u" x=\"([0-9.]+)\" y=\"([0-9.]+)\"[^>]*>\\s*([AB]: exact [^<]*)<"_s);
    std::vector<QRectF> labels;
    auto found = label.globalMatch(page);
    while (found.hasNext()) {
        const auto match = found.next();
        labels.push_back(
            metrics.boundingRect(match.captured(3).trimmed())
                .translated(match.captured(1).toDouble(), match.captured(2).toDouble()));
    }
    QCOMPARE(labels.size(), std::size_t{2});
    QVERIFY(!labels[0].intersects(labels[1]));
    static const QRegularExpression segment(
        u"points=\"([0-9.]+),([0-9.]+) ([0-9.]+),([0-9.]+) \""_s);
    int segments = 0;
    auto lines = segment.globalMatch(page);
    while (lines.hasNext()) {
        const auto match = lines.next();
        const QPointF from(match.captured(1).toDouble(), match.captured(2).toDouble());
        const QPointF to(match.captured(3).toDouble(), match.captured(4).toDouble());
        const double width = to.x() - from.x();
        if (width <= 0 || width > 100) {
            continue; // a grid line or a tick
        }
        ++segments;
        const QRectF around = QRectF(from, to).normalized().adjusted(0, -0.5, 0, 0.5);
        for (const QRectF &each : labels) {
            QVERIFY2(!each.intersects(around), qPrintable(match.captured(0)));
        }
    }
    QVERIFY2(segments > 100, qPrintable(QString::number(segments)));
}

void TestLaboratoryReport::axesSayWhatTheyShow()
{
    const QString page = svg(report());
    QVERIFY(page.contains(u">100%<"_s) && page.contains(u">0%<"_s)); // the band, wide
    QVERIFY(page.contains(u">games played: each mark is 10 times the one before<"_s));
    QVERIFY(page.contains(QRegularExpression(u">\\d+ or more<"_s)));
}

/// Few games have no longest lengths to combine.
void TestLaboratoryReport::lastLengthOfFewGamesStandsAlone()
{
    Experiment few;
    few.ruleSet = u"willughby"_s;
    few.games = 30;
    Laboratory laboratory({few}, catalogueOfRules(), 1);
    QVERIFY(laboratory.run({}));
    ChartData data;
    data.games = few.games;
    data.rows.emplace_back().totals = laboratory.state().rows[0].totals;
    const auto chart = createLengthChart(data);
    const auto &lengths = data.rows[0].totals.gameCountsByLength();
    const auto longest =
        std::find_if(lengths.rbegin(), lengths.rend(), [](auto games) { return games > 0; });
    const QString text = chart->categoryText(chart->categoryCount() - 1);
    const auto throws = std::distance(longest, lengths.rend()) - 1;
    QVERIFY2(text.contains(QString::number(throws) + u" throw"_s), qPrintable(text));
    QVERIFY2(!text.contains(u"or more"_s), qPrintable(text));
}

/// Each experiment has the band of its own number of dice.
void TestLaboratoryReport::bandsOfDiceAreThoseOfTheirBars()
{
    LaboratoryReport unequal = report();
    Experiment few = unequal.experiments[1];
    few.games = 100;
    Laboratory laboratory({few}, catalogueOfRules(), 1);
    QVERIFY(laboratory.run({}));
    unequal.data.rows[1].totals = laboratory.state().rows[0].totals;
    static const QRegularExpression band(
        u"fill-opacity=\"0\\.[23]\\d*\"[^>]*>\\s*<rect[^>]* height=\"([0-9.]+)\""_s);
    std::map<QString, int> heights;
    for (auto all = band.globalMatch(svg(unequal)); all.hasNext();) {
        ++heights[all.next().captured(1)];
    }
    QCOMPARE(heights.size(), 2U);
    QVERIFY(std::ranges::all_of(heights, [](const auto &each) { return each.second == 6; }));
}

/// The band of the share, a polygon, begins at the left end of the grid lines.
void TestLaboratoryReport::bandBeginsWithTheFirstGame()
{
    static const QRegularExpression gridLine(u"<polyline[^>]* points=\"([0-9.]+),"_s);
    static const QRegularExpression band(u"<path[^>]* d=\"M([0-9.]+),"_s);
    const QString page = svg(report());
    const QString left = gridLine.match(page).captured(1);
    QVERIFY(!left.isEmpty());
    QCOMPARE(band.match(page).captured(1), left);
}

void TestLaboratoryReport::tellsOfAnExactValueOutsideTheBand()
{
    ChartData::Row row = report().data.rows.front();
    row.exactShare = row.totals.firstThrowerInterval().high - 0.001;
    QVERIFY(!shareSentence(row).contains(u"one time in twenty"));
    row.exactShare = row.totals.firstThrowerInterval().high + 0.001;
    QVERIFY2(shareSentence(row).contains(u"one time in twenty"), qPrintable(shareSentence(row)));
}

void TestLaboratoryReport::recognisesTheSameExperiment()
{
    std::vector<Experiment> experiments = report().experiments;
    const auto sentence = [&experiments] {
        return differenceTexts(report().data, report().state, experiments).join(u' ');
    };
    QVERIFY(!sentence().contains(u"same experiment"));
    experiments[1] = experiments[0];
    QVERIFY2(sentence().contains(u"the same experiment with the same"), qPrintable(sentence()));
    ++experiments[1].seed;
    const QString said = sentence();
    QVERIFY2(said.contains(u"with different dice") && said.contains(u"percentage points"),
             qPrintable(said));
    QVERIFY(!said.contains(u"More games may tell"));
}

/// A difference looks clear at some moment of most long experiments.
void TestLaboratoryReport::warnsOfADifferenceAlongTheWay()
{
    LaboratoryReport made = report();
    made.data.rows[1].exactShare = 0.6;
    made.state.firstThrowerWins = {10, 90}; // of the pairs
    const auto sentence = [&made] {
        return differenceTexts(made.data, made.state, made.experiments).front();
    };
    QVERIFY2(sentence().contains(u"would rarely produce"), qPrintable(sentence()));
    made.experiments[1].games *= 2;
    QVERIFY2(sentence().startsWith(u"So far, ") && !sentence().contains(u"rarely"),
             qPrintable(sentence()));
}

void TestLaboratoryReport::comparesWhitesWins_data()
{
    QTest::addColumn<int>("onlyFirst"); // pairs of 2,000
    QTest::addColumn<int>("onlySecond");
    QTest::addColumn<bool>("isComplete");
    QTest::addColumn<QString>("wanted");
    QTest::newRow("A") << 90 << 10 << true
                       << u"White wins more often in A than in B. Chance alone would rarely "
                          "produce such a difference. A − B: +4.0 percentage points. "_s;
    QTest::newRow("B") << 10 << 90 << true
                       << u"White wins more often in B than in A. Chance alone would rarely "
                          "produce such a difference. A − B: −4.0 percentage points. "_s;
    QTest::newRow("A so far") << 90 << 10 << false
                              << u"So far, White wins more often in A than in B. Wait for the "
                                 "end: along the way, chance alone often produces such a "
                                 "difference. A − B: +4.0 percentage points. "_s;
    QTest::newRow("B so far") << 10 << 90 << false
                              << u"So far, White wins more often in B than in A. Wait for the "
                                 "end: along the way, chance alone often produces such a "
                                 "difference. A − B: −4.0 percentage points. "_s;
    QTest::newRow("unclear") << 50 << 50 << true
                             << u"No clear difference in White’s wins: chance alone can produce "
                                "one like this. More games may show one. A − B: "_s;
}

/// If the charts show White's share, the comparison is about White's wins.
void TestLaboratoryReport::comparesWhitesWins()
{
    QFETCH(const int, onlyFirst);
    QFETCH(const int, onlySecond);
    QFETCH(const bool, isComplete);
    QFETCH(const QString, wanted);
    LaboratoryReport made = report();
    for (ChartData::Row &row : made.data.rows) {
        row.showsWhite = true;
    }
    made.experiments[1].games *= isComplete ? 1 : 2;
    made.state.whiteWins = {static_cast<std::uint64_t>(onlyFirst),
                            static_cast<std::uint64_t>(onlySecond)};
    const QString said = differenceTexts(made.data, made.state, made.experiments).front();
    QVERIFY2(said.startsWith(wanted), qPrintable(said));
    const QString csv = QString::fromUtf8(laboratoryCsv(made));
    const Difference apart = made.state.difference(ComparedPlayer::White);
    QVERIFY(csv.contains(u"A-B,,,,,,white_difference,,%1\r\n"_s.arg(apart.value, 0, 'f', 8)));
    QVERIFY(csv.contains(u",white_difference_low,,%1\r\n"_s.arg(apart.interval.low, 0, 'f', 8)));
    QVERIFY(csv.contains(u",white_won_in_a_only,,%1\r\n"_s.arg(onlyFirst)));
    QVERIFY(csv.contains(u",white_won_in_b_only,,%1\r\n"_s.arg(onlySecond)));
}

void TestLaboratoryReport::saysThatExactValuesAreTheSame()
{
    const LaboratoryReport &made = report();
    const QString same = differenceTexts(made.data, made.state, made.experiments).front();
    QVERIFY2(same.startsWith(u"The exact shares are the same"), qPrintable(same));
    ChartData data = made.data;
    data.rows[1].exactShare.reset();
    const QString unknown = differenceTexts(data, made.state, made.experiments).front();
    QVERIFY2(!unknown.contains(u"exact shares"), qPrintable(unknown));
}

void TestLaboratoryReport::lengthsAreCompared_data()
{
    QTest::addColumn<int>("low"); // difference of half of the pairs, in throws
    QTest::addColumn<int>("high");
    QTest::addColumn<int>("pairs");
    QTest::addColumn<QString>("wanted");
    QTest::newRow("A is longer") << 2 << 4 << 100
                                 << u"On average, games are longer in A than in B. Chance alone "
                                    "would rarely produce such a difference. A − B: +3.00 throws "
                                    "per game. 95% band: +2.80 to +3.20."_s;
    QTest::newRow("B is longer") << -4 << -2 << 100
                                 << u"On average, games are longer in B than in A. Chance alone "
                                    "would rarely produce such a difference. A − B: −3.00 throws "
                                    "per game. 95% band: −3.20 to −2.80."_s;
    QTest::newRow("unclear") << -9 << 11 << 100
                             << u"No clear difference in the length of games: chance alone can "
                                "produce one like this. More games may show one. A − B: +1.00 "
                                "throws per game. 95% band: −0.99 to +2.99."_s;
    QTest::newRow("few games") << 2 << 4 << 20
                               << u"A − B: +3.00 throws per game, from too few games for a 95% "
                                  "band."_s;
    QTest::newRow("mostly of equal length") << 0 << 3 << 40
                                            << u"A − B: +1.50 throws per game, from too few games "
                                               "for a 95% band."_s;
}

/// The words follow from the band, in the window as in the table.
void TestLaboratoryReport::lengthsAreCompared()
{
    QFETCH(const int, low);
    QFETCH(const int, high);
    QFETCH(const int, pairs);
    QFETCH(const QString, wanted);
    LaboratoryReport made = report();
    made.state.throwDifferences = {};
    for (int i = 0; i < pairs; ++i) {
        made.state.throwDifferences.add(i % 2 == 0 ? low : high);
    }
    const auto texts = [&made] { return differenceTexts(made.data, made.state, made.experiments); };
    QCOMPARE(texts().size(), 2);
    QCOMPARE(texts().back(), wanted);
    const MeanDifference apart = made.state.meanThrowsDifference();
    const QString csv = QString::fromUtf8(laboratoryCsv(made));
    QVERIFY(csv.contains(u"A-B,,,,,,mean_throws_difference,,%1\r\n"_s.arg(apart.value, 0, 'f', 8)));
    QCOMPARE(csv.contains(u",mean_throws_difference_low,"_s), apart.interval.has_value());
    if (apart.interval) {
        QVERIFY(csv.contains(
            u",mean_throws_difference_low,,%1\r\n"_s.arg(apart.interval->low, 0, 'f', 8)));
        QVERIFY(csv.contains(
            u",mean_throws_difference_high,,%1\r\n"_s.arg(apart.interval->high, 0, 'f', 8)));
    }
    made.experiments[1].games *= 2; // not all have been played
    QCOMPARE(texts().back().startsWith(u"So far, games are longer in "_s), apart.isSignificant());
    QVERIFY(!texts().back().contains(u"rarely"));
}

void TestLaboratoryReport::saysThatExactLengthsAreTheSame()
{
    LaboratoryReport made = report();
    made.data.rows[0].exactThrows = 20.5;
    made.data.rows[1].exactThrows = 20.5 * (1 + 1e-12);
    const auto text = [&made] {
        return differenceTexts(made.data, made.state, made.experiments).back();
    };
    QVERIFY2(text().startsWith(u"The exact mean lengths are the same: "), qPrintable(text()));
    made.data.rows[1].exactThrows = 20.6;
    QVERIFY2(!text().contains(u"exact"), qPrintable(text()));
    // Of the same experiment with different dice, this is said once, about wins and lengths.
    made.experiments[1] = made.experiments[0];
    ++made.experiments[1].seed;
    QVERIFY2(text().startsWith(u"A − B: "), qPrintable(text()));
}

void TestLaboratoryReport::saysHowManyGamesWereDrawn()
{
    Experiment race;
    race.ruleSet = u"alfonso-race"_s;
    race.games = 500;
    Laboratory laboratory({race}, catalogueOfRules(), 2);
    QVERIFY(laboratory.run({}));
    ChartData::Row row;
    row.totals = laboratory.state().rows[0].totals;
    QVERIFY(row.totals.draws() > 0);
    const double games = static_cast<double>(row.totals.games());
    const auto lost = static_cast<double>(row.totals.games() - row.totals.firstThrowerWins() -
                                          row.totals.draws());
    const QString wanted = u"The first thrower lost %1 and drew %2."_s.arg(
        percentageText(lost / games, 1),
        percentageText(static_cast<double>(row.totals.draws()) / games, 1));
    QVERIFY2(shareSentence(row).contains(wanted), qPrintable(shareSentence(row)));
    // Along the way, in the list of earlier runs, and of White.
    QVERIFY(checkpointSentence(row, row.totals.checkpoints().back()).contains(wanted));
    QVERIFY(earlierRunSentence(1665, row.totals).contains(wanted));
    row.showsWhite = true;
    QVERIFY2(shareSentence(row).contains(u"White lost "), qPrintable(shareSentence(row)));
    row.showsWhite = false;
    row.totals = report().data.rows[0].totals;
    QVERIFY(!shareSentence(row).contains(u"drew"));
}

/// The shares of games won, lost and drawn add up to 100%.
void TestLaboratoryReport::sharesAddUp()
{
    static const QRegularExpression percentage(u"(\\d+\\.\\d+)%"_s);
    Experiment race;
    race.ruleSet = u"alfonso-race"_s;
    for (race.games = 290; race.games < 310; ++race.games) {
        Laboratory laboratory({race}, catalogueOfRules(), 2);
        QVERIFY(laboratory.run({}));
        ChartData::Row row;
        row.totals = laboratory.state().rows[0].totals;
        const QString sentences = shareSentence(row);
        QList<double> figures; // the share won, its band, the shares lost and drawn
        for (const auto &each : percentage.globalMatch(sentences)) {
            if (!each.captured(0).startsWith(u"95")) {
                figures << each.captured(1).toDouble();
            }
        }
        QCOMPARE(figures.size(), 5);
        QVERIFY2(std::abs(figures[0] + figures[3] + figures[4] - 100) < 0.01,
                 qPrintable(sentences));
    }
}

namespace {

/// Returns the row of an experiment of one game.
ChartData::Row singleGame()
{
    Experiment one;
    one.ruleSet = u"willughby"_s;
    one.games = 1;
    Laboratory laboratory({one}, catalogueOfRules(), 1);
    [&] { QVERIFY(laboratory.run({})); }();
    ChartData::Row row;
    row.totals = laboratory.state().rows[0].totals;
    return row;
}

} // namespace

/// A percentage of one game would make no sense.
void TestLaboratoryReport::saysWhoWonASingleGame()
{
    ChartData::Row row = singleGame();
    const bool isWon = row.totals.firstThrowerWins() == 1;
    const QString sentence = shareSentence(row);
    QVERIFY2(sentence.startsWith(isWon ? u"The first thrower won the first game. 95% band: 20.7%"
                                       : u"The first thrower did not win the first game. 95%"),
             qPrintable(sentence));
    QVERIFY(!sentence.contains(u"of them"));
    row.showsWhite = true;
    QVERIFY(shareSentence(row).startsWith(row.totals.whiteWins() == 1
                                              ? u"White won the first game."_s
                                              : u"White did not win the first game."_s));
    ChartData data;
    data.rows.push_back(row);
    const QString length = createLengthChart(data)->summary();
    QVERIFY2(length.startsWith(u"The first game took %1 throw"_s.arg(row.totals.throws())),
             qPrintable(length));
}

/// The chart of a single game has no line, but a dot.
void TestLaboratoryReport::showsASingleGame()
{
    ChartData data;
    const auto picture = [&data] {
        QImage image(400, 300, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        QFont font = QGuiApplication::font();
        font.setPixelSize(12);
        createShareChart(data)->paint(painter, image.rect(), ChartStyle::forPaper(font));
        return image;
    };
    const auto inkedPixels = [](const QImage &image) { // of the first line
        const QRgb ink = ChartStyle::forPaper({}).first.rgb();
        int count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width() / 3; ++x) {
                count += image.pixel(x, y) == ink ? 1 : 0;
            }
        }
        return count;
    };
    const int empty = inkedPixels(picture());
    data.rows.push_back(singleGame());
    QVERIFY(inkedPixels(picture()) > empty + 20);
}

void TestLaboratoryReport::namesTheAxisInLittleRoom_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : languages()) {
        QTest::newRow(qPrintable(language)) << language;
    }
}

/// In a narrow chart, the axis of games still says how far apart its marks are.
void TestLaboratoryReport::namesTheAxisInLittleRoom()
{
    QFETCH(const QString, language);
    installTranslator(language);
    const QStringList texts = test::paintedTexts(*createShareChart(report().data), QSize(240, 200));
    installTranslator(u"en"_s);
    QVERIFY2(texts.join(u'\n').contains(u"×10"), qPrintable(texts.join(u'\n')));
}

/// The samples are on the page and in the CSV.
void TestLaboratoryReport::showsSamples()
{
    LaboratoryReport many = report();
    QVERIFY(!svg(many).contains(u"share in a sample of 100"));
    for (ChartData::Row &row : many.data.rows) {
        row.sampleSize = 100;
        row.samples = {{48, 3}, {53, 7}, {70, 1}};
    }
    const QString page = svg(many);
    QVERIFY(page.contains(u">share in a sample of 100 game"));
    QCOMPARE(page.count(u"<circle"_s) + page.count(u"<ellipse"_s), 22);
    const QString csv = QString::fromUtf8(laboratoryCsv(many));
    QVERIFY(csv.contains(u",sample_size,,100\r\n"_s) &&
            csv.contains(u",samples_of_wins,53,7\r\n"_s));
}

void TestLaboratoryReport::textsDoNotOverlap_data()
{
    QTest::addColumn<bool>("hasSamples");
    QTest::newRow("plain") << false;
    QTest::newRow("samples") << true;
}

/// No two texts on a page overlap, such as the title of an axis and the heading above it.
void TestLaboratoryReport::textsDoNotOverlap()
{
    QFETCH(const bool, hasSamples);
    LaboratoryReport many = report();
    many.font = fonts::textFont(16);
    many.findings = QStringList(8, u"A finding."_s);
    if (hasSamples) {
        for (ChartData::Row &row : many.data.rows) {
            row.sampleSize = 100;
            row.samples = {{48, 30}, {53, 70}, {70, 10}};
        }
    }
    std::vector<std::pair<QRectF, QString>> texts;
    QXmlStreamReader xml(svg(many));
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement || xml.name() != u"text") {
            continue;
        }
        const QXmlStreamAttributes attributes = xml.attributes();
        QFont font = many.font;
        font.setPixelSize(qRound(attributes.value(u"font-size"_s).toDouble()));
        const QPointF baseline(attributes.value(u"x"_s).toDouble(),
                               attributes.value(u"y"_s).toDouble());
        const QString text = xml.readElementText().trimmed();
        texts.emplace_back(QFontMetricsF(font).tightBoundingRect(text).translated(baseline), text);
    }
    QCOMPARE(std::ranges::count(texts, u"samples"_s, &std::pair<QRectF, QString>::second),
             hasSamples ? 1 : 0);
    QVERIFY(texts.size() > 30);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            QVERIFY2(!texts[i].first.intersects(texts[k].first),
                     qPrintable(texts[i].second + u" / "_s + texts[k].second));
        }
    }
}

/// On a large screen, with large text, the dots of a few samples are as large as letters, too.
void TestLaboratoryReport::scalesDots()
{
    ChartData data;
    data.rows.emplace_back().sampleSize = 100;
    data.rows[0].samples = {{48, 1}, {53, 1}};
    // Returns the height of a dot: the longest vertical line in its colour.
    const auto dotHeight = [&data](int textSize) {
        QFont font;
        font.setPixelSize(textSize);
        const ChartStyle style{Qt::white, Qt::gray, Qt::lightGray, Qt::red, Qt::blue, font};
        QImage image(60 * textSize, 40 * textSize, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        createSampleChart(data)->paint(painter, image.rect(), style, {});
        painter.end();
        int longest = 0;
        for (int x = 0; x < image.width(); ++x) {
            int length = 0;
            for (int y = 0; y < image.height(); ++y) {
                length = image.pixelColor(x, y) == style.first ? length + 1 : 0;
                longest = std::max(longest, length);
            }
        }
        return longest;
    };
    const int usual = dotHeight(16);
    QVERIFY2(usual > 5, qPrintable(QString::number(usual)));
    const int large = dotHeight(48);
    QVERIFY2(large > 2.5 * usual, qPrintable(QString::number(large)));
}

/// Few samples are stacked dot on dot, on an axis that has room for more: on an axis from 0 to 1, a
/// dot would be read as a small part of a sample.
void TestLaboratoryReport::stacksFewDots()
{
    ChartData data;
    data.rows.emplace_back().sampleSize = 100;
    data.rows[0].samples = {{48, 1}, {53, 1}};
    QFont font;
    font.setPixelSize(16);
    const ChartStyle style{Qt::white, Qt::black, Qt::black, Qt::red, Qt::blue, font};
    QImage image(600, 400, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    createSampleChart(data)->paint(painter, image.rect(), style, {});
    painter.end();
    int gridLines = 0;
    const int x = image.width() * 4 / 5;
    for (int y = 1; y < image.height() * 4 / 5; ++y) {
        const auto isGrey = [&](int at) { return image.pixelColor(x, at) != QColor(Qt::white); };
        gridLines += isGrey(y) && !isGrey(y - 1) ? 1 : 0;
    }
    QVERIFY2(gridLines >= 3, qPrintable(QString::number(gridLines)));
}

/// The title of the vertical axis is visible, whatever the pen of the painter.
void TestLaboratoryReport::titleOfTheVerticalAxisIsVisible()
{
    ChartData data;
    data.rows.emplace_back().sampleSize = 100;
    data.rows[0].samples = {{48, 1}, {53, 1}};
    QFont font;
    font.setPixelSize(16);
    const ChartStyle style{Qt::white, Qt::black, Qt::black, Qt::red, Qt::blue, font};
    QImage image(600, 400, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setPen(Qt::white);
    createSampleChart(data)->paint(painter, image.rect(), style, {});
    painter.end();
    int dark = 0;
    for (int y = 0; y < 16; ++y) {
        for (int x = 0; x < 80; ++x) {
            dark += image.pixelColor(x, y).lightness() < 100 ? 1 : 0;
        }
    }
    QVERIFY2(dark > 20, qPrintable(QString::number(dark)));
}

/// The axis of samples of a single game, which are won or not, has no impossible shares.
void TestLaboratoryReport::sharesEndAtAHundredPercent()
{
    ChartData data;
    data.rows.emplace_back().sampleSize = 1;
    data.rows[0].samples = {{0, 3}, {1, 5}};
    QCOMPARE(createSampleChart(data)->summary(),
             u"8 samples of a single game: each share is 0% or 100%."_s);
    const QStringList texts = test::paintedTexts(*createSampleChart(data), QSize(600, 300));
    QVERIFY2(texts.contains(u"0%") && texts.contains(u"100%"), qPrintable(texts.join(u'|')));
    for (const QString &impossible : {u"-50%"_s, u"\u221250%"_s, u"150%"_s, u"120%"_s}) {
        QVERIFY2(!texts.contains(impossible), qPrintable(texts.join(u'|')));
    }
}

void TestLaboratoryReport::rangeShownContains95PercentOfSamples_data()
{
    QTest::addColumn<quint64>("games");
    for (const quint64 games : {10, 100, 2'000, 10'000, 100'000, 1'000'000}) {
        QTest::addRow("%llu", static_cast<unsigned long long>(games)) << games;
    }
}

void TestLaboratoryReport::rangeShownContains95PercentOfSamples()
{
    QFETCH(const quint64, games);
    constexpr double Share = 0.52470;
    ChartData data;
    ChartData::Row &row = data.rows.emplace_back();
    row.sampleSize = games;
    row.exactShare = Share;
    row.samples = {{games / 2, 1}, {games / 2 + 1, 1}};
    const QString summary = createSampleChart(data)->summary();
    static const QRegularExpression range(u"between ([0-9.]+)% and ([0-9.]+)%"_s);
    const QRegularExpressionMatch shown = range.match(summary);
    QVERIFY2(shown.hasMatch(), qPrintable(summary));
    const double n = static_cast<double>(games) / 100;
    const auto low = static_cast<std::uint64_t>(std::ceil(shown.captured(1).toDouble() * n - 1e-6));
    const auto high = static_cast<std::uint64_t>(shown.captured(2).toDouble() * n + 1e-6);
    const double within = SampleDistribution(games, Share).probability(low, high);
    QVERIFY2(within >= 0.95, qPrintable(QString::number(within)));
}

/// After a few throws, bars are much higher than the line of fair dice.
void TestLaboratoryReport::fairDiceHideNoBar()
{
    ChartData data;
    data.rows.emplace_back().totals.add({}, {6, 5, 1, 1, 1, 1});
    QFont font;
    font.setPixelSize(16);
    const ChartStyle style{Qt::white, Qt::black, Qt::black, Qt::red, Qt::blue, font};
    QImage image(500, 400, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    createNumberChart(data)->paint(painter, image.rect(), style, {});
    painter.end();
    const auto isBar = [&image](int x, int y) { return image.pixelColor(x, y) == QColor(Qt::red); };
    constexpr int Inside = 10; // from the left edge of the first bar
    int x = 0;
    while (x < image.width() && !isBar(x, image.height() * 3 / 4)) {
        ++x;
    }
    x += Inside;
    QVERIFY(x < image.width());
    int red = 0;
    int other = 0; // below the first red pixel
    for (int y = 0; y < image.height() * 3 / 4; ++y) {
        red += isBar(x, y) ? 1 : 0;
        other += !isBar(x, y) && red > 0 ? 1 : 0;
    }
    QVERIFY(red > 100);
    QCOMPARE(other, 0); // the line does not cross it, either
}

void TestLaboratoryReport::countsGamesByLength()
{
    LaboratoryReport one = report();
    one.data.rows.resize(1);
    const auto games = static_cast<qulonglong>(one.data.rows[0].totals.games());
    QVERIFY(games > 0);
    const QString text = createLengthChart(one.data)->categoryText(0);
    QVERIFY2(text.contains(u" of %1 games ("_s.arg(QLocale().toString(games))), qPrintable(text));
}

/// If the players differ, the charts show White's share.
void TestLaboratoryReport::showsWhitesShare()
{
    LaboratoryReport one = report();
    one.data.rows.resize(1);
    ChartData::Row &row = one.data.rows[0];
    row.exactWhiteShare = 0.515;
    row.sampleSize = 100;
    row.samples = {{48, 3}, {53, 7}};
    row.whiteSamples = {{50, 4}, {51, 6}};
    QVERIFY(svg(one).contains(u">How often the first thrower wins<"_s));
    row.showsWhite = true;
    const QString page = svg(one);
    QVERIFY(page.contains(u">How often White wins (unequal players)<"_s));
    QVERIFY(page.contains(u">exact 51.50%<"_s));
    QVERIFY(page.contains(u">White’s share in a sample of 100 game"_s));
    QCOMPARE(row.sampleCount(50, 50), 4U);
    const QString said = shareSentence(row);
    QVERIFY2(said.section(u':', 1).startsWith(u" White won "_s), qPrintable(said));
    QVERIFY2(said.indexOf(u"The first thrower won "_s) > said.indexOf(u"51.500%"_s),
             qPrintable(said));
}

void TestLaboratoryReport::textCanBeExtractedFromThePdf()
{
    LaboratoryReport printed = report();
    printed.font = fonts::textFont(16);
    printed.findings = {shareSentence(printed.data.rows[0]), u"The first: 0123456789."_s};
    m_disk.clear();
    const QString path = m_disk.file(u"page.pdf"_s);
    QVERIFY(!writeReport(printed, path));
    const test::Printed pdf(bytesOf(path));
    const QString text = pdf.text();
    for (const QString &each : printed.findings + printed.commands) {
        QVERIFY2(text.contains(test::withoutSpaces(each)), qPrintable(each + u'\n' + text));
    }
    QCOMPARE(pdf.toolErrors(), QString());
}

int main(int argc, char *argv[])
{
    test::FullDisk disk; // must be created before any thread
    const QApplication application(argc, argv);
    fonts::load();
    TestLaboratoryReport tests(disk);
    return QTest::qExec(&tests, argc, argv);
}

#include "tst_laboratory_report.moc"
