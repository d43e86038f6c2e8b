// SPDX-License-Identifier: MIT
#include "core/lessons/expected_result.h"

#include "core/laboratory/laboratory.h"
#include "core/laboratory/sample_distribution.h"

#include <algorithm>
#include <cmath>

namespace doublets {

namespace {

/// Returns the totals of simulated games, or nullopt if `progress` cancels the work. Their seed
/// differs from the experiment's; otherwise, the experiment would always give the expected result.
std::optional<ExperimentTotals> simulatedTotals(Experiment run, const Catalogue &catalogue,
                                                const Progress &progress)
{
    constexpr std::uint64_t SimulatedGames = 20'000;
    constexpr std::uint64_t OtherSeed = 0x5eed;
    run.games = SimulatedGames;
    run.sampleSize = 0;
    run.seed ^= OtherSeed;
    Laboratory laboratory({run}, catalogue, 1);
    return laboratory.run(progress) ? std::optional(laboratory.state().rows[0].totals)
                                    : std::nullopt;
}

} // namespace

Interval meanThrowsRange(std::span<const std::uint64_t> gamesByLength, std::uint64_t games,
                         std::optional<double> exactMean)
{
    constexpr double Quantile = 1.96; // of the normal distribution, for 95 %
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
    const double simulatedMean = sum / count;
    const double variance = std::max(0.0, squares - sum * simulatedMean) / (count - 1);
    const double errorOfCentre = exactMean ? 0 : variance / count;
    const double halfWidth =
        Quantile * std::sqrt(variance / static_cast<double>(games) + errorOfCentre);
    const double centre = exactMean.value_or(simulatedMean);
    return {std::max(0.0, centre - halfWidth), centre + halfWidth};
}

std::optional<ExpectedResult> expectedResult(const Experiment &experiment,
                                             const Catalogue &catalogue, const Progress &progress)
{
    constexpr double ShareWork = 0.5; // of the whole work
    const auto shares = exactShares(experiment, experiment.rules(catalogue),
                                    partialProgress(progress, 0, ShareWork));
    if (!shares) {
        return std::nullopt;
    }
    const auto totals =
        simulatedTotals(experiment, catalogue, partialProgress(progress, ShareWork, 1));
    if (!totals) {
        return std::nullopt;
    }
    const double share = shares->white.value_or(shares->firstThrower);
    const auto [low, high] = SampleDistribution(experiment.games, share).centralRange();
    const auto games = static_cast<double>(experiment.games);
    return ExpectedResult{
        share,
        {static_cast<double>(low) / games, static_cast<double>(high) / games},
        shares->throws.value_or(totals->meanThrows()),
        meanThrowsRange(totals->gameCountsByLength(), experiment.games, shares->throws)};
}

} // namespace doublets
