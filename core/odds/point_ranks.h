// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <utility>

namespace doublets {

/// Ranks the men on the six points of a table up to permutation of equivalent points: the rank
/// depends only on how many points of a kind are of each type, not on which.
///
/// The types of one kind are numbered consecutively, so sorting the six types groups them by kind,
/// and the points of each kind form a multiset of types. The rank of a multiset is a sum of
/// binomial coefficients, one for each member (the combinatorial number system).
class PointRanks
{
public:
    /// Number of possible counts of men on a point, including 0.
    static constexpr std::size_t CountsPerPoint = limits::MaxMenOnPoint + 1;
    using Points = std::array<std::uint8_t, PointsInTable>;

    /// A kind of equivalent points, each with up to `maxMine` and `maxOther` men of the players.
    struct Kind
    {
        Points points{}; ///< point indices, 0 to 5; the first `size` are used
        std::uint8_t size = 0;
        std::uint8_t maxMine = 0;
        std::uint8_t maxOther = 0;
    };

    PointRanks() = default;
    /// `kinds` must partition the points.
    explicit PointRanks(std::span<const Kind> kinds);

    /// Returns the number of ranks.
    [[nodiscard]] std::uint32_t count() const { return m_count; }
    /// Returns the type of each point, 0 to 95, from the relevant men of both players.
    [[nodiscard]] Points types(const Points &mine, const Points &other) const
    {
        Points types{};
        for (std::size_t i = 0; i < types.size(); ++i) {
            types[i] = m_type[i][mine[i] * CountsPerPoint + other[i]];
        }
        return types;
    }
    /// Returns the rank of six types, 0 to count() - 1, irrespective of their order within a kind.
    [[nodiscard]] std::uint32_t rankOf(Points types) const
    {
        sort(types);
        std::uint32_t rank = 0;
        for (std::size_t i = 0; i < types.size(); ++i) {
            rank += m_contribution[i][types[i]];
        }
        return rank;
    }

private:
    static constexpr std::size_t MaxTypes = PointsInTable * CountsPerPoint * CountsPerPoint;

    /// Sorts by a sorting network, whose fixed comparisons need no branches.
    static void sort(Points &types)
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
            const std::uint8_t less = std::min(types[low], types[high]);
            types[high] = std::max(types[low], types[high]);
            types[low] = less;
        }
    }

    /// The type by point and by the relevant men of both players.
    std::array<std::array<std::uint8_t, CountsPerPoint * CountsPerPoint>, PointsInTable> m_type{};
    /// The contribution of each type to the rank, by position among the six sorted types.
    std::array<std::array<std::uint32_t, MaxTypes>, PointsInTable> m_contribution{};
    std::uint32_t m_count = 1;
};

} // namespace doublets
