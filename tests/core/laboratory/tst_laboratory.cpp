// SPDX-License-Identifier: MIT
#include "core/laboratory/laboratory.h"

#include "core/comparison/comparison.h"
#include "core/dice/dice.h"
#include "core/dice/typed_seed.h"
#include "core/laboratory/games_csv.h"
#include "core/laboratory/sample_distribution.h"

#include <QElapsedTimer>
#include <QTest>

#include <atomic>
#include <cmath>
#include <future>
#include <numeric>

using namespace Qt::StringLiterals;

using namespace doublets;

/// Tests running experiments: totals, pace, and two side by side.
class TestLaboratory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void intervalsAreThoseOfTheTextbooks();
    void theDifferenceOfPairsIsTheSharper();
    void meansAreComparedAsInTheTextbooks();
    void fewLengthsHaveNoInterval();
    void outcomesAreThoseOfTheGames_data();
    void outcomesAreThoseOfTheGames();
    void figuresAreThoseOfTheSimulation_data();
    void figuresAreThoseOfTheSimulation();
    void coresChangeNothing();
    void theCourseIsToldInStages();
    void samplesAreBlocksOfGames();
    void samplesVaryAsTheBinomialDistribution();
    void rowsOfGamesAreThoseOfTheTotals();
    void twoAreComparedGameByGame();
    void whitesWinsAreComparedGameByGame();
    void lengthsAreComparedGameByGame();
    void aGameIsPlayedAnew();
    void goesAtItsPace();
    void waitsAndStops();
    void knowsTheExactResults_data();
    void knowsTheExactResults();
    void knowsNoExactResultsOfARace();
    void knowsNoExactResultsOfCasualPlayers();
};

namespace {

const Catalogue &knownRules()
{
    static const auto loaded = Catalogue::builtIn();
    return loaded.value();
}

Experiment experimentOf(const QString &ruleSet, std::uint64_t games, std::uint64_t seed,
                        const QString &player = u"random"_s)
{
    Experiment one;
    one.ruleSet = ruleSet;
    one.games = games;
    one.seed = seed;
    one.white = player;
    one.black = player;
    return one;
}

LaboratoryState carriedOut(const std::vector<Experiment> &experiments, int jobs = 2)
{
    Laboratory laboratory(experiments, knownRules(), jobs);
    [&] { QVERIFY(laboratory.run({})); }();
    return laboratory.state();
}

/// Stops waiting for another thread's games.
class Stop
{
public:
    [[nodiscard]] Progress progress()
    {
        return [this](double) { return !m_stopped; };
    }
    void now() { m_stopped = true; }

private:
    std::atomic<bool> m_stopped = false;
};

} // namespace

void TestLaboratory::intervalsAreThoseOfTheTextbooks()
{
    const auto near = [](double value, double wanted) { return std::abs(value - wanted) < 5e-5; };
    // Newcombe 1998: 81 of 263, 0 of 20, 56/70 minus 48/80.
    QVERIFY(near(shareInterval(81, 263).low, 0.2553) && near(shareInterval(81, 263).high, 0.3662));
    QVERIFY(near(shareInterval(0, 20).low, 0) && near(shareInterval(0, 20).high, 0.1611));
    QCOMPARE(shareInterval(0, 0), (Interval{0, 1}));
    const Difference apart = unpairedDifference(56, 70, 48, 80);
    QVERIFY(near(apart.value, 0.2) && near(apart.interval.low, 0.0524) &&
            near(apart.interval.high, 0.3339));
    QVERIFY(apart.isSignificant() && !apart.isPaired);
    QVERIFY(!unpairedDifference(5, 10, 4, 10).isSignificant());
}

void TestLaboratory::theDifferenceOfPairsIsTheSharper()
{
    // 1000 pairs that differ in 40 games, 30 to 10.
    const Difference pairs = pairedDifference(30, 10, 1000);
    const Difference apart = unpairedDifference(530, 1000, 510, 1000);
    QCOMPARE(pairs.value, 0.02);
    QVERIFY(std::abs(apart.value - 0.02) < 1e-12);
    QVERIFY(pairs.isSignificant() && !apart.isSignificant());
    const Difference none = pairedDifference(0, 0, 10);
    QVERIFY(none.interval.low < 0 && none.interval.high > 0);
    QVERIFY(!pairedDifference(0, 0, 0).isSignificant());
}

