// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <utility>

namespace doublets {

/// A numbering of the arrangements of both players' men on the six points of a table. The rank of
/// an arrangement is its number, from 0. Equivalent points form a group: the rank depends only on
/// how many points of each kind the group has, not on which points they are. The kind of a point is
/// given by its group and the numbers of both players' men on it.
///
/// The kinds of one group are numbered consecutively, so that sorting the six kinds also sorts them
/// by group, and the points of each group form a multiset of kinds. The rank of a multiset is a sum
/// of binomial coefficients, one for each member (the combinatorial number system).
class PointRanks
{
public:
    /// Number of possible counts of men on a point, including 0.
    static constexpr std::size_t CountsPerPoint = limits::MaxMenOnPoint + 1;
    using PerPoint = std::array<std::uint8_t, PointsInTable>; ///< one value for each point

    /// A group of equivalent points. Each holds at most `maxMine` men of one player and at most
    /// `maxOther` men of the other.
    struct PointGroup
    {
        PerPoint points{}; ///< point indices, 0 to 5; the first `size` are used
        std::uint8_t size = 0;
        std::uint8_t maxMine = 0;
        std::uint8_t maxOther = 0;
    };

    /// Creates a numbering with a single rank, for assignment only.
    PointRanks() = default;
    /// `groups` must partition the points.
    explicit PointRanks(std::span<const PointGroup> groups);

    /// Returns the number of ranks.
    [[nodiscard]] std::uint32_t count() const { return m_count; }
    /// Returns the kind of each point, 0 to 95. `mine` and `other` are the numbers of the players'
    /// men on each point, without the men that do not affect the rank; at most `maxMine` and
    /// `maxOther` of the point's group.
    [[nodiscard]] PerPoint kinds(const PerPoint &mine, const PerPoint &other) const
    {
        PerPoint kinds{};
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            kinds[i] = m_kind[i][mine[i] * CountsPerPoint + other[i]];
        }
        return kinds;
    }
    /// Returns the rank of six kinds, 0 to count() - 1, irrespective of their order within a group.
    [[nodiscard]] std::uint32_t rankOf(PerPoint kinds) const
    {
        sort(kinds);
        std::uint32_t rank = 0;
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            rank += m_contribution[i][kinds[i]];
        }
        return rank;
    }

private:
    static constexpr std::size_t MaxKinds = PointsInTable * CountsPerPoint * CountsPerPoint;

    /// Sorts by a sorting network, whose fixed comparisons need no branches.
    static void sort(PerPoint &kinds)
    {
        static_assert(PointsInTable == 6);
        constexpr std::array<std::pair<std::size_t, std::size_t>, 12> Comparisons{{{0, 5},
                                                                                   {1, 3},
                                                                                   {2, 4},
                                                                                   {1, 2},
                                                                                   {3, 4},
                                                                                   {0, 3},
                                                                                   {2, 5},
                                                                                   {0, 1},
                                                                                   {2, 3},
                                                                                   {4, 5},
                                                                                   {1, 2},
                                                                                   {3, 4}}};
        for (const auto &[low, high] : Comparisons) {
            const std::uint8_t less = std::min(kinds[low], kinds[high]);
            kinds[high] = std::max(kinds[low], kinds[high]);
            kinds[low] = less;
        }
    }

    /// The kind by point and by the numbers of both players' men, as for kinds().
    std::array<std::array<std::uint8_t, CountsPerPoint * CountsPerPoint>, PointsInTable> m_kind{};
    /// The contribution of each kind to the rank, by position among the six sorted kinds.
    std::array<std::array<std::uint32_t, MaxKinds>, PointsInTable> m_contribution{};
    std::uint32_t m_count = 1;
};

} // namespace doublets
