// SPDX-License-Identifier: MIT
#include "core/chance/face_counts.h"

#include "core/chance/normal95.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace doublets {

namespace {

double expectedCount(int dice)
{
    return dice / static_cast<double>(FacesPerDie);
}

double standardErrorOfCount(int dice)
{
    return std::sqrt(dice * 5.0 / 36.0);
}

} // namespace

void FaceCounts::add(const FaceCounts &other)
{
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
        m_counts[i] += other.m_counts[i];
    }
}

int FaceCounts::diceCount() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), 0);
}

double FaceCounts::expected() const
{
    return expectedCount(diceCount());
}

double FaceCounts::standardError() const
{
    return standardErrorOfCount(diceCount());
}

FaceCounts::Band FaceCounts::bandOf(int dice)
{
    if (dice < MinDiceForBand) {
        return {0, static_cast<double>(dice)};
    }
    const double expected = expectedCount(dice);
    const double halfWidth = Normal95 * standardErrorOfCount(dice);
    return {std::max(0.0, expected - halfWidth), expected + halfWidth};
}

} // namespace doublets
