// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <utility>

namespace doublets {

/// Ranks what stands on the six points of a table, where points of one kind can change their names:
/// only how many of them are of each type counts, not which.
///
/// The types of one kind follow each other. So once six types are sorted, it is known of which kind
/// each place is, and what stands on the points of a kind is a multiset. Its rank is a sum of one
/// binomial coefficient for each of its members (the combinatorial number system).
class PointRanks
{
public:
    static constexpr std::size_t Counts = limits::MostMenOnPoint + 1; ///< men of a point that count
    using Points = std::array<std::uint8_t, PointsInTable>;

    /// A kind of points that each hold up to so many men of both players.
    struct Kind
    {
        Points points{}; ///< its points, 0 to 5: the first `size` of these
        std::uint8_t size = 0;
        std::uint8_t mostMine = 0;
        std::uint8_t mostOther = 0;
    };

    PointRanks() = default;
    /// The kinds share out the points among them.
    explicit PointRanks(std::span<const Kind> kinds);

    /// How many ranks there are.
    [[nodiscard]] std::uint32_t count() const { return m_count; }
    /// Of each point the number of its type, 0 to 95, by the men of both players that count there.
    [[nodiscard]] Points types(const Points &mine, const Points &other) const
    {
        Points types{};
        for (std::size_t i = 0; i < types.size(); ++i) {
            types[i] = m_type[i][mine[i] * Counts + other[i]];
        }
        return types;
    }
    /// 0 to count() - 1: the same for the same types in any order.
    [[nodiscard]] std::uint32_t of(Points types) const
    {
        sort(types);
        std::uint32_t rank = 0;
        for (std::size_t i = 0; i < types.size(); ++i) {
            rank += m_part[i][types[i]];
        }
        return rank;
    }

private:
    static constexpr std::size_t MostTypes = PointsInTable * Counts * Counts;

    /// A sorting network: always the same comparisons, so a processor need not guess.
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

    /// By point and by the men of both players that count there.
    std::array<std::array<std::uint8_t, Counts * Counts>, PointsInTable> m_type{};
    /// What a type adds to the rank, by its place among the six once they are sorted.
    std::array<std::array<std::uint32_t, MostTypes>, PointsInTable> m_part{};
    std::uint32_t m_count = 1;
};

} // namespace doublets
