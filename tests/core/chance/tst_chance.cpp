// SPDX-License-Identifier: MIT
#include "core/chance/band_probability.h"
#include "core/chance/dice_tally.h"
#include "core/chance/fairness_test.h"
#include "core/chance/rounded_shares.h"
#include "core/dice/dice.h"
#include "core/rules/catalogue.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

FaceCounts counted(const std::array<int, FacesPerDie> &counts)
{
    FaceCounts faces;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        for (int n = 0; n < counts[i]; ++n) {
            faces.add(static_cast<std::uint8_t>(i + 1));
        }
    }
    return faces;
}

double chiSquareOf(const std::array<int, FacesPerDie> &counts, int dice)
{
    double sum = 0;
    for (const int count : counts) {
        sum += (count - dice / 6.0) * (count - dice / 6.0) / (dice / 6.0);
    }
    return sum;
}

/// Returns the probability by enumerating all 6^n throws.
double plainProbability(const std::array<int, FacesPerDie> &counts, int dice)
{
    const double least = chiSquareOf(counts, dice);
    int ways = 1;
    for (int i = 0; i < dice; ++i) {
        ways *= 6;
    }
    int asUneven = 0;
    for (int way = 0; way < ways; ++way) {
        std::array<int, FacesPerDie> fell{};
        for (int i = 0, rest = way; i < dice; ++i, rest /= 6) {
            ++fell[static_cast<std::size_t>(rest % 6)];
        }
        asUneven += chiSquareOf(fell, dice) > least - 1e-9 ? 1 : 0;
    }
    return static_cast<double>(asUneven) / ways;
}

std::unique_ptr<Game> game(const QString &id, const std::vector<std::uint8_t> &faces)
{
    static const auto catalogue = Catalogue::builtIn();
    const RuleSet &rules = *catalogue.value().find(id);
    return std::make_unique<Game>(rules, rules.defaultRulings(),
                                  std::make_unique<ScriptedDice>(faces));
}

} // namespace

class TestChance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void expectsASixthOfTheDice();
    void saysWhatLiesOutsideItsBand();
    void chiSquareIsThatOfTheTables_data();
    void chiSquareIsThatOfTheTables();
    void fewDiceAreEnumerated_data();
    void fewDiceAreEnumerated();
    void theSumMeetsTheDistribution();
    void hasThePowerItClaims();
    void countsOfALifetimeDoNotOverflow();
    void bandProbabilitiesMatchEnumeration();
    void bandProbabilitiesOfLargeSamples();
    void countsTheLeadForBoth();
    void countsThrowsForTheirThrower();
    void threeDiceHaveMoreDoublets();
    void forgetsWhatIsUndone();
    void talliesAdd();
    void roundedSharesAddUp_data();
    void roundedSharesAddUp();
    void nearestSharesAreNearest();
};

void TestChance::expectsASixthOfTheDice()
{
    const FaceCounts counts = counted({30, 30, 30, 30, 30, 30});
    QCOMPARE(counts.diceCount(), 180);
    QCOMPARE(counts.expected(), 30.0);
    QCOMPARE(counts.standardError(), 5.0); // sqrt(180 * 5 / 36)
    QVERIFY(std::abs(counts.bandLow() - (30 - 1.96 * 5)) < 0.001);
    QVERIFY(std::abs(counts.bandHigh() - (30 + 1.96 * 5)) < 0.001);
    QCOMPARE(counted({1, 0, 0, 0, 0, 0}).bandLow(), 0.0);
    QCOMPARE(FaceCounts().standardError(), 0.0);
}

void TestChance::saysWhatLiesOutsideItsBand()
{
    const FaceCounts counts = counted({20, 21, 39, 40, 30, 30}); // 20.2 to 39.8
    QCOMPARE(counts.compareWithBand(1), -1);
    QCOMPARE(counts.compareWithBand(2), 0);
    QCOMPARE(counts.compareWithBand(3), 0);
    QCOMPARE(counts.compareWithBand(4), 1);
    QCOMPARE(FaceCounts().compareWithBand(6), 0);
}

