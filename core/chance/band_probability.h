// SPDX-License-Identifier: MIT
#pragma once

#include <array>

// Probabilities that counts of fair dice lie outside their bands (see FaceCounts).

namespace doublets {

/// Returns the probability that the count of one given number lies outside its band, for `dice`
/// fair dice. The result is exact.
[[nodiscard]] double probabilityOutsideBand(int dice);

/// Returns the probability that at least `minOutside` of the twelve counts of two players, one for
/// each number and player, lie outside their bands. `dice` is the number of fair dice of each
/// player. Exact up to 10,000 dice of a player; for more dice, returns the probability for 10,000.
[[nodiscard]] double probabilityOfCountsOutsideBands(int minOutside,
                                                     const std::array<int, 2> &dice);

} // namespace doublets
