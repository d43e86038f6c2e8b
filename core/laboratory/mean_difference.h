// SPDX-License-Identifier: MIT
#pragma once

#include "core/laboratory/interval.h"

#include <cstdint>
#include <optional>

namespace doublets {

/// Exact sums over whole numbers, from which the mean of the numbers and its variance follow.
struct NumberSums
{
    std::uint64_t count = 0;
    std::uint64_t nonZeroCount = 0; ///< numbers other than 0
    std::int64_t sum = 0;
    std::uint64_t sumOfSquares = 0;

    bool operator==(const NumberSums &) const = default;

    /// Adds a number. Precondition: the sum of the squares of all numbers stays below 2⁶⁴.
    void add(std::int64_t number);
    /// Returns the mean, or 0 if there are no numbers.
    [[nodiscard]] double mean() const;
    /// Returns the estimated variance of the mean, for a sample of independent numbers.
    /// Precondition: count >= 2.
    [[nodiscard]] double varianceOfMean() const;
};

/// The difference between two means: the first minus the second.
struct MeanDifference
{
    /// Minimum NumberSums::nonZeroCount of each sample for an interval. The mean of fewer numbers
    /// is not yet approximately normally distributed.
    static constexpr std::uint64_t MinNonZeroCount = 30;

    double value = 0;
    std::optional<Interval> interval; ///< 95% confidence interval; nullopt if a sample has fewer
                                      ///< than MinNonZeroCount numbers other than 0
    /// Whether the numbers were compared in pairs.
    bool isPaired = false;

    /// Returns whether the difference is significant at the 95% level.
    [[nodiscard]] bool isSignificant() const { return interval && !interval->contains(0); }
};

/// Returns the difference between the means of two independent samples, whose variances may differ
/// (Welch 1938).
[[nodiscard]] MeanDifference unpairedMeanDifference(const NumberSums &first,
                                                    const NumberSums &second);
/// Returns the mean of the differences within pairs, the first number minus the second. The width
/// of the interval follows from the variance of these differences.
[[nodiscard]] MeanDifference pairedMeanDifference(const NumberSums &differences);

} // namespace doublets