void TestChance::chiSquareIsThatOfTheTables_data()
{
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("probability");
    // Five degrees of freedom: Pearson and Hartley, Biometrika Tables for Statisticians, table 8.
    QTest::newRow("0.995") << 0.411742 << 0.995;
    QTest::newRow("0.95") << 1.145476 << 0.95;
    QTest::newRow("0.5") << 4.351460 << 0.5;
    QTest::newRow("0.1") << 9.236357 << 0.1;
    QTest::newRow("0.05") << 11.070498 << 0.05;
    QTest::newRow("0.01") << 15.086272 << 0.01;
    QTest::newRow("0.001") << 20.515006 << 0.001;
}

void TestChance::chiSquareIsThatOfTheTables()
{
    QFETCH(const double, x);
    QFETCH(const double, probability);
    const double off = std::abs(chiSquareTail(x) - probability);
    QVERIFY2(off < 1e-6 * std::max(0.1, probability), qPrintable(QString::number(off)));
    QCOMPARE(chiSquareTail(0), 1.0);
}

void TestChance::fewDiceAreEnumerated_data()
{
    QTest::addColumn<int>("dice");
    QTest::addColumn<std::vector<int>>("counts");
    QTest::newRow("one die") << 1 << std::vector{0, 0, 1, 0, 0, 0};
    QTest::newRow("two alike") << 2 << std::vector{2, 0, 0, 0, 0, 0};
    QTest::newRow("two unlike") << 2 << std::vector{1, 0, 0, 0, 0, 1};
    QTest::newRow("six, all different") << 6 << std::vector{1, 1, 1, 1, 1, 1};
    QTest::newRow("seven") << 7 << std::vector{0, 4, 0, 2, 1, 0};
    QTest::newRow("eight") << 8 << std::vector{2, 1, 3, 0, 1, 1};
}

void TestChance::fewDiceAreEnumerated()
{
    QFETCH(const int, dice);
    QFETCH(const std::vector<int>, counts);
    std::array<int, FacesPerDie> fell{};
    std::copy(counts.begin(), counts.end(), fell.begin());
    const FairnessTestResult evenness = testFairness(counted(fell));
    QVERIFY(std::abs(evenness.chiSquare - chiSquareOf(fell, dice)) < 1e-12);
    QVERIFY(std::abs(evenness.probability - plainProbability(fell, dice)) < 1e-12);
}

void TestChance::theSumMeetsTheDistribution()
{
    // The exact sum and the approximation must nearly agree where one replaces the other.
    const FaceCounts summed = counted({4, 16, 10, 10, 12, 8});
    QCOMPARE(summed.diceCount(), MaxDiceForExactTest);
    const FairnessTestResult evenness = testFairness(summed);
    QVERIFY(std::abs(evenness.chiSquare - 8) < 1e-12);
    QVERIFY(evenness.probability != chiSquareTail(8));
    const double apart = evenness.probability - chiSquareTail(8);
    QVERIFY2(std::abs(apart) < 0.01, qPrintable(QString::number(apart)));
    const FairnessTestResult beyond = testFairness(counted({5, 16, 10, 10, 12, 8}));
    QCOMPARE(beyond.probability, chiSquareTail(beyond.chiSquare));
    QCOMPARE(testFairness({}).probability, 1.0);
}

/// Dice that show a six in 1/4 of cases are found in 80 of 100 samples of MinDiceForConclusion.
void TestChance::hasThePowerItClaims()
{
    constexpr int Samples = 20'000; // standard error 0.3 percentage points
    std::mt19937 random(1674);
    const auto power = [&](int dice) {
        int found = 0;
        for (int sample = 0; sample < Samples; ++sample) {
            FaceCounts faces;
            for (int i = 0; i < dice; ++i) {
                const auto twentieth = random() % 20; // 0 to 14: one to five; 15 to 19: six
                faces.add(static_cast<std::uint8_t>(std::min<unsigned long>(twentieth / 3, 5) + 1));
            }
            found += testFairness(faces).probability < 0.05 ? 1 : 0;
        }
        return static_cast<double>(found) / Samples;
    };
    const double claimed = power(MinDiceForConclusion);
    QVERIFY2(std::abs(claimed - 0.8) < 0.015, qPrintable(QString::number(claimed)));
    QVERIFY(power(MinDiceForConclusion / 2) < 0.6);
}

/// The squares of these counts exceed 32 bits.
void TestChance::countsOfALifetimeDoNotOverflow()
{
    const std::array<int, FacesPerDie> counts{99'000, 101'000, 100'000, 100'000, 100'000, 100'000};
    const FairnessTestResult result = testFairness(counted(counts));
    QVERIFY(std::abs(result.chiSquare - 20) < 1e-9);
    QVERIFY(std::abs(result.probability - chiSquareTail(20)) < 1e-9);
}

