// SPDX-License-Identifier: MIT
#include "core/laboratory/sample_distribution.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace doublets {

SampleDistribution::SampleDistribution(std::uint64_t games, double probability)
{
    constexpr double Widest = 8; // standard deviations
    const auto n = static_cast<double>(games);
    const double mean = n * probability;
    const double half = Widest * std::sqrt(mean * (1 - probability)) + 1;
    m_first = static_cast<std::uint64_t>(std::max(0.0, std::floor(mean - half)));
    const auto last = static_cast<std::uint64_t>(std::min(n, std::ceil(mean + half)));
    for (std::uint64_t wins = m_first; wins <= last; ++wins) {
        const auto k = static_cast<double>(wins);
        m_probabilities.push_back(std::exp(std::lgamma(n + 1) - std::lgamma(k + 1) -
                                           std::lgamma(n - k + 1) + k * std::log(probability) +
                                           (n - k) * std::log1p(-probability)));
    }
}

double SampleDistribution::probability(std::uint64_t low, std::uint64_t high) const
{
    const std::uint64_t end = m_first + m_probabilities.size();
    const auto at = [&](std::uint64_t wins) {
        return m_probabilities.begin() +
               static_cast<std::ptrdiff_t>(std::clamp(wins, m_first, end) - m_first);
    };
    return low > high ? 0 : std::accumulate(at(low), at(high + 1), 0.0);
}

std::pair<std::uint64_t, std::uint64_t> SampleDistribution::centralRange() const
{
    constexpr double Tail = 0.025;
    std::size_t low = 0;
    double below = m_probabilities[low];
    while (below <= Tail) {
        below += m_probabilities[++low];
    }
    std::size_t high = m_probabilities.size() - 1;
    double above = m_probabilities[high];
    while (above <= Tail) {
        above += m_probabilities[--high];
    }
    return {m_first + low, m_first + high};
}

} // namespace doublets
