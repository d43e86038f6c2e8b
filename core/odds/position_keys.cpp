// SPDX-License-Identifier: MIT
#include "core/odds/position_keys.h"

#include <algorithm>
#include <utility>

namespace doublets {

namespace {

using Points = PositionKeys::Points;

/// What of a point still counts in the present phase, 0 to 3.
std::uint8_t menThatCount(const Men &men, int point)
{
    switch (men.phase) {
    case Phase::PlayDown:
        return static_cast<std::uint8_t>(men.piledOn(point) - 1);
    case Phase::ReStack:
        return static_cast<std::uint8_t>(men.downOn(point));
    case Phase::BearOff:
    case Phase::Race:
        return static_cast<std::uint8_t>(men.onPoint(point));
    }
    return 0;
}

Points menThatCount(const Men &men)
{
    Points counts{};
    for (int point = 1; point <= PointsInTable; ++point) {
        counts[static_cast<std::size_t>(point - 1)] = menThatCount(men, point);
    }
    return counts;
}

/// Sorts six values by a network: no branches, for this is done some millions of times.
void sort(Points &values)
{
    constexpr std::array<std::pair<int, int>, 12> Network{{{1, 2},
                                                           {4, 5},
                                                           {0, 2},
                                                           {3, 5},
                                                           {0, 1},
                                                           {3, 4},
                                                           {2, 5},
                                                           {0, 3},
                                                           {1, 4},
                                                           {2, 4},
                                                           {1, 3},
                                                           {2, 3}}};
    for (const auto &[low, high] : Network) {
        std::uint8_t &a = values[static_cast<std::size_t>(low)];
        std::uint8_t &b = values[static_cast<std::size_t>(high)];
        const std::uint8_t least = std::min(a, b);
        b = std::max(a, b);
        a = least;
    }
}

std::uint32_t packed(const Points &values, unsigned bits)
{
    std::uint32_t key = 0;
    for (const std::uint8_t value : values) {
        key = key << bits | (value & ((1U << bits) - 1U));
    }
    return key;
}

bool bearsOff(const Men &men)
{
    return men.phase == Phase::BearOff;
}

bool numbersPass(const Rules &rules)
{
    return rules.unplayable != Unplayable::Lost ||
           (rules.doublet == Doublet::Total && rules.surplus == Surplus::Opponent);
}

} // namespace

PositionKeys::PositionKeys(const Rules &rules, Symmetry symmetry)
    : m_reduced(symmetry == Symmetry::Reduced)
    , m_apart(!numbersPass(rules))
{
    for (std::size_t i = 0; i < m_kinds.size(); ++i) {
        const auto first = std::find(rules.men.begin(), rules.men.end(), rules.men[i]);
        m_kinds[i] = static_cast<std::uint8_t>(first - rules.men.begin());
    }
}

std::uint32_t PositionKeys::of(const Position &position, Side first) const
{
    const Men &mine = position.menOf(first);
    const Men &his = position.menOf(opponentOf(first));
    const auto phases =
        static_cast<std::uint32_t>(mine.phase) << 2U | static_cast<std::uint32_t>(his.phase);
    Points myCounts = menThatCount(mine);
    Points hisCounts = menThatCount(his);
    if (m_reduced && m_apart) {
        const Points myKinds = kinds(bearsOff(mine));
        const Points hisKinds = kinds(bearsOff(his));
        for (std::size_t i = 0; i < PointsInTable; ++i) {
            myCounts[i] = static_cast<std::uint8_t>(myKinds[i] << 2U | myCounts[i]);
            hisCounts[i] = static_cast<std::uint8_t>(hisKinds[i] << 2U | hisCounts[i]);
        }
        sort(myCounts);
        sort(hisCounts);
    }
    if (m_apart || !m_reduced) {
        return phases << 24U | packed(myCounts, 2) << 12U | packed(hisCounts, 2);
    }
    const Points kindsNow = kinds(bearsOff(mine) && bearsOff(his));
    for (std::size_t i = 0; i < PointsInTable; ++i) {
        myCounts[i] =
            static_cast<std::uint8_t>(kindsNow[i] << 4U | myCounts[i] << 2U | hisCounts[i]);
    }
    sort(myCounts);
    return phases << 24U | packed(myCounts, 4);
}

PositionKeys::Points PositionKeys::classes(const Position &position) const
{
    Points first{};
    const Men &mine = position.menOf(position.player);
    const Men &his = position.menOf(opponentOf(position.player));
    const Points myCounts = menThatCount(mine);
    const Points hisCounts = menThatCount(his);
    const Points kindsNow = kinds(bearsOff(mine) && (m_apart || bearsOff(his)));
    for (std::size_t i = 0; i < PointsInTable; ++i) {
        std::size_t j = 0;
        while (m_reduced && j < i &&
               (kindsNow[j] != kindsNow[i] || myCounts[j] != myCounts[i] ||
                (!m_apart && hisCounts[j] != hisCounts[i]))) {
            ++j;
        }
        first[i] = static_cast<std::uint8_t>((m_reduced ? j : i) + 1);
    }
    return first;
}

} // namespace doublets
