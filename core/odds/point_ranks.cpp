// SPDX-License-Identifier: MIT
#include "core/odds/point_ranks.h"

namespace doublets {

namespace {

/// Returns the binomial coefficient "`all` choose `some`".
std::uint32_t binomial(std::size_t all, std::size_t some)
{
    std::size_t ways = all < some ? 0 : 1;
    for (std::size_t i = 1; i <= some && ways > 0; ++i) {
        ways = ways * (all - some + i) / i;
    }
    return static_cast<std::uint32_t>(ways);
}

} // namespace

PointRanks::PointRanks(std::span<const PointGroup> groups)
{
    std::size_t place = 0;
    std::size_t firstKind = 0;
    for (const PointGroup &each : groups) {
        const std::size_t otherCounts = each.maxOther + 1U;
        const std::size_t kinds = (each.maxMine + 1U) * otherCounts;
        for (std::size_t i = 0; i < each.size; ++i) {
            for (std::size_t kind = 0; kind < kinds; ++kind) {
                const std::size_t counts = kind / otherCounts * CountsPerPoint + kind % otherCounts;
                m_kind[each.points[i]][counts] = static_cast<std::uint8_t>(firstKind + kind);
            }
            // The sorted kinds k0 <= k1 <= ... of a group become a set: k0 < k1 + 1 < k2 + 2 ...
            for (std::size_t kind = 0; kind < kinds; ++kind) {
                m_contribution[place + i][firstKind + kind] = m_count * binomial(kind + i, i + 1);
            }
        }
        m_count *= binomial(kinds + each.size - 1, each.size);
        place += each.size;
        firstKind += kinds;
    }
}

} // namespace doublets