/// The interval is the mean ± t standard errors, computed from each number, with t for 39 degrees
/// of freedom in pairs, and by Welch for 44.63 otherwise.
void TestLaboratory::meansAreComparedAsInTheTextbooks()
{
    constexpr int Count = 40;
    NumberSums first;
    NumberSums second;
    NumberSums differences;
    std::vector<double> ones;
    std::vector<double> others;
    std::vector<double> apart;
    for (int i = 0; i < Count; ++i) {
        const int one = 65'000 + i * i % 37; // as long as games can be counted
        const int other = 64'990 + i * 7 % 11;
        first.add(one);
        second.add(other);
        differences.add(one - other);
        ones.push_back(one);
        others.push_back(other);
        apart.push_back(one - other);
    }
    const auto mean = [](const std::vector<double> &all) {
        return std::accumulate(all.begin(), all.end(), 0.0) / Count;
    };
    const auto squaredError = [&mean](const std::vector<double> &all) {
        double squares = 0;
        for (const double each : all) {
            squares += (each - mean(all)) * (each - mean(all));
        }
        return squares / (Count - 1) / Count;
    };
    const auto check = [](const MeanDifference &found, double value, double variance, double t) {
        const double half = t * std::sqrt(variance);
        QVERIFY(std::abs(found.value - value) < 1e-6);
        QVERIFY(std::abs(found.interval->low - (value - half)) < half / 10'000);
        QVERIFY(std::abs(found.interval->high - (value + half)) < half / 10'000);
    };
    const double value = mean(ones) - mean(others);
    check(unpairedMeanDifference(first, second), value, squaredError(ones) + squaredError(others),
          2.014568);
    check(pairedMeanDifference(differences), value, squaredError(apart), 2.022691);
    QVERIFY(!unpairedMeanDifference(first, second).isPaired);
    QVERIFY(pairedMeanDifference(differences).isPaired);
    // The sums hold the longest experiment of the longest games.
    NumberSums longest;
    longest.count = longest.nonZeroCount = Experiment::MaxGames;
    longest.sum = 65'535 * static_cast<std::int64_t>(longest.count);
    longest.sumOfSquares = 65'535ULL * 65'535ULL * longest.count;
    QCOMPARE(longest.sumOfSquares / longest.count, 65'535ULL * 65'535ULL);
    QVERIFY(std::abs(longest.varianceOfMean()) < 1e-6);
}

/// A handful of pairs of different length says little, however many pairs there are.
void TestLaboratory::fewLengthsHaveNoInterval()
{
    NumberSums few;
    for (std::uint64_t i = 1; i < MeanDifference::MinNonZeroCount; ++i) {
        few.add(3);
    }
    QVERIFY(!pairedMeanDifference(few).interval);
    QVERIFY(!pairedMeanDifference(few).isSignificant());
    QVERIFY(!pairedMeanDifference({}).interval);
    for (int i = 0; i < 10'000; ++i) {
        few.add(0);
    }
    QVERIFY(!pairedMeanDifference(few).interval);
    NumberSums enough = few;
    enough.add(3);
    QVERIFY(pairedMeanDifference(enough).isSignificant());
    QVERIFY(!unpairedMeanDifference(enough, few).interval);
    QVERIFY(unpairedMeanDifference(enough, enough).interval);
}

void TestLaboratory::outcomesAreThoseOfTheGames_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : knownRules().ids()) {
        QTest::newRow(qPrintable(id)) << id;
    }
}

