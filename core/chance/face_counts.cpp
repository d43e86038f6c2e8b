// SPDX-License-Identifier: MIT
#include "core/chance/face_counts.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace doublets {

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
    return diceCount() / static_cast<double>(FacesPerDie);
}

double FaceCounts::standardError() const
{
    return std::sqrt(diceCount() * 5.0 / 36.0);
}

double FaceCounts::bandLow() const
{
    return std::max(0.0, expected() - BandHalfWidth * standardError());
}

double FaceCounts::bandHigh() const
{
    return expected() + BandHalfWidth * standardError();
}

int FaceCounts::compareWithBand(int face) const
{
    if (count(face) > bandHigh()) {
        return 1;
    }
    return count(face) < bandLow() ? -1 : 0;
}

} // namespace doublets
