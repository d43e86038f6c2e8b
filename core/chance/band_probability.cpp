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

/// A binomial distribution, evaluated for one count after another: the probability of each count of
/// an event with the probability `p` among `dice` dice.
class Binomial
{
public:
    Binomial(int dice, int firstCount, double p)
        : m_odds(p / (1 - p))
        , m_dice(dice)
        , m_count(firstCount)
    {
        const double n = dice;
        const double k = firstCount;
        m_probability = std::exp(std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1) +
                                 k * std::log(p) + (n - k) * std::log1p(-p));
    }

    [[nodiscard]] double probability() const { return m_probability; }
    void advance()
    {
        m_probability *= m_odds * (m_dice - m_count) / (m_count + 1);
        ++m_count;
    }

private:
    double m_odds;
    int m_dice;
    int m_count;
    double m_probability = 0;
};

/// A calculation that draws the counts one after the other: each is binomial among the dice that
/// remain.
class OutsideCounter
{
public:
    explicit OutsideCounter(int dice)
        : m_band(FaceCounts::bandOf(dice))
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
    [[nodiscard]] bool isOutside(int count) const { return m_band.compare(count) != 0; }

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
        constexpr double Reach = 8; // in standard deviations; counts beyond are negligible
        std::vector<OutsideDistribution> next(m_states.size());
        for (std::size_t left = 0; left < m_states.size(); ++left) {
            const int dice = static_cast<int>(left);
            const double reach = Reach * std::sqrt(dice * p * (1 - p)) + Reach;
            const int least = std::max(0, static_cast<int>(dice * p - reach));
            const int most = std::min(dice, static_cast<int>(dice * p + reach));
            if (std::ranges::all_of(m_states[left], [](double each) { return each < 1e-18; })) {
                continue;
            }
            Binomial binomial(dice, least, p);
            for (int count = least; count <= most; ++count, binomial.advance()) {
                addState(next[static_cast<std::size_t>(dice - count)], m_states[left],
                         isOutside(count), binomial.probability());
            }
        }
        m_states = std::move(next);
    }

    FaceCounts::Band m_band;
    std::vector<OutsideDistribution> m_states; ///< by the number of remaining dice
};

} // namespace

double probabilityOutsideBand(int dice)
{
    const FaceCounts::Band band = FaceCounts::bandOf(dice);
    const int least = static_cast<int>(std::ceil(band.low));
    Binomial binomial(dice, least, 1.0 / FacesPerDie);
    double inside = 0;
    for (int count = least; count <= band.high; ++count, binomial.advance()) {
        inside += binomial.probability();
    }
    return std::max(0.0, 1 - inside);
}

double probabilityOfCountsOutsideBands(int minOutside, const std::array<int, 2> &dice)
{
    const auto white = OutsideCounter(std::clamp(dice[0], 0, MaxDice)).distribution();
    const auto black = OutsideCounter(std::clamp(dice[1], 0, MaxDice)).distribution();
    double probability = 0;
    for (int i = 0; i <= FacesPerDie; ++i) {
        for (int j = std::max(0, minOutside - i); j <= FacesPerDie; ++j) {
            probability += white[static_cast<std::size_t>(i)] * black[static_cast<std::size_t>(j)];
        }
    }
    return std::min(1.0, probability);
}

} // namespace doublets