void TestLaboratory::outcomesAreThoseOfTheGames()
{
    QFETCH(const QString, id);
    const Experiment one = experimentOf(id, 130, 1674);
    SimulationOptions options;
    options.rules = one.rules(knownRules());
    options.firstGame = 70; // not the beginning of a block
    options.games = 60;
    options.seed = one.seed;
    std::vector<GameOutcome> outcomes(options.games);
    options.outcomes = outcomes;
    const SimulationResult result = simulate(options);

    Laboratory laboratory({one}, knownRules(), 1);
    QVERIFY(laboratory.replayGame(0, 0).empty()); // not before play()
    QVERIFY(laboratory.run({}));
    std::array<std::uint64_t, limits::Faces> numbers{};
    for (std::uint64_t number = 70; number < one.games; ++number) {
        const std::vector<HistoryEntry> game = laboratory.replayGame(0, number);
        const Position &end = game.back().after;
        std::uint16_t throws = 0;
        Side first{};
        for (const HistoryEntry &entry : game) {
            if (const auto *dice = std::get_if<Throw>(&entry.action)) {
                ++throws;
                for (const std::uint8_t face : *dice) {
                    ++numbers[face - 1U];
                }
            } else if (const auto *lead = std::get_if<OpeningThrow>(&entry.action)) {
                first = lead->white > lead->black ? Side::White : Side::Black;
            }
        }
        const GameOutcome &told = outcomes[number - 70];
        QCOMPARE(told.throws, throws);
        QCOMPARE(told.winner == GameOutcome::Winner::None, end.stage == Stage::Drawn);
        if (end.stage == Stage::Won) {
            QCOMPARE(told.winner == GameOutcome::Winner::White, end.winner() == Side::White);
            QCOMPARE(told.hasFirstThrowerWon, end.winner() == first);
        }
    }
    QCOMPARE(result.numberCounts, numbers);
}

void TestLaboratory::figuresAreThoseOfTheSimulation_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("player");
    QTest::newRow("willughby, random") << u"willughby"_s << u"random"_s;
    QTest::newRow("cotton, best") << u"cotton"_s << u"best"_s;
    QTest::newRow("race, random") << u"alfonso-race"_s << u"random"_s;
}

void TestLaboratory::figuresAreThoseOfTheSimulation()
{
    QFETCH(const QString, id);
    QFETCH(const QString, player);
    const Experiment one = experimentOf(id, 500, 5, player);
    SimulationOptions options;
    options.rules = one.rules(knownRules());
    options.games = one.games;
    options.seed = one.seed;
    if (player == u"best") {
        options.white = options.black = bestPlayerFactory(makeOdds(options.rules));
    }
    const SimulationResult plain = simulate(options);
    QCOMPARE(plain.numberCounts[0], 0U); // not requested
    const ExperimentTotals findings = carriedOut({one}).rows.front().totals;
    QCOMPARE(findings.games(), plain.games);
    QCOMPARE(findings.whiteWins(), plain.whiteWins);
    QCOMPARE(findings.blackWins(), plain.blackWins);
    QCOMPARE(findings.draws(), plain.draws);
    QCOMPARE(findings.firstThrowerWins(), plain.firstThrowerWins);
    QCOMPARE(findings.throws(), plain.throws);
    QCOMPARE(findings.meanThrows(), plain.meanThrows());
    std::uint64_t games = 0;
    std::uint64_t throws = 0;
    for (std::size_t length = 0; length < findings.gameCountsByLength().size(); ++length) {
        games += findings.gameCountsByLength()[length];
        throws += length * findings.gameCountsByLength()[length];
    }
    QCOMPARE(games, plain.games);
    QCOMPARE(throws, plain.throws);
    const auto &numbers = findings.numberCounts();
    QCOMPARE(std::accumulate(numbers.begin(), numbers.end(), std::uint64_t{0}),
             plain.throws * options.rules.dice);
}

