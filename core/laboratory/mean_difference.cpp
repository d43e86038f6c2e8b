// SPDX-License-Identifier: MIT
#include "core/laboratory/mean_difference.h"

#include <algorithm>
#include <cmath>

namespace doublets {

namespace {

Interval intervalAround(double value, double variance)
{
    const double half = Normal95 * std::sqrt(variance);
    return {value - half, value + half};
}

} // namespace

void NumberSums::add(std::int64_t number)
{
    ++count;
    nonZeroCount += number != 0 ? 1 : 0;
    sum += number;
    sumOfSquares += static_cast<std::uint64_t>(number * number);
}

double NumberSums::mean() const
{
    return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count);
}

double NumberSums::varianceOfMean() const
{
    const auto n = static_cast<double>(count);
    const double deviations = static_cast<double>(sumOfSquares) - static_cast<double>(sum) * mean();
    return std::max(0.0, deviations) / (n - 1) / n;
}

MeanDifference unpairedMeanDifference(const NumberSums &first, const NumberSums &second)
{
    MeanDifference difference{first.mean() - second.mean(), {}, false};
    if (std::min(first.nonZeroCount, second.nonZeroCount) >= MeanDifference::MinNonZeroCount) {
        difference.interval =
            intervalAround(difference.value, first.varianceOfMean() + second.varianceOfMean());
    }
    return difference;
}

MeanDifference pairedMeanDifference(const NumberSums &differences)
{
    MeanDifference difference{differences.mean(), {}, true};
    if (differences.nonZeroCount >= MeanDifference::MinNonZeroCount) {
        difference.interval = intervalAround(difference.value, differences.varianceOfMean());
    }
    return difference;
}

} // namespace doublets
