// SPDX-License-Identifier: MIT
#include "core/chance/fairness_test.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <vector>

namespace doublets {

namespace {

std::int64_t sumOfSquares(const std::array<int, FacesPerDie> &counts)
{
    std::int64_t sum = 0;
    for (const std::int64_t count : counts) {
        sum += count * count;
    }
    return sum;
}

/// The sum of the probabilities of all counts of n fair dice whose sum of squares is at least
/// `least`, that is, of all counts at least as uneven. Visits sorted counts only and weights each
/// by its number of permutations.
class UnevenCounts
{
public:
    UnevenCounts(int dice, std::int64_t least)
        : m_least(least)
        , m_dice(dice)
        , m_logFactorial(static_cast<std::size_t>(std::max(dice, FacesPerDie)) + 1)
    {
        for (std::size_t i = 2; i < m_logFactorial.size(); ++i) {
            m_logFactorial[i] = m_logFactorial[i - 1] + std::log(static_cast<double>(i));
        }
    }

    [[nodiscard]] double probability()
    {
        distribute(0, m_dice, m_dice);
        return std::min(1.0, m_sum);
    }

private:
    /// Distributes the `left` dice over the faces from `face` on, at most `most` to each.
    void distribute(std::size_t face, int left, int most)
    {
        if (face + 1 == m_counts.size()) {
            if (left <= most) {
                m_counts[face] = left;
                addCounts();
            }
            return;
        }
        const int faces = static_cast<int>(m_counts.size() - face);
        for (int count = std::min(left, most); count * faces >= left; --count) {
            m_counts[face] = count;
            distribute(face + 1, left - count, count);
        }
    }

    void addCounts()
    {
        if (sumOfSquares(m_counts) < m_least) {
            return;
        }
        double log = factorial(m_dice) + factorial(FacesPerDie) - m_dice * std::log(FacesPerDie);
        int alike = 0;
        for (std::size_t i = 0; i < m_counts.size(); ++i) {
            log -= factorial(m_counts[i]);
            alike = i > 0 && m_counts[i] == m_counts[i - 1] ? alike + 1 : 1;
            log -= std::log(alike);
        }
        m_sum += std::exp(log);
    }

    [[nodiscard]] double factorial(int n) const
    {
        return m_logFactorial[static_cast<std::size_t>(n)];
    }

    std::int64_t m_least;
    int m_dice;
    std::vector<double> m_logFactorial;
    std::array<int, FacesPerDie> m_counts{};
    double m_sum = 0;
};

} // namespace

double chiSquareTail(double x)
{
    // For odd degrees of freedom the incomplete gamma function has a closed form.
    const double root = std::sqrt(x);
    return std::erfc(root / std::numbers::sqrt2) +
           std::numbers::sqrt2 * std::numbers::inv_sqrtpi * std::exp(-x / 2) * root * (1 + x / 3);
}

FairnessTestResult testFairness(const FaceCounts &counts)
{
    const int dice = counts.diceCount();
    if (dice == 0) {
        return {};
    }
    const std::int64_t squares = sumOfSquares(counts.counts());
    const double chiSquare = static_cast<double>(squares) * FacesPerDie / dice - dice;
    const double probability = dice <= MaxDiceForExactTest
                                   ? UnevenCounts(dice, squares).probability()
                                   : chiSquareTail(chiSquare);
    return {chiSquare, probability};
}

} // namespace doublets
