// SPDX-License-Identifier: MIT
#include "sentence_support.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <functional>
#include <numeric>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::test;

/// Every statistical sentence of the program, the lessons and the sheets, with the computation that
/// supports it. A sentence is found by its English text in the translations, which list all texts,
/// so that changing a sentence requires a look at its support.
namespace {

struct Sentence
{
    QString context; ///< of the translations
    QString text;
    std::function<bool()> isTrue;
};

/// Returns whether the central range of samples, as printed with `decimals` decimals, contains at
/// least 95% of them.
bool roundedRangeHolds(std::uint64_t games, double probability, int decimals)
{
    const SampleDistribution samples(games, probability);
    const auto n = static_cast<double>(games);
    const auto [low, high] = samples.centralRange();
    const Interval shown =
        roundedOutwards({static_cast<double>(low) / n, static_cast<double>(high) / n}, decimals);
    return samples.probability(static_cast<std::uint64_t>(std::ceil(shown.low * n - 1e-6)),
                               static_cast<std::uint64_t>(shown.high * n + 1e-6)) >= 0.95;
}

// Sentences about dice. The band is 1.96 standard errors on either side of the expected count.

std::vector<Sentence> diceSentences()
{
    const auto bandIsNormal = [] {
        const FaceCounts::Band band = FaceCounts::bandOf(180);
        return isNear(band.low, 30 - 1.96 * std::sqrt(180 * 5 / 36.0), 1e-3) &&
               isNear(band.high, 30 + 1.96 * std::sqrt(180 * 5 / 36.0), 1e-3) &&
               FaceCounts::bandOf(180).compare(41) > 0 && FaceCounts::bandOf(180).compare(19) < 0;
    };
    const auto usuallyInside = [] {
        for (int dice = 1; dice <= 30; ++dice) {
            if (probabilityOutsideBand(dice) > 0.08) {
                return false;
            }
        }
        return probabilityOutsideBand(30) < 0.07 && probabilityOutsideBand(60) < 0.06 &&
               probabilityOutsideBand(600) < 0.06;
    };
    // All ways in which two or three dice can fall; at least as uneven as all alike.
    const auto asUnevenOrMore = [] {
        FaceCounts two;
        two.add(3);
        two.add(3);
        FaceCounts three;
        three.add(1);
        three.add(1);
        three.add(5);
        return isNear(testFairness(two).probability, 6 / 36.0, 1e-9) &&
               isNear(testFairness(three).probability, 96 / 216.0, 1e-9) &&
               isNear(chiSquareTail(11.070), 0.05, 1e-4); // of every table
    };
    const auto mayBeOneOfTwelve = [] {
        // Of 60 dice each, one of the twelve counts lies outside its band in almost half of cases.
        return isNear(probabilityOfCountsOutsideBands(1, {60, 60}), 0.465, 0.01);
    };
    // The band of doublets: 1.96 standard deviations of a binomial distribution.
    const auto doubletsStayInside = [](int lines, double outside) {
        const auto isUsual = [=](double probability, int throws) {
            const double mean = throws * probability;
            const double band = Normal95 * std::sqrt(mean * (1 - probability));
            double inside = 0;
            for (int i = 0; i <= throws; ++i) {
                if (std::abs(i - mean) <= band) {
                    inside += std::exp(std::lgamma(throws + 1) - std::lgamma(i + 1) -
                                       std::lgamma(throws - i + 1) + i * std::log(probability) +
                                       (throws - i) * std::log1p(-probability));
                }
            }
            // A short line seldom ends outside, because doublets are whole numbers.
            return isNear(1 - std::pow(inside, lines), outside, throws < 100 ? 0.06 : 0.01);
        };
        return isUsual(1 / 6.0, 30) && isUsual(1 / 6.0, 1'000) && isUsual(96 / 216.0, 30) &&
               isUsual(96 / 216.0, 1'000);
    };
    const auto doubletsAreUsual = [] {
        const auto isUsual = [](std::uint64_t throws, double probability) {
            const SampleDistribution samples(throws, probability);
            const auto [low, high] = samples.centralRange();
            const double inside = samples.probability(low, high);
            return high <= throws && inside >= 0.95 && (throws < 30 || inside < 0.99);
        };
        bool all = true;
        for (const std::uint64_t throws : {1U, 2U, 18U, 30U, 1'000U}) {
            all = all && isUsual(throws, 1 / 6.0) && isUsual(throws, 96 / 216.0);
        }
        return all;
    };
    return {
        {u"DiceText"_s, u"%2 threw %1 more often than the band shows."_s, bandIsNormal},
        {u"DiceText"_s,
         u"Doublets: %1 in %n throw(s). In this many throws, fair dice give %2 on average, "
         "usually %3 to %4."_s,
         doubletsAreUsual},
        {u"GameLineText"_s, u"With fair dice, the line ends outside the band about 1 time in 20."_s,
         [=] { return doubletsStayInside(1, 1 / 20.0); }},
        {u"GameLineText"_s,
         u"With fair dice, each line ends outside the band about 1 time in 20. About 1 time in "
         "10, at least one of the two does."_s,
         [=] { return doubletsStayInside(1, 1 / 20.0) && doubletsStayInside(2, 1 / 10.0); }},
        {u"DiceText"_s, u"%2 threw %1 less often than the band shows."_s, bandIsNormal},
        {u"DiceText"_s,
         u"With this many fair dice, at least %n of the two players’ twelve numbers fall(s) "
         "outside the bands in %1 of cases."_s,
         mayBeOneOfTwelve},
        {u"DiceText"_s, u"That is unusual, but proves nothing."_s,
         [] {
             return probabilityOfCountsOutsideBands(3, {60, 60}) > 0.001;
         }},
        {u"DiceText"_s,
         u"Fair dice come out this uneven, or more so, in less than 1% of cases – but more often "
         "if you check after every throw. Throw these dice many more times, then check once."_s,
         [=] { return asUnevenOrMore() && unevenAlongTheWay(43) > 0.03; }},
        {u"DiceText"_s,
         u"Fair dice come out this uneven, or more so, in %1 of cases. That is unusual, but no "
         "proof."_s,
         asUnevenOrMore},
        {u"DiceText"_s,
         u"Fair dice come out this uneven, or more so, in %1 of cases. With so few throws, "
         "loaded dice could look the same."_s,
         [] { return powerOfTest(MinDiceForConclusion / 4, 0.25) < 0.5; }},
        {u"DiceText"_s,
         u"Fair dice come out this uneven, or more so, in %1 of cases. Nothing suggests that "
         "these are loaded."_s,
         [] { return isNear(powerOfTest(MinDiceForConclusion, 0.25), 0.8, 0.03); }},
        {u"doublets::DicePanel"_s,
         u"The band shows what fair dice usually do. ▲ more often, ▼ less often."_s, usuallyInside},
        {u"NumberText"_s, u"fair dice"_s,
         [] {
             return isNear(FaceCounts::bandOf(600).low + FaceCounts::bandOf(600).high, 200, 1e-9);
         }},
        {u"lessons"_s,
         u"Open the dice beside the board (View menu, Dice). They show how often each number "
         "fell for each player. The band shows where fair dice nearly always stay."_s,
         usuallyInside},
        {u"lessons"_s,
         u"A single number leaves its band about one time in twenty, so twelve numbers do so "
         "twelve times as often. An average need not be a whole number: often none is outside, "
         "sometimes one or two. One number outside its band proves nothing."_s,
         [=] {
             return usuallyInside() && mayBeOneOfTwelve() &&
                    std::abs(1 / probabilityOutsideBand(60) - 20) < 3;
         }},
        {u"lessons"_s,
         u"On average, how many of the twelve numbers lie outside their bands even though all "
         "the dice are fair?"_s,
         [] {
             return isNear(figure(Quantity::NumbersOutsideBand, {}, {}, 60),
                           12 * probabilityOutsideBand(60), 1e-9);
         }},
        {u"lessons"_s,
         u"Find a die at home and throw it 60 times. Count how often each number comes up. Did "
         "any come up fewer than 5 or more than 15 times, outside the band of fair dice?"_s,
         [] {
             const FaceCounts::Band band = FaceCounts::bandOf(60);
             return band.compare(4) < 0 && band.compare(5) == 0 && band.compare(15) == 0 &&
                    band.compare(16) > 0;
         }},
        {u"lessons"_s, u"The die is probably loaded: test it with many more throws."_s,
         [] { return std::pow(probabilityOutsideBand(60), 10) < 1e-12; }},
        {u"lessons"_s,
         u"On one day, that can be chance. The same number on all ten days can hardly be "
         u"chance."_s,
         [] {
             // Any of six numbers, on one day and on ten.
             return 6 * probabilityOutsideBand(60) > 0.2 &&
                    6 * std::pow(probabilityOutsideBand(60), 10) < 1e-11;
         }},
        {u"lessons"_s,
         u"Fair dice have no memory: they do not repeat themselves on purpose, and they do not "
         "make up for anything. A loaded die shows the same number too often, day after day. "
         "That is how it gives itself away."_s,
         [] {
             SeededDice dice(7);
             int sixesAfterSix = 0;
             int sixes = 0;
             for (int i = 0; i < 600'000; ++i) {
                 static std::uint8_t last = 0;
                 const std::uint8_t face = dice.roll();
                 sixes += last == 6 ? 1 : 0;
                 sixesAfterSix += last == 6 && face == 6 ? 1 : 0;
                 last = face;
             }
             return isNear(sixesAfterSix / static_cast<double>(sixes), 1 / 6.0, 0.004);
         }},
        {u"lessons"_s, u"Two dice can fall in 6 × 6 = 36 ways, and 6 of them are doublets."_s,
         [] { return isNear(figure(Quantity::DoubletShare, u"willughby"_s), 600 / 36.0, 1e-9); }},
        {u"lessons"_s,
         u"Count the others: all three differ in 6 × 5 × 4 = 120 of 216 ways. In the other 96 at "
         u"least two are alike. Is that more than you thought?"_s,
         [] { return isNear(figure(Quantity::DoubletShare, u"alfonso"_s), 9'600 / 216.0, 1e-9); }},
        {u"lessons"_s,
         u"A double 6 plays twelve men in England, and two in France. One throw in six is a "
         "doublet. Is that why the French game is so much longer?"_s,
         [] {
             return isNear(figure(Quantity::DoubletShare, u"charpentier"_s), 100 / 6.0, 1e-9) &&
                    figure(Quantity::MeanThrows, u"charpentier"_s) >
                        1.5 * figure(Quantity::MeanThrows, u"willughby"_s);
         }},
    };
}

// Sentences about shares, bands and samples.

std::vector<Sentence> shareSentences()
{
    const auto oneInTwenty = once([] {
        return isNear(1 - coverage(400, 0.532), 1 / 20.0, 0.012) &&
               isNear(1 - coverage(10'000, 0.532), 1 / 20.0, 0.012);
    });
    const auto rarelyByChance = once([] {
        return probabilityOfSignificance(200, 0.53, 0.53) < 0.06 &&
               pairedDifference(30, 10, 1'000).isSignificant();
    });
    const auto marginsOfADifferenceAdd = [] {
        const auto halfWidth = [](const Interval &each) { return (each.high - each.low) / 2; };
        const double margin = halfWidth(shareInterval(5'300, 10'000));
        const double otherMargin = halfWidth(shareInterval(5'100, 10'000));
        const Interval apart = unpairedDifference(5'300, 10'000, 5'100, 10'000).interval;
        return isNear(halfWidth(apart), std::hypot(margin, otherMargin), 1e-4);
    };
    const auto sharesAreExact = once([] {
        // White's share is counted and computed in independent ways.
        const Experiment one = experiment(u"best"_s, u"random"_s, 100'000, 3);
        const auto exact = exactResults(one, one.rules(builtInCatalogue()));
        const ExperimentTotals totals = runExperiments({one}).rows[0].totals;
        return isNear(totals.firstThrowerShare(), exact->firstThrower, 0.005) &&
               isNear(totals.whiteShare(), *exact->white, 0.005);
    });
    const auto lengthsRarelyDifferByChance =
        once([] { return lengthDifferencesByChance() < 0.08; });
    const auto lengthsDifferAlongTheWay = once([] { return lengthDifferencesAlongTheWay() > 0.3; });
    const auto differsAlongTheWay = once([] { return differenceAlongTheWay(1'000, 0.532) > 0.3; });
    const auto moreGamesShowADifference = once([] {
        return probabilityOfSignificance(200, 0.53, 0.55) < 0.1 &&
               unpairedDifference(53'000, 100'000, 55'000, 100'000).isSignificant();
    });
    const auto pairsAreTheSharper = [] {
        return pairedDifference(30, 10, 1'000).interval.high -
                   pairedDifference(30, 10, 1'000).interval.low <
               unpairedDifference(530, 1'000, 510, 1'000).interval.high -
                   unpairedDifference(530, 1'000, 510, 1'000).interval.low;
    };
    const auto bandsHold = once(&bandsCover);
    const auto differencesHold = once(&differencesAreAsExpected);
    return {
        {u"LaboratoryText"_s,
         u"After %Ln game(s): the first thrower won %1 of them. 95% band: %2 to %3."_s, bandsHold},
        {u"LaboratoryText"_s, u"95% band: %1 to %2."_s, bandsHold},
        {u"LaboratoryText"_s, u"After %Ln game(s): White won %1 of them. 95% band: %2 to %3."_s,
         bandsHold},
        {u"LaboratoryText"_s, u"The first thrower won %1 of them. 95% band: %2 to %3."_s,
         bandsHold},
        {u"LaboratoryText"_s, u"Seed %1: %2 of %Ln game(s). 95% band: %3 to %4."_s, bandsHold},
        {u"SimulationReport"_s, u", 95% band %1 to %2%"_s, bandsHold},
        {u"LaboratoryText"_s, u"Exact value: %1."_s, sharesAreExact},
        {u"LessonSheet"_s, u"Expected: White wins %1 of the games."_s, sharesAreExact},
        {u"LessonSheet"_s, u"Expected: the first thrower wins %1 of the games."_s, sharesAreExact},
        {u"LaboratoryText"_s,
         u"It lies outside the band. At the end of an experiment, chance alone causes this one "
         "time in twenty; along the way, more often."_s,
         [=] { return oneInTwenty() && shareLeavingTheBandAlongTheWay(400, 0.532) > 0.3; }},
        {u"DifferenceText"_s,
         u"The first thrower wins more often in A than in B. Chance alone would rarely produce "
         "such a difference."_s,
         rarelyByChance},
        {u"DifferenceText"_s,
         u"The first thrower wins more often in B than in A. Chance alone would rarely produce "
         "such a difference."_s,
         rarelyByChance},
        {u"DifferenceText"_s,
         u"So far, the first thrower wins more often in A than in B. Wait for the end: along the "
         "way, chance alone often produces such a difference."_s,
         differsAlongTheWay},
        {u"DifferenceText"_s,
         u"So far, the first thrower wins more often in B than in A. Wait for the end: along the "
         "way, chance alone often produces such a difference."_s,
         differsAlongTheWay},
        {u"DifferenceText"_s,
         u"The exact shares are the same: any difference in wins is due to chance."_s,
         [] {
             // Under these rulings, two games are the same.
             Experiment a = experiment(u"best"_s, u"best"_s, 1, 1);
             a.rulings = {{u"unplayable"_s, u"opponent"_s}};
             const Experiment b = experiment(u"best"_s, u"best"_s, 1, 1, u"cotton"_s);
             return isNear(exactResults(a, a.rules(builtInCatalogue()))->firstThrower,
                           exactResults(b, b.rules(builtInCatalogue()))->firstThrower, 1e-9);
         }},
        {u"DifferenceText"_s,
         u"No clear difference in the first thrower’s wins: chance alone can produce one like this. More games may show one."_s,
         moreGamesShowADifference},
        {u"DifferenceText"_s,
         u"White wins more often in A than in B. Chance alone would rarely produce such a "
         "difference."_s,
         rarelyByChance},
        {u"DifferenceText"_s,
         u"White wins more often in B than in A. Chance alone would rarely produce such a "
         "difference."_s,
         rarelyByChance},
        {u"DifferenceText"_s,
         u"So far, White wins more often in A than in B. Wait for the end: along the way, chance "
         "alone often produces such a difference."_s,
         differsAlongTheWay},
        {u"DifferenceText"_s,
         u"So far, White wins more often in B than in A. Wait for the end: along the way, chance "
         "alone often produces such a difference."_s,
         differsAlongTheWay},
        {u"DifferenceText"_s,
         u"No clear difference in White’s wins: chance alone can produce one like this. More "
         "games may show one."_s,
         moreGamesShowADifference},
        {u"DifferenceText"_s, u"A − B: %1 percentage points. 95% band: %2 to %3."_s,
         [] { return isNear(probabilityOfSignificance(200, 0.53, 0.53), 0.05, 0.01); }},
        {u"DifferenceText"_s,
         u"A and B are the same experiment with different dice: any difference is due to chance."_s,
         [] {
             const Experiment a = experiment(u"random"_s, u"random"_s, 100, 1);
             const Experiment b = experiment(u"random"_s, u"random"_s, 100, 2);
             return exactResults(a, a.rules(builtInCatalogue()))->firstThrower ==
                    exactResults(b, b.rules(builtInCatalogue()))->firstThrower;
         }},
        {u"DifferenceText"_s,
         u"A and B are the same experiment with the same dice: they play the same games."_s,
         [] {
             const Experiment a = experiment(u"random"_s, u"random"_s, 500, 1);
             const LaboratoryState state = runExperiments({a, a});
             return state.rows[0].totals == state.rows[1].totals;
         }},
        {u"DifferenceText"_s, u"Compared game by game, with the same seeds."_s, pairsAreTheSharper},
        {u"DifferenceText"_s, u"A − B: %1 throws per game. 95% band: %2 to %3."_s,
         &bandsOfLengthsCover},
        {u"DifferenceText"_s, u"A − B: %1 throws per game, from too few games for a 95% band."_s,
         [] {
             NumberSums few;
             for (std::uint64_t i = 1; i < MeanDifference::MinNonZeroCount; ++i) {
                 few.add(20);
             }
             return !unpairedMeanDifference(few, few).interval;
         }},
        {u"DifferenceText"_s,
         u"On average, games are longer in A than in B. Chance alone would rarely produce such a "
         "difference."_s,
         lengthsRarelyDifferByChance},
        {u"DifferenceText"_s,
         u"On average, games are longer in B than in A. Chance alone would rarely produce such a "
         "difference."_s,
         lengthsRarelyDifferByChance},
        {u"DifferenceText"_s,
         u"So far, games are longer in A than in B. Wait for the end: along the way, chance alone "
         "often produces such a difference."_s,
         lengthsDifferAlongTheWay},
        {u"DifferenceText"_s,
         u"So far, games are longer in B than in A. Wait for the end: along the way, chance alone "
         "often produces such a difference."_s,
         lengthsDifferAlongTheWay},
        {u"DifferenceText"_s,
         u"No clear difference in the length of games: chance alone can produce one like this. "
         "More games may show one."_s,
         &moreGamesShowADifferenceInLength},
        {u"DifferenceText"_s,
         u"The exact mean lengths are the same: any difference in length is due to chance."_s,
         [] {
             // Under these rulings, two games are the same.
             Experiment a = experiment(u"best"_s, u"best"_s, 1, 1);
             a.rulings = {{u"unplayable"_s, u"opponent"_s}};
             const Experiment b = experiment(u"best"_s, u"best"_s, 1, 1, u"cotton"_s);
             return isNear(exactResults(a, a.rules(builtInCatalogue()))->throws,
                           exactResults(b, b.rules(builtInCatalogue()))->throws, 1e-9);
         }},
        {u"SampleText"_s,
         u"On average, at least 95 of 100 such samples lie between %1 and %2; %Ln of those shown "
         "do."_s,
         [] {
             bool all = true;
             for (const std::uint64_t games : {1U, 10U, 100U, 1'000U, 100'000U}) {
                 const SampleDistribution samples(games, 0.532);
                 const auto [low, high] = samples.centralRange();
                 all = all && samples.probability(low, high) >= 0.95 &&
                       samples.probability(0, games) > 0.999'999;
                 all = all && roundedRangeHolds(games, 0.52470, games <= 100 ? 0 : 1);
             }
             return all;
         }},
        {u"LessonSheet"_s,
         u"At least 95 of 100 such experiments, on average, give a share from %1 to %2."_s,
         [] {
             bool all = true;
             for (const std::uint64_t games : {100U, 10'000U, 1'000'000U}) {
                 const SampleDistribution samples(games, 0.532);
                 const auto [low, high] = samples.centralRange();
                 all = all && samples.probability(low, high) >= 0.95;
                 all = all && roundedRangeHolds(games, 0.52470, games < 10'000 ? 1 : 2);
             }
             return all;
         }},
        {u"LessonSheet"_s,
         u"About %1 throws per game; from %2 to %3 in about 95 of 100 experiments."_s,
         [] { return meansLieInTheirRange() && expectedThrowsAreExact(); }},
        {u"LessonSheet"_s,
         u"Expected A − B: %1 percentage points; from %2 to %3 in about 95 of 100 "
         u"experiments."_s,
         differencesHold},
        {u"LessonSheet"_s,
         u"A − B: %1 throws per game; from %2 to %3 in about 95 of 100 experiments."_s,
         differencesHold},
        {u"LessonSheet"_s,
         u"About %1 of such experiments show no clear difference in the shares."_s,
         differencesHold},
        {u"SampleText"_s,
         u"The exact value is not known; the curve is drawn for the share of all samples, %1."_s,
         [] {
             const Experiment race = experiment(u"random"_s, u"random"_s, 10, 1, u"alfonso-race"_s);
             return !exactResults(race, race.rules(builtInCatalogue()));
         }},
        {u"SampleText"_s, u"expected: %1"_s,
         [] { return isNear(1'000 * SampleDistribution(10, 0.5).probability(5, 5), 246.1, 0.1); }},
        {u"doublets::InventionOdds"_s,
         u"Estimated under good play: each share is uncertain by ± %1 percentage points, and a "
         "change of less than %2 may be chance."_s,
         marginsOfADifferenceAdd},
        {u"doublets::InventionOdds"_s,
         u"Estimated from random play: each share is uncertain by ± %1 percentage points, and a "
         "change of less than %2 may be chance."_s,
         marginsOfADifferenceAdd},
        {u"LengthText"_s, u"A game takes %1 throws on average."_s,
         [] {
             const auto games = runExperiments({experiment(u"best"_s, u"best"_s, 40'000, 3)});
             return isNear(games.rows[0].totals.meanThrows(),
                           figure(Quantity::MeanThrows, u"willughby"_s), 0.15);
         }},
        {u"lessons"_s,
         u"Almost nothing. After a single game, the first thrower has won either 100% or 0% of the "
         u"games."_s,
         [] { return SampleDistribution(1, 0.532).centralRange().second == 1; }},
        {u"lessons"_s,
         u"Think of very many games. If throwing first were worth nothing, whoever throws first "
         u"would win 50% of them."_s,
         [] {
             const SampleDistribution samples(10'000, 0.5);
             return samples.probability(4900, 5100) > 0.95;
         }},
        {u"lessons"_s,
         u"Nothing certain: with 100 games the share may easily be a few percentage "
         u"points off."_s,
         [] {
             // 47 games won or fewer, though the first thrower has the better chance.
             return SampleDistribution(100, firstThrowerWins(u"willughby"_s)).probability(0, 47) >
                    0.1;
         }},
        {u"lessons"_s,
         u"With 100 games, the share lies within about 10 percentage points of the true one, 95 "
         "times out of 100."_s,
         [] {
             return isNear(
                 SampleDistribution(100, firstThrowerWins(u"willughby"_s)).probability(44, 63),
                 0.95, 0.015);
         }},
        {u"lessons"_s,
         u"A rule to remember, for shares near one half: 1 divided by the square root of the "
         u"number of games. For 100 games that is 1/10, so 10 percentage points. For "
         u"10,000 games it is 1/100: 1 percentage point. With a hundred times as many games, the "
         u"share varies ten times less."_s,
         [] {
             const auto half = [](std::uint64_t games, double share) {
                 const auto wins = static_cast<std::uint64_t>(share * static_cast<double>(games));
                 const Interval band = shareInterval(wins, games);
                 return (band.high - band.low) / 2;
             };
             return isNear(half(100, 0.53), 0.1, 0.005) &&
                    isNear(half(10'000, 0.53), 0.01, 0.0003) &&
                    isNear(half(100, 0.53) / half(10'000, 0.53), 10, 0.3) &&
                    half(10'000, 0.1) < 0.007; // not for small shares
         }},
        {u"lessons"_s,
         u"By the rule, 1/20 for 400 games, so 5 percentage points, and 1/40 for 1,600 games, so "
         "2.5."_s,
         [] {
             const auto half = [](std::uint64_t games) {
                 const auto wins = static_cast<std::uint64_t>(0.532 * static_cast<double>(games));
                 const Interval band = shareInterval(wins, games);
                 return (band.high - band.low) / 2;
             };
             return isNear(half(400), 0.05, 0.002) && isNear(half(1'600), 0.025, 0.001);
         }},
        {u"lessons"_s,
         u"Expects a tenth of a percentage point, by the rule of the previous step."_s,
         [] {
             const auto lessons = builtInLessons(builtInCatalogue());
             const std::uint64_t games = lessons.value()[0].steps[6].experiment->runs.front().games;
             return isNear(1 / std::sqrt(static_cast<double>(games)), 0.001, 1e-9);
         }},
        {u"lessons"_s,
         u"A single game may end either way by chance. Only many games can answer the question."_s,
         [] {
             const double share = firstThrowerWins(u"willughby"_s);
             return share > 0.4 && share < 0.6 && shareInterval(1, 1).contains(0.5);
         }},
        {u"lessons"_s,
         u"6 of 216 ways, so 1 in 36. A doublet with two dice, 1 in 6, is six times as likely."_s,
         [] {
             return isNear(figure(Quantity::DoubletShare, u"willughby"_s), 6 * 100 / 36.0, 1e-9);
         }},
        {u"lessons"_s,
         u"Now a million games. Before you start: how far from the exact figure might the share "
         "be this time? Watch the band narrow."_s,
         [] {
             const Interval band = shareInterval(532'000, 1'000'000);
             return isNear((band.high - band.low) / 2, 0.001, 0.0001);
         }},
        {u"lessons"_s,
         u"White makes the best plays, Black plays at random, thirty thousand times. Read off the "
         "share of games that White wins, and its band. Does the band reach down to 50%?"_s,
         [] {
             const auto lesson = builtInLessons(builtInCatalogue()).value()[1];
             Experiment one = lesson.steps[8].experiment->runs.front();
             const ExperimentTotals totals = runExperiments({one}).rows[0].totals;
             const double exact = *exactResults(one, one.rules(builtInCatalogue()))->white;
             return one.hasDifferentPlayers() && totals.whiteInterval().low > 0.5 &&
                    totals.whiteInterval().contains(exact);
         }},
    };
}

// Sentences about odds, luck and skill.

/// Returns how many men White and Black have still to play in the current phase, in a step of a
/// lesson (both from 0), after the next throw has been played as far as possible.
std::pair<int, int> menToPlayIn(std::size_t lesson, std::size_t step)
{
    const auto lessons = builtInLessons(builtInCatalogue());
    const LessonBoard &board = *lessons.value()[lesson].steps[step].board;
    const std::unique_ptr<Game> game = createLessonGame(board, builtInCatalogue()).value();
    while (game->position().stage == Stage::Playing) {
        game->play(game->legalPlays()[0]);
    }
    return {game->position().men[0].remainingPlays, game->position().men[1].remainingPlays};
}

bool passingShortensGames()
{
    return figure(Quantity::MeanThrows, u"willughby"_s, {{u"unplayable"_s, u"opponent"_s}}) <
           figure(Quantity::MeanThrows, u"willughby"_s, {{u"unplayable"_s, u"lost"_s}});
}

std::vector<Sentence> oddsSentences()
{
    const auto isExact = [] {
        Position start = referee::initialPosition(odds().rules());
        return odds().method() == OddsMethod::Exact && odds().oddsOf(start).margin == 0;
    };
    const auto isRandomPlay = once([] {
        Rules invented = rulesOf(u"alfonso-race"_s);
        invented.dice = 2; // the network has not learned to play so
        const auto race = makeOdds(invented);
        const Odds start = race->oddsOf(referee::initialPosition(invented));
        const double error = 1.96 * std::sqrt(start.white * (1 - start.white) / race->playouts());
        return race->method() == OddsMethod::RandomPlay && start.drawProbability() > 0 &&
               isNear(start.margin, error, error / 5);
    });
    const auto isGoodPlay = once([] {
        const auto race = makeOdds(rulesOf(u"alfonso-race"_s));
        const auto start = race->refinedOdds(referee::initialPosition(race->rules()), 0.01, {});
        return race->method() == OddsMethod::GoodPlay && start->odds.drawProbability() > 0.002 &&
               start->odds.margin > 0 && start->odds.margin <= 0.01;
    });
    const auto isOneSided = [] {
        return oddsMethod(rulesOf(u"fiske"_s, {{u"bearing-off"_s, u"as-at-backgammon"_s}})) ==
               OddsMethod::OneSided;
    };
    const auto bestOverRandom = once([] {
        // Each player has the first throw in half of the games.
        const Skill known = skill();
        const double share = (known.firstWinsAsBest + (1 - known.firstWinsAsRandom)) / 2;
        return isNear(share - 0.5, known.bestPlayAdvantage, 1e-9);
    });
    const auto noChoiceIsNoSkill = once([] {
        for (const RuleSet &set : builtInCatalogue().all()) {
            if (oddsMethod(set.rules(set.defaultRulings())) == OddsMethod::Exact) {
                const Skill known = skill(set.id);
                if (known.throwsWithChoice == 0 && std::abs(known.bestPlayAdvantage) > 1e-9) {
                    return false;
                }
            }
        }
        return true;
    });
    const auto meanLuckIsZero = once([] {
        double sum = 0;
        double largest = 0;
        for (const auto &[faces, luck] : luckOfFirstThrow()) {
            sum += luck;
            largest = std::max(largest, std::abs(luck));
        }
        return isNear(sum, 0, 1e-9) && largest > 0.03;
    });
    return {
        {u"OddsSheet"_s,
         u"Both players play as well as possible. Unless marked with ±, ≈ or *, the figures "
         u"are exact: every position of the game was computed; no games were simulated."_s,
         isExact},
        {u"OddsSheet"_s,
         u"“Best over random”: the best player’s share of games won against a player who chooses "
         "at random, less one half, in percentage points."_s,
         bestOverRandom},
        {u"OddsSheet"_s,
         u"* Computed one side at a time: exact if each player tries to finish in the fewest "
         "turns."_s,
         isOneSided},
        {u"OddsSheet"_s,
         u"Figures with ± or ≈ are estimated from random play, because that game has too many "
         u"positions to solve. There, the first thrower loses %1 of the games and draws %2."_s,
         isRandomPlay},
        {u"OddsSheet"_s,
         u"Figures with ± or ≈ are estimated under good play, because that game has too many "
         u"positions to solve. There, the first thrower loses %1 of the games and draws %2."_s,
         isGoodPlay},
        {u"OddsText"_s, u"Won by the first thrower: %1 ± %2 (95%)"_s, isGoodPlay},
        {u"OddsText"_s,
         u"Computed one side at a time: exact if each player tries to finish in the fewest "
         "turns. %Ln position(s) of one side solved in %1 s."_s,
         isOneSided},
        {u"OddsText"_s,
         u"Unless marked, exact, under best play by both. “Best over random” is the edge of best "
         u"play over "
         u"random choice, in percentage points over evens. A row with ± is estimated. A game "
         u"with bearing-off=as-at-backgammon is computed one side at a time: exact if each "
         u"player tries to finish in the fewest turns."_s,
         [=] { return isExact() && bestOverRandom() && isOneSided() && isGoodPlay(); }},
        {u"OddsText"_s,
         u"Where numbers must be claimed, the random player claims every one. That is nearly "
         u"always best, so the best player gains little."_s,
         [] {
             const Skill claimed = skill(u"charpentier"_s, {{u"claim"_s, u"claimed"_s}});
             return claimed.throwsWithChoice > 0.2 && claimed.bestPlayAdvantage < 0.001;
         }},
        {u"doublets::InventionOdds"_s,
         u"Computed one side at a time: exact if each player tries to finish in the fewest turns. "
         "Changes in shares are given in percentage points."_s,
         isOneSided},
        {u"doublets::OddsPanel"_s,
         u"Luck is how much a throw changed the chance of winning. The chances are exact "
         u"if "
         "both players play as well as possible."_s,
         [=] { return isExact() && meanLuckIsZero(); }},
        {u"doublets::OddsPanel"_s,
         u"Luck is how much a throw changed the chance of winning. Computed one side at "
         u"a time: "
         "exact if both players try to finish in the fewest turns. A turn is all throws up to "
         "the first that is not a doublet."_s,
         isOneSided},
        {u"doublets::OddsPanel"_s,
         u"Luck is how much a throw changed the thrower’s chance of winning. This game is too "
         u"large to "
         u"solve: all chances are estimated from random play by both."_s,
         isRandomPlay},
        {u"doublets::OddsPanel"_s,
         u"Luck is how much a throw changed the thrower’s chance of winning. This game is too "
         u"large to "
         u"solve: all chances are estimated under good play by both, by a neural network that "
         u"learned by playing against itself. The luck is the network’s own estimate. Trial games "
         u"improve the chance shown for the board, so the two may differ a little. The ± covers "
         u"the dice, not errors of the network, which may add about a percentage point."_s,
         isGoodPlay},
        {u"OddsText"_s, u"The ± covers chance in the trial games, with 95% confidence."_s,
         [=] { return isRandomPlay() && isGoodPlay(); }},
        {u"doublets::OddsPanel"_s, u"± %1 percentage points, from %2 random games"_s, isRandomPlay},
        {u"doublets::OddsPanel"_s,
         u"± %1 percentage points, from %2 trial games corrected for luck"_s, isGoodPlay},
        {u"doublets::PlayersPage"_s,
         u"How much skill matters (%1): strong play wins %2 of games against careless play, %3 "
         u"percentage points more than half. %4 of throws leave a choice."_s,
         bestOverRandom},
        {u"doublets::PlayersPage"_s,
         u"How much skill matters (%1): there is never a choice. Skill does not matter."_s,
         noChoiceIsNoSkill},
        {u"doublets::PlayersForm"_s,
         u"This game is pure luck: the level of the computer makes no difference."_s,
         noChoiceIsNoSkill},
        {u"GameFacts"_s, u"pure luck"_s,
         [] {
             const Skill known = skill(u"willughby"_s);
             return known.throwsWithChoice > 0; // is not called pure luck
         }},
        {u"GameFacts"_s, u"almost pure luck"_s,
         [] {
             for (const RuleSet &set : builtInCatalogue().all()) {
                 if (oddsMethod(set.rules(set.defaultRulings())) == OddsMethod::Exact) {
                     const Skill known = skill(set.id);
                     if (known.throwsWithChoice < 0.1 && known.bestPlayAdvantage > 0.0225) {
                         return false;
                     }
                 }
             }
             return true;
         }},
        {u"lessons"_s,
         u"High numbers may help, but being high is not what counts: without a doublet, a 6 plays "
         u"no "
         u"more men than a 1. A throw is lucky if your chance of winning is higher after it than "
         u"before. The program "
         u"knows that chance for every position."_s,
         [] {
             // The order of the throws by luck is not that by height.
             const auto luck = luckOfFirstThrow();
             return luck.at({6, 5}) < luck.at({2, 2}) && luck.at({6, 4}) > luck.at({2, 1});
         }},
        {u"lessons"_s,
         u"Two dice that show the same number are a doublet. In this game a doublet plays as "
         "many men as it has dots: often that makes it a very lucky throw."_s,
         [] {
             double doublets = 0;
             double others = 0;
             for (const auto &[faces, luck] : luckOfFirstThrow()) {
                 (faces.first == faces.second ? doublets : others) += luck;
             }
             return doublets / 6 > 0.05 && others / 30 < 0;
         }},
        {u"lessons"_s,
         u"White began with 50%, gained through good luck and through Black’s bad luck, and lost "
         "a little through the opening throw and some weaker moves. With fair dice, the luck of "
         "a throw is zero on average. Over a whole game, bad luck need not be made up for. Now "
         "open the odds beside the board (View menu, Odds), and find the luckiest throw."_s,
         [=] {
             const std::vector<double> luck = luckInGame(1600, 8); // the game of the lesson
             return meanLuckIsZero() &&
                    std::abs(std::accumulate(luck.begin(), luck.end(), 0.0)) > 0.2;
         }},
        {u"lessons"_s,
         u"Two more things have changed White’s chance: the opening throw, and plays that "
         u"were "
         u"not the best. Together they cost White a few percentage points."_s,
         [] {
             const auto lessons = builtInLessons(builtInCatalogue());
             const LessonStep &step = lessons.value()[1].steps[3];
             const auto game = createLessonGame(*step.board, builtInCatalogue());
             const GameSnapshot board = GameSnapshot::fromGame(*game.value());
             FigureCalculator calculator(builtInCatalogue());
             std::vector<double> values; // White's luck, Black's luck and White's chance
             for (const Figure &figure : step.allFigures()) {
                 values.push_back(calculator.value(figure, &board).value());
             }
             const double others = values[2] - (50 + values[0] - values[1]);
             return others < -3 && others > -7;
         }},
        {u"lessons"_s,
         u"One half of the class is White, the other half is Black. Throw real dice in turn, and "
         "enter the numbers. Most throws leave you no choice; where there is one, agree on it."_s,
         [] { return skill().throwsWithChoice < 0.5; }},
        {u"lessons"_s,
         u"Every lost number means at least one man fewer played. Where numbers pass to the other "
         u"player, "
         "fewer of them go to waste."_s,
         passingShortensGames},
        {u"lessons"_s, u"Gives the reason: fewer numbers go to waste."_s, passingShortensGames},
        {u"lessons"_s,
         u"Let two players who choose at random play 10,000 games. The first thrower’s exact "
         u"share then differs by 0.08 percentage points from that of best play. Can you see this? "
         u"By the rule from step 6, "
         u"how many games of each kind would you need, so that the two bands hardly overlap?"_s,
         [] { return isNear(randomPlayDifference(), 0.0008, 0.00005); }},
        {u"lessons"_s,
         u"No: with 10,000 games, the band reaches 1 percentage point to either side. It must "
         u"reach "
         u"only 0.04, half the difference: 1/√n = 0.0004, so more than six million games of each "
         u"kind. The difference is small because few throws leave a choice."_s,
         [] {
             const double half = randomPlayDifference() / 2;
             return skill().throwsWithChoice < 0.1 && isNear(1 / std::sqrt(10'000), 0.01, 1e-9) &&
                    isNear(half, 0.0004, 0.00005) && isNear(1 / (0.0004 * 0.0004), 6.25e6, 1);
         }},
        {u"lessons"_s,
         u"Usually in none or in one: with 400 games the band reaches about 5 percentage points to "
         u"either side, far more than the advantage of best play."_s,
         [] {
             const double share = 0.5 + skill().bestPlayAdvantage;
             const SampleDistribution samples(400, share);
             double above = 0; // probability that the band lies above one half
             for (std::uint64_t wins = 0; wins <= 400; ++wins) {
                 above += shareInterval(wins, 400).low > 0.5 ? samples.probability(wins, wins) : 0;
             }
             const double noneOrOne = std::pow(1 - above, 5) + 5 * above * std::pow(1 - above, 4);
             const Interval band = shareInterval(206, 400);
             return noneOrOne > 0.9 && isNear((band.high - band.low) / 2, 0.05, 0.003) &&
                    3 * skill().bestPlayAdvantage < 0.05;
         }},
        {u"lessons"_s,
         u"Says that choosing well matters, because the band lies above 50%, and that it matters "
         u"little."_s,
         [] {
             const auto lessons = builtInLessons(builtInCatalogue());
             const std::uint64_t games = lessons.value()[1].steps[8].experiment->runs.front().games;
             const double share = 0.5 + skill().bestPlayAdvantage;
             const double error = 0.5 / std::sqrt(static_cast<double>(games));
             constexpr double Margin = 3; // of 1000 classes with other seeds, 1 sees another band
             return share - (Normal95 + Margin) * error > 0.5 && share < 0.52;
         }},
        {u"lessons"_s,
         u"The winner need not have been lucky all the time. One throw at the end may be worth "
         u"more than ten at the beginning."_s,
         [] {
             // In some games the largest of the last five throws outweighs the first ten together.
             int found = 0;
             for (std::uint64_t seed = 1; seed <= 30; ++seed) {
                 const std::vector<double> luck = luckInGame(seed);
                 if (luck.size() <= 15) {
                     continue;
                 }
                 const double early = std::accumulate(luck.begin(), luck.begin() + 10, 0.0);
                 const auto isLarger = [early](double each) {
                     return std::abs(each) > std::abs(early);
                 };
                 found += std::any_of(luck.end() - 5, luck.end(), isLarger) ? 1 : 0;
             }
             return found > 2;
         }},
        {u"lessons"_s,
         u"Modern writers quote a sentence of Francis Willughby’s: there is “scarce any skill” in "
         u"this game. Justin du Coeur, who plays historical games today, found “virtually no "
         u"strategy, save in the choice of how you use what dublets you get”. Now you know how "
         u"little that is."_s,
         [] { return skill().bestPlayAdvantage > 0 && skill().bestPlayAdvantage < 0.05; }},
        {u"lessons"_s,
         u"It helps, but only a little. Let chance decide who begins: before that throw, both have "
         u"the same chance. Or play two games, and take turns to begin."_s,
         [] {
             const double first = firstThrowerWins(u"willughby"_s);
             const Odds start = odds().oddsOf(referee::initialPosition(odds().rules()));
             return first > 0.51 && first < 0.55 && isNear(start.white, 0.5, 1e-9) &&
                    isNear(start.black, 0.5, 1e-9);
         }},
        {u"lessons"_s,
         u"How could anybody know in the 17th century? In 1654 Blaise Pascal showed how to compute "
         u"such a chance: backwards, from the end of the game. But the program had to compute "
         u"11,881 positions for this game, with 36 throws each, and we know of nobody who did that "
         u"by hand."_s,
         [] { return odds().positionCount() == 11'881; }},
        {u"lessons"_s,
         u"If the number is lost, a game takes %1 throws on average. If the other player uses "
         "it, %2."_s,
         [] {
             return figure(Quantity::MeanThrows, u"willughby"_s) >
                    figure(Quantity::MeanThrows, u"willughby"_s,
                           {{u"unplayable"_s, u"opponent"_s}});
         }},
        {u"lessons"_s,
         u"Being a throw ahead is worth less when your throws also help the other player."_s,
         [] {
             const double lost = firstThrowerWins(u"willughby"_s);
             const double passed = firstThrowerWins(u"cotton"_s);
             return passed > 0.5 && passed < lost;
         }},
        {u"lessons"_s,
         u"In England a doublet plays as many men as it has dots. In France the game had a "
         "different rule. Under Willughby’s rules a game takes %1 throws on average."_s,
         [] { return isNear(figure(Quantity::MeanThrows, u"willughby"_s), 21.46, 0.01); }},
        {u"lessons"_s,
         u"Play the same 100,000 games twice, with the same dice: the first time, a number that "
         "cannot be used is lost; the second time, the other player uses it. Before you start, "
         "write down what will change, and what will not. Why so many games? With 10,000, chance "
         "often hides a small difference. Both players play at random here, so the figures differ "
         "a little from those before."_s,
         [] {
             const double random = randomFirstThrowerWins();
             const double best = firstThrowerWins(u"willughby"_s);
             return random != best && isNear(random, best, 0.01) &&
                    isNear(differenceInLesson().share, 0.0065, 0.0001) &&
                    differenceInLesson().power > 0.99 && differenceInLesson(10'000).power < 0.6;
         }},
        {u"lessons"_s,
         u"Neither band reaches 0, so chance alone can hardly explain the differences. If the "
         u"other player uses the number, games are clearly shorter. The first thrower wins a "
         u"little less often."_s,
         [] {
             const ExpectedDifference apart = differenceInLesson(); // the number is lost − used
             return apart.power > 0.99 && apart.throwsRange.low > 1 && apart.share > 0 &&
                    apart.share < 0.01;
         }},
        {u"lessons"_s,
         u"It matters: the band lies above 50%, so chance alone hardly explains White’s lead. But "
         u"it matters little: the lead is small."_s,
         [] {
             const auto lesson = builtInLessons(builtInCatalogue()).value()[1];
             const LessonExperiment &played = *lesson.steps[8].experiment;
             const Interval band = runExperiments({played.runs[0]}).rows[0].totals.whiteInterval();
             return band.low > 0.5 && band.high < 0.525;
         }},
        {u"lessons"_s,
         u"Repeat the experiment of step 7 with two best players instead of random ones. Which "
         "figures change, and which hardly change at all?"_s,
         [] {
             const Experiment one = experiment(u"random"_s, u"random"_s, 20'000, 1);
             const double length = runExperiments({one}).rows[0].totals.meanThrows();
             return isNear(randomFirstThrowerWins(), firstThrowerWins(u"willughby"_s), 0.003) &&
                    length > figure(Quantity::MeanThrows, u"willughby"_s) + 0.2;
         }},
        {u"lessons"_s,
         u"Repeat it with 100 games. Which of the two differences can you still see?"_s,
         [] {
             // Expected with the same dice: clearly different lengths, hardly different shares.
             const auto lesson = builtInLessons(builtInCatalogue()).value()[2];
             std::vector<Experiment> runs = lesson.steps[6].experiment->runs;
             const ExperimentTotals lost = runExperiments({runs[0]}).rows[0].totals;
             const ExperimentTotals passed = runExperiments({runs[1]}).rows[0].totals;
             return lost.meanThrows() > passed.meanThrows() + 2 &&
                    isNear(lost.firstThrowerShare(), passed.firstThrowerShare(), 0.02);
         }},
        {u"lessons"_s,
         u"Usually only the difference in length. The difference between the shares is much "
         u"smaller than its "
         "band."_s,
         [] {
             const ExpectedDifference apart = differenceInLesson(100);
             return apart.power < 0.1 && apart.throwsRange.low > 0 &&
                    apart.shareRange.high - apart.share > 5 * apart.share;
         }},
        {u"lessons"_s,
         u"The games become a little shorter. The first thrower’s shares hardly change, and the "
         u"two "
         "differences remain."_s,
         [] {
             const Rulings passes{{u"unplayable"_s, u"opponent"_s}};
             const auto best = [&](Quantity quantity) {
                 return figure(quantity, u"willughby"_s) - figure(quantity, u"willughby"_s, passes);
             };
             const ExpectedDifference random = differenceInLesson();
             return isNear(best(Quantity::FirstThrowerWins) / 100, random.share, 0.002) &&
                    best(Quantity::FirstThrowerWins) > 0.4 &&
                    isNear(best(Quantity::MeanThrows), random.throws, 0.2);
         }},
        {u"lessons"_s,
         u"The French rules published by Charpentier have the most old text, so we know that game "
         "best. No rule of Willughby’s game is old text: what we know of them is retold today."_s,
         [] {
             const auto stated = [](const RuleSet &set) {
                 const auto isStated = [](const Provenance &each) {
                     return each.status == Status::Stated;
                 };
                 return std::count_if(set.provenance.begin(), set.provenance.end(), isStated) +
                        std::ranges::count_if(set.rulings, isStated, &Ruling::provenance);
             };
             const auto most = std::ranges::max_element(builtInCatalogue().all(), {}, stated);
             return most->id == u"charpentier" &&
                    stated(*builtInCatalogue().find(u"willughby"_s)) == 0;
         }},
        {u"lessons"_s,
         u"White has 5 men still to lay down, and Black has 2. The throw changed nothing."_s,
         [] { return menToPlayIn(2, 1) == std::pair(5, 2); }},
        {u"lessons"_s,
         u"White now has 4 men still to lay down instead of 5, and Black has 2 as before. White "
         "has laid a man down with the 2; the 3 was of no use to either player. One player’s "
         "bad luck is the other’s good luck."_s,
         [] { return menToPlayIn(2, 2) == std::pair(4, 2); }},
        {u"lessons"_s,
         u"More choices give skill more room. It is a small rule, and nobody knows how "
         u"Willughby’s friends played it."_s,
         [] {
             const Rulings bearsOff{{u"surplus"_s, u"bears-off"_s}};
             return skill(u"willughby"_s, bearsOff).throwsWithChoice > skill().throwsWithChoice &&
                    skill(u"willughby"_s, bearsOff).bestPlayAdvantage > skill().bestPlayAdvantage;
         }},
        {u"lessons"_s,
         u"Each rule set in this program has to choose. It says so, and lets you choose "
         "otherwise. If the number may also bear a man off, a game takes %1 throws on average; "
         "if it may only lay one down, %2."_s,
         [] {
             return figure(Quantity::MeanThrows, u"cotton"_s, {{u"unplayable"_s, u"opponent"_s}}) <
                    figure(Quantity::MeanThrows, u"cotton"_s,
                           {{u"unplayable"_s, u"opponent-lays-down"_s}});
         }},
    };
}

std::vector<Sentence> allSentences()
{
    std::vector<Sentence> all = diceSentences();
    for (const auto &more : {shareSentences(), oddsSentences()}) {
        all.insert(all.end(), more.begin(), more.end());
    }
    return all;
}

/// Texts with a word of statistics that claim nothing: aims, questions, and labels of figures that
/// the program computes from the game on the board.
QStringList textsWithoutClaims()
{
    return {
        u"That their dice were loaded: fair dice give the first thrower more than half."_s, // wrong
        u"Guesses in this game: %1, off by %2 percentage points on average."_s,
        u"%1 more throws on average"_s,
        u"How much skill matters (%1): the strong computer, a neural network that learned by "
        u"playing "
        "against itself, won %2 of 1,200 games against the careless one, and drew %3. The game is "
        "too large for the best play to be known."_s, // measured, see core/odds/race/README.md
        u"Measure the luck of a throw as a change in the chance of winning."_s,
        u"Know how much the counts of each number vary with fair dice."_s,
        u"Numbers that fair dice put outside their bands"_s, // the name of a figure
        u"Suppose each player has thrown 60 fair dice. There are twelve numbers to look at, six "
        "for each player."_s,
        u"How many throws does a game take on average under the French rules?"_s,
        u"Uses the band to say whether chance alone could produce a difference."_s,
        u"Not a word mentions the order. A silence cannot be quoted; only a reader of the whole "
        "text will notice it. But silence is no proof: perhaps players could choose the order; "
        "perhaps the rule was so well known that no writer mentioned it."_s,
    };
}

using Key = std::pair<QString, QString>; ///< context and source

/// Returns all English texts of the program, from the translations.
std::vector<Key> programTexts()
{
    QFile file(QStringLiteral(DOUBLETS_SOURCE_DIR) + u"/translations/doublets_ru.ts"_s);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    std::vector<Key> texts;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        if (xml.name() == u"name") {
            context = xml.readElementText();
        } else if (xml.name() == u"source") {
            texts.emplace_back(context, xml.readElementText());
        } else if (xml.name() == u"translation" &&
                   (xml.attributes().value(u"type"_s) == u"vanished" ||
                    xml.attributes().value(u"type"_s) == u"obsolete")) {
            texts.pop_back();
        }
    }
    return texts;
}

} // namespace

class TestStatisticalSentences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areTrue_data();
    void areTrue();
    void areAllListed();
};

void TestStatisticalSentences::areTrue_data()
{
    QTest::addColumn<int>("row");
    const std::vector<Sentence> all = allSentences();
    for (std::size_t i = 0; i < all.size(); ++i) {
        QTest::newRow(qPrintable(all[i].context + u": "_s + all[i].text.left(60)))
            << static_cast<int>(i);
    }
}

void TestStatisticalSentences::areTrue()
{
    QFETCH(const int, row);
    static const std::vector<Sentence> all = allSentences();
    static const std::vector<Key> texts = programTexts();
    const Sentence &sentence = all[static_cast<std::size_t>(row)];
    QVERIFY2(std::ranges::find(texts, Key(sentence.context, sentence.text)) != texts.end(),
             qPrintable(u"The program no longer contains this text: "_s + sentence.text));
    QVERIFY2(sentence.isTrue(), qPrintable(sentence.text));
}

/// Every sentence that makes a statistical claim must have its support in the table.
void TestStatisticalSentences::areAllListed()
{
    static const QRegularExpression claim(
        u"of 100 |\\d ways|out of 100|one time in|one throw in|95%|1% of|of cases|on "
        u"average|rarely|"
        u"hardly chance|square root|proves|no proof|[Nn]othing suggests|due to chance|"
        u"[Cc]hance alone|estimated from|more often|scatter is|[Ff]air dice|better chance|"
        u"same chance|luck of a throw|worth less|now and then|Skill does not|pure luck|"
        u"exact,? if|figures are exact|may be chance|games against a|Expected: |give or take|"
        u"by chance|[Mm]ost throws|by the rule|go to waste"_s);
    QStringList missing;
    const std::vector<Sentence> sentences = allSentences();
    for (const auto &[context, text] : programTexts()) {
        const bool isListed = std::ranges::any_of(sentences, [&](const Sentence &sentence) {
            return sentence.context == context && sentence.text == text;
        });
        const bool isOfSources = context == u"rules" || context == u"story"; // their own words
        if (!isListed && !isOfSources && claim.match(text).hasMatch() &&
            !textsWithoutClaims().contains(text)) {
            missing << context + u": "_s + text;
        }
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

QTEST_GUILESS_MAIN(TestStatisticalSentences)
#include "tst_statistical_sentences.moc"
