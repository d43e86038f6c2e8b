// SPDX-License-Identifier: MIT
#pragma once

#include "core/chance/band_probability.h"
#include "core/chance/fairness_test.h"
#include "core/dice/dice.h"
#include "core/game/referee.h"
#include "core/laboratory/laboratory.h"
#include "core/laboratory/sample_distribution.h"
#include "core/lessons/expected_result.h"
#include "core/lessons/figure.h"
#include "core/lessons/lesson.h"
#include "core/lessons/lesson_game.h"
#include "core/odds/exact_odds.h"
#include "core/odds/odds_history.h"
#include "core/odds/skill.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <random>

// Computations that verify the program's statements about probability and statistics.

namespace doublets::test {

using namespace Qt::StringLiterals;

inline const Catalogue &builtInCatalogue()
{
    static const auto loaded = Catalogue::builtIn();
    return loaded.value();
}

inline Rules rulesOf(const QString &ruleSet, const Rulings &rulings = {})
{
    const RuleSet &set = *builtInCatalogue().find(ruleSet);
    return set.rules(set.completedRulings(rulings).value());
}

inline Experiment experiment(const QString &white, const QString &black, std::uint64_t games,
                             std::uint64_t seed, const QString &ruleSet = u"willughby"_s)
{
    Experiment one;
    one.ruleSet = ruleSet;
    one.white = white;
    one.black = black;
    one.games = games;
    one.seed = seed;
    return one;
}

/// Runs the experiments to the end and returns their results.
inline LaboratoryState runExperiments(const std::vector<Experiment> &experiments)
{
    Laboratory laboratory(experiments, builtInCatalogue(), 2);
    [&] { QVERIFY(laboratory.run({})); }();
    return laboratory.state();
}

inline bool isNear(double value, double wanted, double tolerance)
{
    return std::abs(value - wanted) <= tolerance;
}

/// Returns a condition that computes its result only once, for sentences that share it.
inline std::function<bool()> once(std::function<bool()> condition)
{
    return [condition = std::move(condition), result = std::make_shared<std::optional<bool>>()] {
        if (!*result) {
            *result = condition();
        }
        return **result;
    };
}

/// Returns whether the range computed by meanThrowsRange() contains the means of about 95% of small
/// experiments.
inline bool meansLieInTheirRange()
{
    constexpr std::uint64_t Experiments = 200;
    constexpr std::uint64_t Games = 100;
    constexpr std::uint64_t SimulatedGames = 1'000;
    const auto totals = [](std::uint64_t games, std::uint64_t seed) {
        return runExperiments({experiment(u"random"_s, u"random"_s, games, seed)}).rows[0].totals;
    };
    const Experiment one = experiment(u"random"_s, u"random"_s, Games, 1);
    const double exactMean = exactResults(one, one.rules(builtInCatalogue()))->throws;
    double within = 0;
    for (std::uint64_t i = 1; i <= Experiments; ++i) {
        const ExperimentTotals simulated = totals(SimulatedGames, Experiments + i);
        const Interval range = meanThrowsRange(simulated.gameCountsByLength(), Games, exactMean);
        within += range.contains(totals(Games, i).meanThrows()) ? 1 : 0;
    }
    return within > 0.9 * Experiments && within < 0.99 * Experiments;
}

/// Returns whether the differences between small experiments with the same dice agree with
/// expectedDifference().
inline bool differencesAreAsExpected()
{
    constexpr int Experiments = 300;
    constexpr std::uint64_t Games = 1'000;
    const auto pairOf = [](std::uint64_t seed) {
        std::vector<Experiment> pair(2, experiment(u"random"_s, u"random"_s, Games, seed));
        pair[1].ruleSet = u"charpentier"_s;
        return pair;
    };
    const std::vector<Experiment> any = pairOf(Experiments + 1);
    const auto expected = expectedDifference(any[0], any[1], builtInCatalogue(), {}).value();
    double shares = 0;
    double lengths = 0;
    double detected = 0;
    for (int i = 1; i <= Experiments; ++i) {
        const LaboratoryState state = runExperiments(pairOf(static_cast<std::uint64_t>(i)));
        const Difference difference = state.difference(ComparedPlayer::FirstThrower);
        shares += expected.shareRange.contains(difference.value) ? 1 : 0;
        lengths += expected.throwsRange.contains(state.meanThrowsDifference().value) ? 1 : 0;
        detected += difference.isSignificant() ? 1 : 0;
    }
    return isNear(shares / Experiments, 0.95, 0.03) && isNear(lengths / Experiments, 0.95, 0.03) &&
           isNear(detected / Experiments, expected.power, 0.07);
}

/// Returns the expected difference of the experiment in the third lesson, with `games` games or, if
/// 0, as many as in the lesson.
inline ExpectedDifference differenceInLesson(std::uint64_t games = 0)
{
    const auto lessons = builtInLessons(builtInCatalogue());
    std::vector<Experiment> runs = lessons.value()[2].steps[6].experiment->runs;
    for (Experiment &run : runs) {
        run.games = games > 0 ? games : run.games;
    }
    return expectedDifference(runs[0], runs[1], builtInCatalogue(), {}).value();
}

/// Returns the value of a figure, in the unit of `quantity` (see FigureUnit).
inline double figure(Quantity quantity, const QString &ruleSet, const Rulings &rulings = {},
                     int dice = 0)
{
    static FigureCalculator calculator(builtInCatalogue());
    Figure wanted{quantity, ruleSet, {}, dice, Side::White};
    if (!ruleSet.isEmpty()) {
        wanted.rulings = builtInCatalogue().find(ruleSet)->completedRulings(rulings).value();
    }
    return calculator.value(wanted).value();
}

/// Returns the first thrower's share of games won under best play, from 0 to 1.
inline double firstThrowerWins(const QString &ruleSet)
{
    return figure(Quantity::FirstThrowerWins, ruleSet) / 100;
}

/// Returns the first thrower's share of games won under random play, from 0 to 1.
inline double randomFirstThrowerWins()
{
    const Experiment one = experiment(u"random"_s, u"random"_s, 1, 1);
    return exactResults(one, one.rules(builtInCatalogue()))->firstThrower;
}

/// Returns the absolute difference of the first thrower's shares under best and random play.
inline double randomPlayDifference()
{
    return std::abs(firstThrowerWins(u"willughby"_s) - randomFirstThrowerWins());
}

inline const ExactOdds &odds(const QString &ruleSet = u"willughby"_s, const Rulings &rulings = {})
{
    static std::map<QString, std::shared_ptr<const ExactOdds>> solved;
    QString key = ruleSet;
    for (auto it = rulings.begin(); it != rulings.end(); ++it) {
        key += it.key() + it.value();
    }
    auto &found = solved[key];
    if (!found) {
        found = std::dynamic_pointer_cast<const ExactOdds>(makeOdds(rulesOf(ruleSet, rulings)));
    }
    return *found;
}

inline Skill skill(const QString &ruleSet = u"willughby"_s, const Rulings &rulings = {})
{
    static std::map<const ExactOdds *, Skill> known;
    const ExactOdds &solved = odds(ruleSet, rulings);
    const auto found = known.find(&solved);
    return found != known.end() ? found->second
                                : known.emplace(&solved, skillOf(solved).value()).first->second;
}

/// Returns whether expectedResult() gives the exact mean number of throws, and a range as wide as
/// the spread of an experiment's games.
inline bool expectedThrowsAreExact()
{
    const auto expected = [](const Experiment &one) {
        return expectedResult(one, builtInCatalogue(), {}).value();
    };
    const ExpectedResult best = expected(experiment(u"best"_s, u"best"_s, 1'000'000, 1665));
    const double exact = figure(Quantity::MeanThrows, u"willughby"_s);
    const Experiment mixed = experiment(u"best"_s, u"random"_s, 20'000, 1674);
    const ExperimentTotals totals = runExperiments({mixed}).rows[0].totals;
    const double exactMixed = exactResults(mixed, mixed.rules(builtInCatalogue()))->throws;
    const Interval range = expected(mixed).throwsRange;
    const Interval ofDice =
        meanThrowsRange(totals.gameCountsByLength(), mixed.games, totals.meanThrows());
    return isNear(range.high - range.low, ofDice.high - ofDice.low,
                  0.05 * (ofDice.high - ofDice.low)) &&
           isNear(best.throws, exact, 1e-9) && best.throwsRange.contains(exact) &&
           best.throwsRange.high - best.throwsRange.low < 0.03 &&
           expected(mixed).throws == exactMixed;
}

/// Returns the exact probability that the 95% band contains `share`, over all samples.
inline double coverage(std::uint64_t games, double share)
{
    const SampleDistribution samples(games, share);
    double covered = 0;
    for (std::uint64_t wins = 0; wins <= games; ++wins) {
        if (shareInterval(wins, games).contains(share)) {
            covered += samples.probability(wins, wins);
        }
    }
    return covered;
}

/// Returns whether the 95% bands of shares have about the stated coverage.
inline bool bandsCover()
{
    bool all = true;
    for (const double share : {0.2, 0.5, 0.532, 0.7}) {
        for (const std::uint64_t games : {100U, 1'000U, 10'000U}) {
            all = all && isNear(coverage(games, share), 0.95, 0.015);
        }
    }
    return all;
}

/// Returns the probability that two experiments with the given true shares differ significantly.
inline double probabilityOfSignificance(std::uint64_t games, double share, double otherShare)
{
    const SampleDistribution samples(games, share);
    const SampleDistribution others(games, otherShare);
    double found = 0;
    for (std::uint64_t wins = 0; wins <= games; ++wins) {
        for (std::uint64_t other = 0; other <= games; ++other) {
            if (unpairedDifference(wins, games, other, games).isSignificant()) {
                found += samples.probability(wins, wins) * others.probability(other, other);
            }
        }
    }
    return found;
}

/// Number of simulated runs in the checks that repeat a small experiment, most of which test each
/// run after every game or throw.
constexpr int SequentialRuns = 400;

/// Simulates one game, which the first thrower wins with the probability `share`. Returns whether
/// the first thrower has won.
inline bool winsNext(std::mt19937 &random, double share)
{
    return static_cast<double>(random()) < share * 4294967296.0;
}

/// Returns the share of experiments in which the true share lies outside the band at some moment
/// after the tenth game.
inline double shareLeavingTheBandAlongTheWay(std::uint64_t games, double share)
{
    std::mt19937 random(1);
    int left = 0;
    for (int run = 0; run < SequentialRuns; ++run) {
        std::uint64_t wins = 0;
        bool isOutside = false;
        for (std::uint64_t game = 1; game <= games; ++game) {
            wins += winsNext(random, share) ? 1 : 0;
            isOutside = isOutside || (game > 10 && !shareInterval(wins, game).contains(share));
        }
        left += isOutside ? 1 : 0;
    }
    return left / static_cast<double>(SequentialRuns);
}

/// Returns the share of pairs of equal experiments whose difference is significant at some moment
/// after the tenth game.
inline double differenceAlongTheWay(std::uint64_t games, double share)
{
    std::mt19937 random(2);
    int found = 0;
    for (int run = 0; run < SequentialRuns; ++run) {
        std::uint64_t wins = 0;
        std::uint64_t otherWins = 0;
        bool isSignificant = false;
        for (std::uint64_t game = 1; game <= games; ++game) {
            wins += winsNext(random, share) ? 1 : 0;
            otherWins += winsNext(random, share) ? 1 : 0;
            isSignificant =
                isSignificant ||
                (game > 10 && unpairedDifference(wins, game, otherWins, game).isSignificant());
        }
        found += isSignificant ? 1 : 0;
    }
    return found / static_cast<double>(SequentialRuns);
}

/// Returns the share of pairs of small experiments, with random players under two rule sets, for
/// which the band of the difference in mean length contains the true difference. The two
/// experiments of a pair have the same dice if `isPaired` is true.
inline double coverageOfLengths(bool isPaired, const QString &ruleSet, const QString &otherRuleSet)
{
    constexpr std::uint64_t Games = 100;
    const auto throws = [](const QString &id) {
        const Experiment one = experiment(u"random"_s, u"random"_s, 1, 1, id);
        return exactResults(one, one.rules(builtInCatalogue()))->throws;
    };
    const double exact = throws(ruleSet) - throws(otherRuleSet);
    double covered = 0;
    for (std::uint64_t seed = 1; seed <= SequentialRuns; ++seed) {
        const LaboratoryState state =
            runExperiments({experiment(u"random"_s, u"random"_s, Games, seed, ruleSet),
                            experiment(u"random"_s, u"random"_s, Games,
                                       isPaired ? seed : seed + SequentialRuns, otherRuleSet)});
        covered += state.meanThrowsDifference().interval->contains(exact) ? 1 : 0;
    }
    return covered / SequentialRuns;
}

/// Returns whether the 95% bands of differences in mean length have about the stated coverage.
inline bool bandsOfLengthsCover()
{
    bool all = true;
    for (const bool isPaired : {true, false}) {
        for (const QString &other : {u"cotton"_s, u"charpentier"_s}) {
            all = all && isNear(coverageOfLengths(isPaired, u"willughby"_s, other), 0.95, 0.03);
        }
    }
    return all;
}

/// Returns the share of pairs of equal experiments with different dice whose mean lengths differ
/// significantly.
inline double lengthDifferencesByChance()
{
    return 1 - coverageOfLengths(false, u"willughby"_s, u"willughby"_s);
}

/// Returns the share of pairs of equal experiments with different dice whose mean lengths differ
/// significantly at some moment.
inline double lengthDifferencesAlongTheWay()
{
    constexpr std::uint64_t Games = 1'000;
    constexpr int Runs = 200;
    SimulationOptions options;
    options.rules = rulesOf(u"willughby"_s);
    options.games = 2 * Games;
    std::vector<GameOutcome> outcomes(options.games);
    options.outcomes = outcomes;
    int found = 0;
    for (int run = 0; run < Runs; ++run) {
        options.seed = static_cast<std::uint64_t>(run);
        (void)simulate(options);
        NumberSums first;
        NumberSums second;
        bool isSignificant = false;
        for (std::size_t game = 0; game < Games; ++game) {
            first.add(outcomes[game].throws);
            second.add(outcomes[Games + game].throws);
            isSignificant = isSignificant || unpairedMeanDifference(first, second).isSignificant();
        }
        found += isSignificant ? 1 : 0;
    }
    return found / static_cast<double>(Runs);
}

/// Returns whether the lengths under two rule sets differ significantly in many games, but not in a
/// few.
inline bool moreGamesShowADifferenceInLength()
{
    const auto isSignificant = [](std::uint64_t games) {
        return runExperiments({experiment(u"random"_s, u"random"_s, games, 1),
                               experiment(u"random"_s, u"random"_s, games, 2, u"holme"_s)})
            .meanThrowsDifference()
            .isSignificant();
    };
    return !isSignificant(100) && isSignificant(100'000);
}

/// Returns the share of games in which two fair dice look uneven (p < 1%) after some throw.
inline double unevenAlongTheWay(int throws)
{
    SeededDice dice(3);
    int found = 0;
    for (int run = 0; run < SequentialRuns; ++run) {
        FaceCounts counts;
        bool isUneven = false;
        for (int i = 0; i < throws; ++i) {
            counts.add(dice.roll());
            counts.add(dice.roll());
            isUneven = isUneven || testFairness(counts).probability < 0.01;
        }
        found += isUneven ? 1 : 0;
    }
    return found / static_cast<double>(SequentialRuns);
}

/// Returns the luck of each of the 36 first throws, as a change in the thrower's probability of
/// winning.
inline std::map<std::pair<int, int>, double> luckOfFirstThrow()
{
    const Rules rules = rulesOf(u"willughby"_s);
    Position start = referee::initialPosition(rules);
    start.stage = Stage::ToThrow;
    const Side thrower = start.thrower;
    const double before = odds().oddsOf(start).winProbability(thrower);
    std::map<std::pair<int, int>, double> luck;
    for (int one = 1; one <= FacesPerDie; ++one) {
        for (int other = 1; other <= FacesPerDie; ++other) {
            Position after = start;
            Events events;
            referee::throwDice(rules, after,
                               {static_cast<std::uint8_t>(one), static_cast<std::uint8_t>(other)},
                               events);
            luck[{one, other}] = odds().oddsOf(after).winProbability(thrower) - before;
        }
    }
    return luck;
}

/// Returns the changes in White's probability of winning due to each throw of a seeded game, from
/// throw `from` on, in which the players make the first legal play.
inline std::vector<double> luckInGame(std::uint64_t seed, int from = 0)
{
    LessonBoard board;
    board.ruleSet = u"willughby"_s;
    board.rulings = builtInCatalogue().find(board.ruleSet)->defaultRulings();
    board.dice = DiceOrigin::Seeded;
    board.seed = seed;
    board.throwsBefore = from;
    const std::unique_ptr<Game> game = createLessonGame(board, builtInCatalogue()).value();
    while (!game->position().isOver()) {
        if (game->position().stage == Stage::Playing) {
            game->play(game->legalPlays()[0]);
        } else {
            game->throwDice();
        }
    }
    const auto history = oddsHistory(odds(), game->startPosition(), game->history());
    std::vector<double> luck;
    for (std::size_t i = 0; i < history->after.size(); ++i) {
        if (std::holds_alternative<Throw>(game->history()[i].action)) {
            luck.push_back(history->after[i].luck);
        }
    }
    return luck;
}

/// Returns the share of samples of `dice` loaded dice in which the test for fair dice is
/// significant at the 5% level. One number of the dice falls with the probability `share`.
inline double powerOfTest(int dice, double share)
{
    constexpr int Samples = 3'000;
    SeededDice source(1'674);
    SplitMix bits(5);
    int found = 0;
    for (int sample = 0; sample < Samples; ++sample) {
        FaceCounts counts;
        for (int i = 0; i < dice; ++i) {
            const bool isLoaded = static_cast<double>(bits.next() >> 11U) * 0x1p-53 < share;
            std::uint8_t face = source.roll();
            while (!isLoaded && face == 6) {
                face = source.roll();
            }
            counts.add(isLoaded ? 6 : face);
        }
        found += chiSquareTail(testFairness(counts).chiSquare) < 0.05 ? 1 : 0;
    }
    return static_cast<double>(found) / Samples;
}

} // namespace doublets::test
