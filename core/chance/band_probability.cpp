// SPDX-License-Identifier: MIT
#include "core/chance/band_probability.h"

#include "core/chance/face_counts.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace doublets {

namespace {

constexpr int MaxDice = 10'000;

/// The probabilities that 0 to 6 counts of one player lie outside their bands.
using OutsideDistribution = std::array<double, FacesPerDie + 1>;

FaceCounts sampleOf(int dice)
{
    FaceCounts counts;
    for (int i = 0; i < dice; ++i) {
        counts.add(1); // any face: the band is the same for all
    }
    return counts;
}

double logBinomial(int dice, int count, double p)
{
    const double n = dice;
    const double k = count;
    return std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1) + k * std::log(p) +
           (n - k) * std::log1p(-p);
}

/// Draws the counts one after the other: each is binomial among the dice that remain.
class OutsideCounter
{
public:
    explicit OutsideCounter(int dice)
        : m_low(sampleOf(dice).bandLow())
        , m_high(sampleOf(dice).bandHigh())
        , m_states(static_cast<std::size_t>(dice) + 1)
    {
        m_states.back()[0] = 1;
        for (int faces = FacesPerDie; faces > 1; --faces) {
            drawCount(1.0 / faces);
        }
    }

    [[nodiscard]] OutsideDistribution distribution() const
    {
        OutsideDistribution sum{};
        for (std::size_t count = 0; count < m_states.size(); ++count) { // of the last number
            addState(sum, m_states[count], isOutside(static_cast<int>(count)), 1);
        }
        return sum;
    }

private:
    [[nodiscard]] bool isOutside(int count) const { return count < m_low || count > m_high; }

    static void addState(OutsideDistribution &sum, const OutsideDistribution &state, bool outside,
                         double weight)
    {
        const std::size_t shift = outside ? 1 : 0;
        for (std::size_t i = 0; i + shift < sum.size(); ++i) {
            sum[i + shift] += weight * state[i];
        }
    }

    /// Draws the next count, which has the probability `p` for each of the remaining dice.
    void drawCount(double p)
    {
        constexpr double Reach = 8; // in standard deviations: beyond, nothing is visible
        std::vector<OutsideDistribution> next(m_states.size());
        for (std::size_t left = 0; left < m_states.size(); ++left) {
            const int dice = static_cast<int>(left);
            const double reach = Reach * std::sqrt(dice * p * (1 - p)) + Reach;
            const int least = std::max(0, static_cast<int>(dice * p - reach));
            const int most = std::min(dice, static_cast<int>(dice * p + reach));
            if (std::ranges::all_of(m_states[left], [](double each) { return each < 1e-18; })) {
                continue;
            }
            for (int count = least; count <= most; ++count) {
                addState(next[static_cast<std::size_t>(dice - count)], m_states[left],
                         isOutside(count), std::exp(logBinomial(dice, count, p)));
            }
        }
        m_states = std::move(next);
    }

    double m_low; ///< of the band
    double m_high;
    std::vector<OutsideDistribution> m_states; ///< by the number of remaining dice
};

} // namespace

double probabilityOutsideBand(int dice)
{
    const FaceCounts sample = sampleOf(dice);
    double probability = 0;
    for (int count = 0; count <= dice; ++count) {
        if (count < sample.bandLow() || count > sample.bandHigh()) {
            probability += std::exp(logBinomial(dice, count, 1.0 / FacesPerDie));
        }
    }
    return probability;
}

double probabilityOfCountsOutsideBands(int leastCount, const std::array<int, 2> &dice)
{
    const auto white = OutsideCounter(std::clamp(dice[0], 0, MaxDice)).distribution();
    const auto black = OutsideCounter(std::clamp(dice[1], 0, MaxDice)).distribution();
    double probability = 0;
    for (int i = 0; i <= FacesPerDie; ++i) {
        for (int j = std::max(0, leastCount - i); j <= FacesPerDie; ++j) {
            probability += white[static_cast<std::size_t>(i)] * black[static_cast<std::size_t>(j)];
        }
    }
    return std::min(1.0, probability);
}

} // namespace doublets
