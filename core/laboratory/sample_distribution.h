// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace doublets {

/// The binomial distribution of the number of games that a player wins in one sample.
class SampleDistribution
{
public:
    /// `games` is the size of the sample; `probability` is the player's probability of winning a
    /// game. Preconditions: games >= 1, 0 < probability < 1.
    SampleDistribution(std::uint64_t games, double probability);

    /// Returns the probability of `low` to `high` games won, both included; 0 if low > high.
    [[nodiscard]] double probability(std::uint64_t low, std::uint64_t high) const;
    /// Returns the narrowest range with a probability of at most 2.5% below its first number and
    /// of at most 2.5% above its last. The range itself, including both numbers, has a probability
    /// of at least 95%.
    [[nodiscard]] std::pair<std::uint64_t, std::uint64_t> centralRange() const;

private:
    /// Number of wins of the first element; fewer have a negligible probability.
    std::uint64_t m_first;
    std::vector<double> m_probabilities; ///< of consecutive numbers of wins
};

} // namespace doublets