/// All throws of 5 dice for White and 6 for Black are enumerated.
void TestChance::bandProbabilitiesMatchEnumeration()
{
    const auto outsideShares = [](int dice) {
        std::array<double, FacesPerDie + 1> shares{};
        const int ways = static_cast<int>(std::lround(std::pow(6, dice)));
        for (int way = 0; way < ways; ++way) {
            FaceCounts faces;
            for (int i = 0, rest = way; i < dice; ++i, rest /= 6) {
                faces.add(static_cast<std::uint8_t>(rest % 6 + 1));
            }
            int outside = 0;
            for (int face = 1; face <= FacesPerDie; ++face) {
                outside += faces.compareWithBand(face) != 0 ? 1 : 0;
            }
            shares[static_cast<std::size_t>(outside)] += 1.0 / ways;
        }
        return shares;
    };
    const auto white = outsideShares(5);
    const auto black = outsideShares(6);
    for (int least = 0; least <= 12; ++least) {
        double expected = 0;
        for (int i = 0; i <= FacesPerDie; ++i) {
            for (int j = 0; j <= FacesPerDie; ++j) {
                if (i + j >= least) {
                    expected +=
                        white[static_cast<std::size_t>(i)] * black[static_cast<std::size_t>(j)];
                }
            }
        }
        QVERIFY(std::abs(probabilityOfCountsOutsideBands(least, {5, 6}) - expected) < 1e-9);
    }
}

