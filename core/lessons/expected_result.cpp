// SPDX-License-Identifier: MIT
#include "core/lessons/expected_result.h"

#include "core/laboratory/laboratory.h"
#include "core/laboratory/sample_distribution.h"

#include <algorithm>
#include <cmath>

namespace doublets {

namespace {

/// The totals of simulated games of an experiment, or nullopt if `progress` cancels the work.
std::optional<ExperimentTotals> simulatedTotals(Experiment run, const Catalogue &catalogue,
                                                const Progress &progress)
{
    // A mean of few games scatters widely; more games would hardly change the figure as printed.
    constexpr std::uint64_t MinGames = 1'000;
    constexpr std::uint64_t MaxGames = 10'000;
    run.games = std::clamp(run.games, MinGames, MaxGames);
    Laboratory laboratory({run}, catalogue, 1);
    return laboratory.run(progress) ? std::optional(laboratory.state().rows[0].totals)
                                    : std::nullopt;
}

} // namespace

Interval meanThrowsRange(std::span<const std::uint64_t> gamesByLength, std::uint64_t games)
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
    const double mean = sum / count;
    const double variance = std::max(0.0, squares - sum * mean) / (count - 1);
    const double error =
        Quantile * std::sqrt(variance * (1 / static_cast<double>(games) + 1 / count));
    return {std::max(0.0, mean - error), mean + error};
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
    return ExpectedResult{share,
                          {static_cast<double>(low) / games, static_cast<double>(high) / games},
                          totals->meanThrows(),
                          meanThrowsRange(totals->gameCountsByLength(), experiment.games)};
}

} // namespace doublets
