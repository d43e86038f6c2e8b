// SPDX-License-Identifier: MIT
#include "core/lessons/expected_result.h"

#include "core/laboratory/laboratory.h"
#include "core/laboratory/sample_distribution.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace doublets {

namespace {

constexpr std::uint64_t SimulatedGames = 20'000;
constexpr double ShareWork = 0.5; ///< the exact shares' part of the whole work

/// Returns the results of simulated games for each run, or nullopt if `progress` cancels the work.
/// Their seeds differ from those of the experiments; otherwise, these would always give the
/// expected result.
std::optional<LaboratoryState> simulatedGames(std::vector<Experiment> runs,
                                              const Catalogue &catalogue, const Progress &progress)
{
    constexpr std::uint64_t OtherSeed = 0x5eed;
    for (Experiment &run : runs) {
        run.games = SimulatedGames;
        run.sampleSize = 0;
        run.seed ^= OtherSeed;
    }
    Laboratory laboratory(std::move(runs), catalogue, 1);
    return laboratory.run(progress) ? std::optional(laboratory.state()) : std::nullopt;
}

/// Returns the range around `centre` of experiments with `games` games, from the interval of the
/// simulated games.
Interval scaledRange(double centre, const Interval &simulated, std::uint64_t games)
{
    const double scale =
        std::sqrt(static_cast<double>(SimulatedGames) / static_cast<double>(games));
    const double halfWidth = (simulated.high - simulated.low) / 2 * scale;
    return {centre - halfWidth, centre + halfWidth};
}

double normalDistribution(double x)
{
    return std::erfc(-x / std::sqrt(2.0)) / 2;
}

/// Returns the probability that a difference is significant whose expected value and range are
/// given.
double detectionProbability(double expected, const Interval &range)
{
    const double error = (range.high - range.low) / 2 / Normal95;
    return error > 0 ? normalDistribution(expected / error - Normal95) +
                           normalDistribution(-expected / error - Normal95)
                     : 0;
}

/// As expectedResult(), from exact shares.
std::optional<ExpectedResult> resultFrom(const ExactResults &shares, const Experiment &experiment,
                                         const Catalogue &catalogue, const Progress &progress)
{
    const auto simulated = simulatedGames({experiment}, catalogue, progress);
    if (!simulated) {
        return std::nullopt;
    }
    const double share = shares.white.value_or(shares.firstThrower);
    const auto [low, high] = SampleDistribution(experiment.games, share).centralRange();
    const auto games = static_cast<double>(experiment.games);
    return ExpectedResult{share,
                          {static_cast<double>(low) / games, static_cast<double>(high) / games},
                          shares.throws,
                          meanThrowsRange(simulated->rows[0].totals.gameCountsByLength(),
                                          experiment.games, shares.throws)};
}

/// As expectedDifference(), from exact shares.
std::optional<ExpectedDifference> differenceFrom(const ExactResults &one, const ExactResults &other,
                                                 const Experiment &first, const Experiment &second,
                                                 const Catalogue &catalogue,
                                                 const Progress &progress)
{
    const auto simulated = simulatedGames({first, second}, catalogue, progress);
    if (!simulated) {
        return std::nullopt;
    }
    const bool comparesWhite = first.hasDifferentPlayers() || second.hasDifferentPlayers();
    ExpectedDifference result;
    result.share = comparesWhite ? one.whiteShare() - other.whiteShare()
                                 : one.firstThrower - other.firstThrower;
    result.shareRange = scaledRange(
        result.share,
        simulated->difference(comparesWhite ? ComparedPlayer::White : ComparedPlayer::FirstThrower)
            .interval,
        first.games);
    result.power = detectionProbability(result.share, result.shareRange);
    result.throws = one.throws - other.throws;
    result.throwsRange =
        scaledRange(result.throws, simulated->meanThrowsDifference().interval.value_or(Interval()),
                    first.games);
    return result;
}

} // namespace

Interval meanThrowsRange(std::span<const std::uint64_t> gamesByLength, std::uint64_t games,
                         double exactMean)
{
    double count = 0;
    double sum = 0;
    double squares = 0;
    for (std::size_t length = 0; length < gamesByLength.size(); ++length) {
        const auto number = static_cast<double>(gamesByLength[length]);
        const auto throws = static_cast<double>(length);
        count += number;
        sum += number * throws;
        squares += number * throws * throws;
    }
    const double variance = std::max(0.0, squares - sum * sum / count) / (count - 1);
    const double halfWidth = Normal95 * std::sqrt(variance / static_cast<double>(games));
    return {std::max(0.0, exactMean - halfWidth), exactMean + halfWidth};
}

std::optional<ExpectedResult> expectedResult(const Experiment &experiment,
                                             const Catalogue &catalogue, const Progress &progress)
{
    const auto shares = exactResults(experiment, experiment.rules(catalogue),
                                     partialProgress(progress, 0, ShareWork));
    return shares
               ? resultFrom(*shares, experiment, catalogue, partialProgress(progress, ShareWork, 1))
               : std::nullopt;
}

std::optional<ExpectedDifference> expectedDifference(const Experiment &first,
                                                     const Experiment &second,
                                                     const Catalogue &catalogue,
                                                     const Progress &progress)
{
    const auto one =
        exactResults(first, first.rules(catalogue), partialProgress(progress, 0, ShareWork / 2));
    const auto other = exactResults(second, second.rules(catalogue),
                                    partialProgress(progress, ShareWork / 2, ShareWork));
    return one && other ? differenceFrom(*one, *other, first, second, catalogue,
                                         partialProgress(progress, ShareWork, 1))
                        : std::nullopt;
}

ExpectedResults expectedResults(const std::vector<Experiment> &runs, const Catalogue &catalogue,
                                const Progress &progress)
{
    const double part = 1.0 / static_cast<double>(runs.size() + (runs.size() > 1 ? 1 : 0));
    std::vector<std::optional<ExactResults>> shares;
    ExpectedResults all;
    double done = 0;
    for (const Experiment &run : runs) {
        const double sharesDone = done + part * ShareWork;
        shares.push_back(
            exactResults(run, run.rules(catalogue), partialProgress(progress, done, sharesDone)));
        done += part;
        all.results.push_back(shares.back()
                                  ? resultFrom(*shares.back(), run, catalogue,
                                               partialProgress(progress, sharesDone, done))
                                  : std::nullopt);
    }
    if (runs.size() > 1 && shares[0] && shares[1]) {
        all.difference = differenceFrom(*shares[0], *shares[1], runs[0], runs[1], catalogue,
                                        partialProgress(progress, done, 1));
    }
    return all;
}

} // namespace doublets
