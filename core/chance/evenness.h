// SPDX-License-Identifier: MIT
#pragma once

#include "core/chance/face_counts.h"

namespace doublets {

/// Pearson's test of whether the six numbers fell as evenly as those of fair dice.
struct Evenness
{
    double chiSquare = 0; ///< sum of (count - expected)^2 / expected over the six numbers
    /// The probability that as many fair dice fall at least as unevenly; 1 before the first.
    double probability = 1;
};
constexpr int DegreesOfFreedom = FacesOfDie - 1;

/// For samples of up to so many dice the probability is summed over all ways in which they can
/// fall; beyond, the chi-square distribution stands in for it.
constexpr int MostDiceSummed = 60;

[[nodiscard]] Evenness evennessOf(const FaceCounts &counts);

/// The probability that chi-square with five degrees of freedom is `x` or more. `x` >= 0.
[[nodiscard]] double chiSquareTail(double x);

} // namespace doublets
