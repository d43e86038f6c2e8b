// SPDX-License-Identifier: MIT
#pragma once

#include <array>

// Probabilities that counts of fair dice lie outside their bands (see FaceCounts).

namespace doublets {

/// Returns the exact probability that the count of one given number lies outside its band if `dice`
/// fair dice are thrown. Returns 0 for fewer than FaceCounts::MinDiceForBand dice. Precondition:
/// `dice` is not negative.
[[nodiscard]] double probabilityOutsideBand(int dice);

/// Returns the probability that at least `minOutside` of twelve counts lie outside their bands: the
/// counts of the six numbers for each of two players. `dice` is the number of fair dice that each
/// player throws; negative numbers count as 0. Exact up to 10,000 dice per player; for more dice,
/// returns the probability for 10,000.
[[nodiscard]] double probabilityOfCountsOutsideBands(int minOutside,
                                                     const std::array<int, 2> &dice);

} // namespace doublets