void TestLaboratory::coresChangeNothing()
{
    const Experiment one = experimentOf(u"holme"_s, 9'000, 11);
    const ExperimentTotals alone = carriedOut({one}, 1).rows.front().totals;
    QCOMPARE(carriedOut({one}, 3).rows.front().totals, alone);
    QVERIFY(carriedOut({experimentOf(u"holme"_s, 9'000, 12)}).rows.front().totals != alone);
}

void TestLaboratory::theCourseIsToldInStages()
{
    ExperimentTotals findings;
    QVERIFY(findings.checkpoints().empty());
    const std::vector<GameOutcome> won(7, {20, GameOutcome::Winner::White, true});
    const std::vector<GameOutcome> lost(100'000, {2'000, GameOutcome::Winner::Black, false});
    findings.add(won, {});
    QCOMPARE(findings.checkpoints().size(), std::size_t{7});
    QCOMPARE(findings.checkpoints().back(), (ExperimentTotals::Checkpoint{7, 7, 7, 0}));
    findings.add(lost, {});
    const auto stages = findings.checkpoints();
    QVERIFY(stages.size() < 600);
    QCOMPARE(stages.back(), (ExperimentTotals::Checkpoint{100'007, 7, 7, 0}));
    QVERIFY(std::is_sorted(stages.begin(), stages.end(), [](const auto &a, const auto &b) {
        return a.games <= b.games && b.games - a.games <= 1 + a.games / 25;
    }));
    QCOMPARE(findings.gameCountsByLength().size(), ExperimentTotals::MaxCountedLength + 1);
    QCOMPARE(findings.gameCountsByLength()[ExperimentTotals::MaxCountedLength], 100'000U);
}

void TestLaboratory::samplesAreBlocksOfGames()
{
    Experiment many = experimentOf(u"willughby"_s, 1'050, 3);
    many.sampleSize = 100;
    const ExperimentTotals totals = carriedOut({many}).rows.front().totals;
    std::uint64_t samples = 0;
    for (const auto &[wins, count] : totals.sampleCounts()) {
        samples += count;
    }
    QCOMPARE(samples, 10U); // the last 50 games are no complete sample
    const ExperimentTotals first =
        carriedOut({experimentOf(u"willughby"_s, 100, 3)}).rows[0].totals;
    QCOMPARE(first.sampleCounts().size(), std::size_t{1});
    QCOMPARE(first.sampleCounts().begin()->first, first.firstThrowerWins());
    QVERIFY(totals.sampleCounts().contains(first.firstThrowerWins()));
}

void TestLaboratory::samplesVaryAsTheBinomialDistribution()
{
    const SampleDistribution two(2, 0.25);
    QVERIFY(std::abs(two.probability(0, 0) - 0.5625) < 1e-12);
    QVERIFY(std::abs(two.probability(1, 2) - 0.4375) < 1e-12);
    QVERIFY(std::abs(SampleDistribution(10'000'000, 0.5319).probability(0, 10'000'000) - 1) < 1e-6);
    const SampleDistribution hundred(100, 0.5); // 40 to 60 in every table
    QCOMPARE(hundred.centralRange(), (std::pair<std::uint64_t, std::uint64_t>{40, 60}));
    QVERIFY(hundred.probability(0, 39) <= 0.025 && hundred.probability(0, 40) > 0.025);
    QCOMPARE(SampleDistribution(1, 0.5).centralRange(),
             (std::pair<std::uint64_t, std::uint64_t>{0, 1}));

    // Two thousand samples of a hundred games, compared by chi-square with the exact probability.
    Experiment many = experimentOf(u"willughby"_s, 200'000, 5);
    many.sampleSize = 100;
    const double exact = exactResults(many, many.rules(knownRules()))->firstThrower;
    const SampleDistribution expected(100, exact);
    const auto counts = carriedOut({many}).rows.front().totals.sampleCounts();
    double chiSquare = 0;
    constexpr int Width = 4;
    for (std::uint64_t low = 42; low < 66; low += Width) {
        double found = 0;
        for (std::uint64_t wins = low; wins < low + Width; ++wins) {
            found += counts.contains(wins) ? static_cast<double>(counts.at(wins)) : 0;
        }
        const double wanted = 2'000 * expected.probability(low, low + Width - 1);
        chiSquare += (found - wanted) * (found - wanted) / wanted;
    }
    QVERIFY2(chiSquare < 16.8, qPrintable(QString::number(chiSquare))); // 1 %, six bins
}

void TestLaboratory::rowsOfGamesAreThoseOfTheTotals()
{
    const Experiment one = experimentOf(u"alfonso-race"_s, 300, 4); // may be drawn
    Laboratory laboratory({one}, knownRules(), 2);
    const auto ignore = [](const QByteArray &) {};
    QVERIFY(!laboratory.writeGameRows(0, 1, ignore, {})); // before run()
    QVERIFY(laboratory.run({}));
    QByteArrayList rows;
    QVERIFY(laboratory.writeGameRows(0, 300, [&rows](const QByteArray &row) { rows << row; }, {}));
    QCOMPARE(rows.size(), 300);
    const ExperimentTotals totals = laboratory.state().rows.front().totals;
    std::uint64_t whiteWins = 0;
    std::uint64_t firstWins = 0;
    std::uint64_t throws = 0;
    std::uint64_t doublets = 0;
    SplitMix seeds(one.seed);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        QVERIFY(rows[i].endsWith("\r\n"));
        const QByteArrayList cells = rows[i].trimmed().split(',');
        QCOMPARE(cells.size(), gamesCsvHeader().count(',') + 1);
        QCOMPARE(cells[0].toLongLong(), i + 1);
        QVERIFY(cells[1].size() < 5 || cells[1].contains('_')); // text for a spreadsheet
        const auto seed = parseTypedSeed(QString::fromLatin1(cells[1]));
        QVERIFY(seed);
        QCOMPARE(seed.value(), seeds.next());
        whiteWins += cells[3] == "white" ? 1 : 0;
        firstWins += cells[3] == cells[2] ? 1 : 0;
        throws += cells[4].toULongLong();
        doublets += cells[5].toULongLong();
    }
    QCOMPARE(whiteWins, totals.whiteWins());
    QCOMPARE(firstWins, totals.firstThrowerWins());
    QCOMPARE(throws, totals.throws());
    // Two alike of three dice: 4/9 of the throws.
    const auto expected = static_cast<double>(throws) * 4 / 9;
    QVERIFY(std::abs(static_cast<double>(doublets) - expected) < 4 * std::sqrt(expected * 5 / 9));
    QVERIFY(!laboratory.writeGameRows(0, 300, ignore, [](double) { return false; }));
}

void TestLaboratory::twoAreComparedGameByGame()
{
    Experiment first = experimentOf(u"willughby"_s, 3'000, 3);
    Experiment second = experimentOf(u"cotton"_s, 3'000, 3);
    const LaboratoryState same = carriedOut({first, second});
    QCOMPARE(same.pairs, 3'000U);
    QVERIFY(same.difference(ComparedPlayer::FirstThrower).isPaired);
    const auto wins = [&](std::size_t i) {
        return static_cast<double>(same.rows[i].totals.firstThrowerWins());
    };
    QCOMPARE(static_cast<double>(same.firstThrowerWins.onlyFirst) -
                 static_cast<double>(same.firstThrowerWins.onlySecond),
             wins(0) - wins(1));
    // Each experiment is the same as when run alone; with different seeds only shares are compared.
    QCOMPARE(same.rows[1].totals, carriedOut({second}).rows.front().totals);
    second.seed = 4;
    second.games = 500;
    const LaboratoryState other = carriedOut({first, second});
    QCOMPARE(other.pairs, 0U);
    QVERIFY(!other.difference(ComparedPlayer::FirstThrower).isPaired);
    QCOMPARE(other.rows[0].totals.games(), 3'000U);
    QCOMPARE(other.rows[1].totals.games(), 500U);
}

/// The difference is that of the winners in the tables of games.
void TestLaboratory::whitesWinsAreComparedGameByGame()
{
    constexpr std::uint64_t Games = 5'000;
    const Experiment first = experimentOf(u"willughby"_s, Games, 3);
    Experiment second = first;
    second.white = u"best"_s;
    Laboratory laboratory({first, second}, knownRules(), 2);
    QVERIFY(laboratory.run({}));
    std::array<QByteArrayList, 2> winners;
    for (std::size_t i = 0; i < winners.size(); ++i) {
        const auto consume = [&winners, i](const QByteArray &row) {
            winners[i] << row.split(',')[3];
        };
        QVERIFY(laboratory.writeGameRows(i, Games, consume, {}));
    }
    std::uint64_t onlyFirst = 0;
    std::uint64_t onlySecond = 0;
    for (qsizetype game = 0; game < winners[0].size(); ++game) {
        if (winners[0][game] != winners[1][game]) {
            onlyFirst += winners[0][game] == "white" ? 1 : 0;
            onlySecond += winners[1][game] == "white" ? 1 : 0;
        }
    }
    QVERIFY(onlySecond > onlyFirst);
    const Difference paired = laboratory.state().difference(ComparedPlayer::White);
    QVERIFY(paired.isPaired);
    const Difference counted = pairedDifference(onlyFirst, onlySecond, Games);
    QCOMPARE(paired.value, counted.value);
    QCOMPARE(paired.interval, counted.interval);
    second.seed = 4;
    const LaboratoryState other = carriedOut({first, second});
    const Difference apart = other.difference(ComparedPlayer::White);
    QVERIFY(!apart.isPaired);
    QCOMPARE(apart.interval,
             unpairedDifference(static_cast<std::uint64_t>(winners[0].count("white")), Games,
                                other.rows[1].totals.whiteWins(), Games)
                 .interval);
}

/// The sums are those of the tables of games.
void TestLaboratory::lengthsAreComparedGameByGame()
{
    constexpr std::uint64_t Games = 2'000;
    Experiment first = experimentOf(u"willughby"_s, Games, 3);
    Experiment second = experimentOf(u"cotton"_s, Games, 3);
    Laboratory laboratory({first, second}, knownRules(), 2);
    QVERIFY(laboratory.run({}));
    std::array<std::vector<std::int64_t>, 2> throws;
    for (std::size_t i = 0; i < throws.size(); ++i) {
        const auto consume = [&throws, i](const QByteArray &row) {
            throws[i].push_back(row.split(',')[4].toLongLong());
        };
        QVERIFY(laboratory.writeGameRows(i, Games, consume, {}));
    }
    std::array<NumberSums, 2> each;
    NumberSums differences;
    for (std::size_t game = 0; game < Games; ++game) {
        differences.add(throws[0][game] - throws[1][game]);
        each[0].add(throws[0][game]);
        each[1].add(throws[1][game]);
    }
    const LaboratoryState same = laboratory.state();
    QCOMPARE(same.throwDifferences, differences);
    QCOMPARE(same.rows[0].totals.throwSums(), each[0]);
    QCOMPARE(same.rows[1].totals.throwSums(), each[1]);
    const MeanDifference paired = same.meanThrowsDifference();
    QVERIFY(paired.isPaired);
    QVERIFY(std::abs(paired.value -
                     (same.rows[0].totals.meanThrows() - same.rows[1].totals.meanThrows())) < 1e-9);
    second.seed = 4;
    second.games = 500;
    const LaboratoryState other = carriedOut({first, second});
    QCOMPARE(other.throwDifferences, NumberSums());
    const MeanDifference apart = other.meanThrowsDifference();
    QVERIFY(!apart.isPaired);
    const auto width = [](const MeanDifference &of) {
        return of.interval->high - of.interval->low;
    };
    QVERIFY(width(apart) > width(paired));
}

void TestLaboratory::aGameIsPlayedAnew()
{
    Laboratory laboratory({experimentOf(u"willughby"_s, 50, 3), experimentOf(u"cotton"_s, 50, 3)},
                          knownRules(), 1);
    QVERIFY(laboratory.run({}));
    const auto first = facesInOrder(laboratory.replayGame(0, 49));
    const auto second = facesInOrder(laboratory.replayGame(1, 49));
    const auto common = static_cast<std::ptrdiff_t>(std::min(first.size(), second.size()));
    QVERIFY(common > 20);
    QVERIFY(std::equal(first.begin(), first.begin() + common, second.begin()));
}

void TestLaboratory::goesAtItsPace()
{
    Laboratory laboratory({experimentOf(u"willughby"_s, 1'000'000, 1)}, knownRules(), 2);
    laboratory.setPace(50);
    Stop stop;
    QElapsedTimer time;
    time.start();
    auto played = std::async(std::launch::async, [&] { return laboratory.run(stop.progress()); });
    const auto games = [&] { return laboratory.state().rows.front().totals.games(); };
    QTRY_VERIFY(games() >= 5);
    const qint64 least = time.elapsed();
    QVERIFY2(games() <= static_cast<std::uint64_t>(50 * time.elapsed() / 1000 + 1),
             qPrintable(QString::number(least)));
    QVERIFY(least >= 100);
    laboratory.setPace(Laboratory::UnlimitedPace);
    QTRY_VERIFY(games() > 5'000);
    stop.now();
    QVERIFY(!played.get());
}

void TestLaboratory::waitsAndStops()
{
    Laboratory laboratory({experimentOf(u"willughby"_s, 100, 1)}, knownRules(), 2);
    laboratory.setPace(0);
    Stop stop;
    int asked = 0;
    const Progress progress = [&](double) { return ++asked < 4; };
    QVERIFY(!laboratory.run(progress));
    QCOMPARE(laboratory.state().rows.front().totals.games(), 0U);
}

void TestLaboratory::knowsTheExactResults_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("white");
    QTest::addColumn<QString>("black");
    for (const char *id : {"willughby", "charpentier"}) {
        QTest::addRow("%s, random", id) << QString::fromLatin1(id) << u"random"_s << u"random"_s;
    }
    QTest::newRow("best") << u"holme"_s << u"best"_s << u"best"_s;
    QTest::newRow("best against random") << u"holme"_s << u"best"_s << u"random"_s;
}

static double standardErrorOfThrows(const ExperimentTotals &totals)
{
    double squares = 0;
    const std::vector<std::uint64_t> &lengths = totals.gameCountsByLength();
    for (std::size_t length = 0; length < lengths.size(); ++length) {
        const double deviation = static_cast<double>(length) - totals.meanThrows();
        squares += static_cast<double>(lengths[length]) * deviation * deviation;
    }
    return std::sqrt(squares) / static_cast<double>(totals.games());
}

void TestLaboratory::knowsTheExactResults()
{
    QFETCH(const QString, id);
    QFETCH(const QString, white);
    QFETCH(const QString, black);
    Experiment one = experimentOf(id, 20'000, 9, white);
    one.black = black;
    const auto exact = exactResults(one, one.rules(knownRules()));
    QVERIFY(exact);
    const ExperimentTotals totals = carriedOut({one}).rows.front().totals;
    const auto check = [](double share, const Interval &band) {
        QVERIFY2(band.contains(share), qPrintable(u"%1 in %2 to %3"_s.arg(share, 0, 'f', 6)
                                                      .arg(band.low, 0, 'f', 6)
                                                      .arg(band.high, 0, 'f', 6)));
    };
    check(exact->firstThrower, totals.firstThrowerInterval());
    QCOMPARE(exact->white.has_value(), white != black);
    constexpr double StandardErrors = 3.5;
    QVERIFY(std::abs(totals.meanThrows() - exact->throws) <
            StandardErrors * standardErrorOfThrows(totals));
    check(exact->whiteShare(), totals.whiteInterval());
    if (exact->white) {
        std::swap(one.white, one.black);
        const auto swapped = exactResults(one, one.rules(knownRules()));
        QVERIFY(std::abs(*swapped->white + *exact->white - 1) < 1e-12);
    }
    QVERIFY(!exactResults(one, one.rules(knownRules()), [](double) { return false; }));
}

void TestLaboratory::knowsNoExactResultsOfARace()
{
    const Experiment race = experimentOf(u"alfonso-race"_s, 10, 9);
    QVERIFY(!exactResults(race, race.rules(knownRules())));
}

void TestLaboratory::knowsNoExactResultsOfCasualPlayers()
{
    Experiment casual = experimentOf(u"cotton"_s, 10, 9);
    for (const auto &[white, black] :
         {std::pair(u"casual"_s, u"best"_s), std::pair(u"random"_s, u"casual"_s)}) {
        casual.white = white;
        casual.black = black;
        QVERIFY(!exactResults(casual, casual.rules(knownRules())));
    }
}

QTEST_GUILESS_MAIN(TestLaboratory)
#include "tst_laboratory.moc"
