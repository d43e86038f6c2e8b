// SPDX-License-Identifier: MIT
#pragma once

#include "core/chance/face_counts.h"

namespace doublets {

/// Result of Pearson's chi-square test for fair dice.
struct FairnessTestResult
{
    double chiSquare = 0; ///< sum of (count - expected)^2 / expected over the six numbers
    /// Probability that as many fair dice fall at least as unevenly; 1 if there are no dice.
    double probability = 1;
};

/// Largest sample whose probability is computed exactly, by summing over all possible counts.
/// Larger samples use the chi-square distribution.
constexpr int MaxDiceForExactTest = 60;

/// Smallest sample for which the absence of a significant result is meaningful: with this many
/// dice, the test at the 5% level has a power of 80% against dice that show one number with a
/// probability of 1/4 instead of 1/6.
constexpr int MinDiceForConclusion = 290;

/// Tests whether the dice counted in `counts` are fair. Returns a default-constructed result if no
/// dice are counted.
[[nodiscard]] FairnessTestResult testFairness(const FaceCounts &counts);

/// Returns the probability that chi-square with five degrees of freedom is at least `x`.
/// Precondition: x >= 0.
[[nodiscard]] double chiSquareTail(double x);

} // namespace doublets
