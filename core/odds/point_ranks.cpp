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

PointRanks::PointRanks(std::span<const Kind> kinds)
{
    std::size_t place = 0;
    std::size_t firstType = 0;
    for (const Kind &kind : kinds) {
        const std::size_t otherCounts = kind.maxOther + 1U;
        const std::size_t types = (kind.maxMine + 1U) * otherCounts;
        for (std::size_t i = 0; i < kind.size; ++i) {
            for (std::size_t type = 0; type < types; ++type) {
                const std::size_t counts = type / otherCounts * CountsPerPoint + type % otherCounts;
                m_type[kind.points[i]][counts] = static_cast<std::uint8_t>(firstType + type);
            }
            // The sorted types t0 <= t1 <= ... of a kind become a set: t0 < t1 + 1 < t2 + 2 ...
            for (std::size_t type = 0; type < types; ++type) {
                m_contribution[place + i][firstType + type] = m_count * binomial(type + i, i + 1);
            }
        }
        m_count *= binomial(types + kind.size - 1, kind.size);
        place += kind.size;
        firstType += types;
    }
}

} // namespace doublets