void TestChance::bandProbabilitiesOfLargeSamples()
{
    // Computed independently.
    QVERIFY(std::abs(probabilityOfCountsOutsideBands(1, {60, 60}) - 0.469) < 0.0005);
    QVERIFY(std::abs(probabilityOfCountsOutsideBands(2, {60, 60}) - 0.145) < 0.0005);
    QVERIFY(std::abs(probabilityOfCountsOutsideBands(1, {300, 300}) - 0.454) < 0.0005);
    const double most = probabilityOfCountsOutsideBands(1, {10'000, 10'000});
    QVERIFY(most > 0.35 && most < 0.5);
    QCOMPARE(probabilityOfCountsOutsideBands(1, {1'000'000, 10'000}), most);
    QCOMPARE(probabilityOfCountsOutsideBands(0, {0, 0}), 1.0);
    QCOMPARE(probabilityOfCountsOutsideBands(1, {0, 0}), 0.0);
    // A number on a single die would always exceed two standard errors.
    QCOMPARE(probabilityOfCountsOutsideBands(1, {1, 4}), 0.0);
    QVERIFY(probabilityOfCountsOutsideBands(1, {5, 5}) > 0);
}

void TestChance::countsTheLeadForBoth()
{
    const auto played = game(u"cotton"_s, {4, 4, 6, 2});
    QVERIFY(DiceTally(played->history()).isEmpty());
    QVERIFY(played->throwDice());
    QVERIFY(played->throwDice());
    const DiceTally tally(played->history());
    QCOMPARE(tally.player(Side::White).faces, counted({0, 0, 0, 1, 0, 1}));
    QCOMPARE(tally.player(Side::Black).faces, counted({0, 1, 0, 1, 0, 0}));
    QCOMPARE(tally.player(Side::White).throws, 0); // the opening throw is no doublet
    QVERIFY(!tally.isEmpty());
}

void TestChance::countsThrowsForTheirThrower()
{
    // White throws a doublet and, by Charpentier's rule, throws again; then Black throws.
    const auto played = game(u"charpentier"_s, {6, 2, 3, 3, 5, 1, 4, 2});
    for (int i = 0; i < 4; ++i) {
        QVERIFY(played->throwDice());
        played->playForced();
    }
    const DiceTally tally(played->history());
    QCOMPARE(tally.player(Side::White).faces, counted({1, 0, 2, 0, 1, 1}));
    QCOMPARE(tally.player(Side::Black).faces, counted({0, 2, 0, 1, 0, 0}));
    QCOMPARE(tally.player(Side::White).throws, 2);
    QCOMPARE(tally.player(Side::White).doublets, 1);
    QCOMPARE(tally.player(Side::White).doubletsExpected, 1 / 3.0);
    QCOMPARE(tally.total().faces.diceCount(), 8);
    QCOMPARE(tally.total().throws, 3);
    QCOMPARE(tally.countsOutsideBand(), 0); // too few dice, although two of Black's three are equal
}

void TestChance::threeDiceHaveMoreDoublets()
{
    const auto played = game(u"alfonso"_s, {6, 2, 3, 3, 5, 1, 2, 4, 4, 4, 4});
    for (int i = 0; i < 3; ++i) {
        QVERIFY(played->throwDice());
        played->playForced();
    }
    const DiceTally tally(played->history());
    QCOMPARE(tally.player(Side::White).doublets, 1);
    QCOMPARE(tally.player(Side::Black).doublets, 0);
    // Of 216 throws, 120 have three different numbers.
    QVERIFY(std::abs(tally.player(Side::White).doubletsExpected - 96 / 216.0) < 1e-12);
}

void TestChance::forgetsWhatIsUndone()
{
    const auto played = game(u"cotton"_s, {6, 2, 6, 1});
    played->throwDice();
    const DiceTally before(played->history());
    played->throwDice();
    QVERIFY(DiceTally(played->history()) != before);
    played->undo();
    QCOMPARE(DiceTally(played->history()), before);
}

void TestChance::talliesAdd()
{
    const auto one = game(u"cotton"_s, {6, 2, 6, 1});
    const auto two = game(u"cotton"_s, {3, 5, 2, 2});
    for (int i = 0; i < 2; ++i) {
        one->throwDice();
        two->throwDice();
    }
    DiceTally both(one->history());
    both.add(DiceTally(two->history()));
    QCOMPARE(both.player(Side::White).faces, counted({1, 0, 1, 0, 0, 2}));
    QCOMPARE(both.player(Side::Black).faces, counted({0, 3, 0, 0, 1, 0}));
    QCOMPARE(both.total().doublets, 1);
    QCOMPARE(both.total().throws, 2);
}

void TestChance::roundedSharesAddUp_data()
{
    QTest::addColumn<QList<double>>("shares");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QList<double>>("rounded");
    QTest::newRow("100.1%") << QList{0.4526, 0.4428, 0.1046} << 1 << QList{45.3, 44.3, 10.4};
    QTest::newRow("99.9%") << QList{1 / 3.0, 1 / 3.0, 1 / 3.0} << 1 << QList{33.4, 33.3, 33.3};
    QTest::newRow("exact") << QList{0.29, 0.57, 0.14} << 0 << QList{29.0, 57.0, 14.0};
    QTest::newRow("a tie") << QList{0.5005, 0.4995} << 1 << QList{50.1, 49.9};
    QTest::newRow("all of it") << QList{1.0, 0.0, 0.0} << 2 << QList{100.0, 0.0, 0.0};
}

void TestChance::roundedSharesAddUp()
{
    QFETCH(const QList<double>, shares);
    QFETCH(const int, decimals);
    QFETCH(const QList<double>, rounded);
    const std::vector<double> found = roundedShares(shares, decimals);
    QCOMPARE(found.size(), static_cast<std::size_t>(rounded.size()));
    for (qsizetype i = 0; i < rounded.size(); ++i) {
        QCOMPARE(100 * found[static_cast<std::size_t>(i)], rounded[i]);
    }
}

/// The share of 50.156% is never 50.1%, and all shares add up to 100%.
void TestChance::nearestSharesAreNearest()
{
    const auto percentages = [](const QList<double> &shares) {
        QStringList texts;
        const NearestShares found = nearestShares(shares, 1);
        for (const double share : found.shares) {
            texts << QString::number(100 * share, 'f', found.decimals);
        }
        return texts.join(u' ');
    };
    QCOMPARE(percentages({0.4526, 0.4428, 0.1046}), u"45.26 44.28 10.46"_s);
    QCOMPARE(percentages({0.50156, 0.47370, 0.02474}), u"50.16 47.37 2.47"_s);
    QCOMPARE(percentages({0.5012, 0.4951, 0.0037}), u"50.1 49.5 0.4"_s);
    QCOMPARE(percentages({0.5005, 0.4995, 0}), u"50.1 49.9 0.0"_s);
    QCOMPARE(percentages({1 / 3.0, 1 / 3.0, 1 / 3.0}), u"33.334 33.333 33.333"_s);
}

QTEST_GUILESS_MAIN(TestChance)
#include "tst_chance.moc"
