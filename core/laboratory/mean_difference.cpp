// SPDX-License-Identifier: MIT
#include "core/laboratory/mean_difference.h"

#include <algorithm>
#include <cmath>

namespace doublets {

namespace {

/// Returns the 97.5th percentile of Student's t distribution, by the first terms of the
/// Cornish–Fisher expansion. The error is less than 0.001 for at least 15 `degrees` of freedom.
double student95(double degrees)
{
    constexpr double Z = Normal95;
    constexpr double Z3 = Z * Z * Z;
    constexpr double Z5 = Z3 * Z * Z;
    return Z + (Z3 + Z) / (4 * degrees) + (5 * Z5 + 16 * Z3 + 3 * Z) / (96 * degrees * degrees);
}

Interval intervalAround(double value, double variance, double degrees)
{
    const double half = student95(degrees) * std::sqrt(variance);
    return {value - half, value + half};
}

/// Returns the degrees of freedom of the sum of two variances of means (Welch and Satterthwaite).
double degreesOfFreedom(const NumberSums &first, const NumberSums &second)
{
    const auto part = [](const NumberSums &sums) {
        const double variance = sums.varianceOfMean();
        return variance * variance / static_cast<double>(sums.count - 1);
    };
    const double all = first.varianceOfMean() + second.varianceOfMean();
    return all > 0 ? all * all / (part(first) + part(second))
                   : static_cast<double>(first.count + second.count - 2);
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
            intervalAround(difference.value, first.varianceOfMean() + second.varianceOfMean(),
                           degreesOfFreedom(first, second));
    }
    return difference;
}

MeanDifference pairedMeanDifference(const NumberSums &differences)
{
    MeanDifference difference{differences.mean(), {}, true};
    if (differences.nonZeroCount >= MeanDifference::MinNonZeroCount) {
        difference.interval = intervalAround(difference.value, differences.varianceOfMean(),
                                             static_cast<double>(differences.count - 1));
    }
    return difference;
}

} // namespace doublets
