// SPDX-License-Identifier: MIT
#include "core/odds/position_keys.h"

#include <algorithm>
#include <span>
#include <vector>

namespace doublets {

namespace {

using PerPoint = PositionKeys::PerPoint;

/// Returns the men on each point that matter in the current phase, 0 to 3. Tests the phase once
/// instead of for each point, since solvers call this millions of times.
PerPoint menThatCount(const Men &men)
{
    PerPoint counts{};
    switch (men.phase) {
    case Phase::PlayDown:
        for (std::size_t i = 0; i < counts.size(); ++i) {
            counts[i] = static_cast<std::uint8_t>(men.counts[i] - men.downCounts[i] - 1);
        }
        break;
    case Phase::ReStack:
    case Phase::SetUp:
        counts = men.downCounts;
        break;
    case Phase::BearOff:
    case Phase::Race:
    case Phase::Home:
        std::copy_n(men.counts.begin(), counts.size(), counts.begin());
        break;
    }
    return counts;
}

bool numbersPass(const Rules &rules)
{
    return rules.unplayable != Unplayable::Lost ||
           (rules.doublet == Doublet::Total && rules.surplus == Surplus::Opponent);
}

std::span<const Phase> phasesOf(const Rules &rules)
{
    return std::span(rules.phases).first(rules.phaseCount);
}

/// Returns a group for each point: the same for points with the same initial piles, or for all
/// points if `remembered` is false.
PerPoint groupsOf(const Rules &rules, bool remembered)
{
    PerPoint groups{};
    for (std::size_t i = 0; remembered && i < groups.size(); ++i) {
        const auto first = std::ranges::find(rules.men, rules.men[i]);
        groups[i] = static_cast<std::uint8_t>(first - rules.men.begin());
    }
    return groups;
}

/// Returns whether the initial piles matter in `phase`: as the bottom man, which no number lays
/// down, or in a later phase.
bool isRemembered(const Rules &rules, Phase phase)
{
    return phase != Phase::SetUp && (phase != Phase::BearOff || !rules.endsWith(phase));
}

/// Returns the most men that can matter on points with at most `men` initial men.
std::uint8_t mostOn(std::uint8_t men, Phase phase)
{
    const bool all = phase == Phase::BearOff || phase == Phase::SetUp;
    return all ? men : static_cast<std::uint8_t>(men - 1);
}

/// Returns the points of each group, with the most men that can matter in the players' phases.
std::vector<PointRanks::PointGroup> groupsOf(const Rules &rules, const PerPoint &groups, Phase mine,
                                             std::optional<Phase> other)
{
    std::vector<PointRanks::PointGroup> all;
    for (std::uint8_t group = 0; group < PointsInTable; ++group) {
        PointRanks::PointGroup one;
        std::uint8_t men = 0;
        for (std::uint8_t i = 0; i < PointsInTable; ++i) {
            if (groups[i] == group) {
                one.points[one.size++] = i;
                men = std::max(men, rules.men[i]);
            }
        }
        if (one.size > 0) {
            one.maxMine = mostOn(men, mine);
            one.maxOther = other ? mostOn(men, *other) : 0;
            all.push_back(one);
        }
    }
    return all;
}

} // namespace

PositionKeys::PositionKeys(const Rules &rules, Symmetry symmetry)
{
    for (std::size_t i = 0; i < rules.phaseCount; ++i) {
        m_phaseIndices[static_cast<std::size_t>(rules.phases[i])] = static_cast<std::uint8_t>(i);
    }
    for (const Phase mine : phasesOf(rules)) {
        for (const Phase other : phasesOf(rules)) {
            PhasePair &pair = m_phasePairs[indexOf(mine, other)];
            pair = phasePairOf(rules, mine, other, symmetry);
            pair.firstKey = m_count;
            m_count += pair.points.count() *
                       (pair.secondPlayerPoints ? pair.secondPlayerPoints->count() : 1);
        }
    }
}

PositionKeys::PhasePair PositionKeys::phasePairOf(const Rules &rules, Phase mine, Phase other,
                                                  Symmetry symmetry)
{
    PhasePair pair;
    if (symmetry == Symmetry::None) {
        pair.points = PointRanks(groupsOf(rules, {0, 1, 2, 3, 4, 5}, mine, other));
    } else if (numbersPass(rules)) {
        const bool remembered = isRemembered(rules, mine) || isRemembered(rules, other);
        pair.points = PointRanks(groupsOf(rules, groupsOf(rules, remembered), mine, other));
    } else {
        const auto ranksOf = [&rules](Phase phase) {
            return PointRanks(
                groupsOf(rules, groupsOf(rules, isRemembered(rules, phase)), phase, std::nullopt));
        };
        pair.points = ranksOf(mine);
        pair.secondPlayerPoints = ranksOf(other);
    }
    return pair;
}

const PositionKeys::PhasePair &PositionKeys::phasePairOf(const Men &mine, const Men &other) const
{
    return m_phasePairs[indexOf(mine.phase, other.phase)];
}

std::uint32_t PositionKeys::keyOf(const Position &position, Side first) const
{
    const Men &mine = position.menOf(first);
    const Men &other = position.menOf(opponentOf(first));
    const PhasePair &pair = phasePairOf(mine, other);
    const PerPoint myCounts = menThatCount(mine);
    const PerPoint otherCounts = menThatCount(other);
    if (pair.secondPlayerPoints) {
        const std::uint32_t secondPlayerPoints =
            pair.secondPlayerPoints->rankOf(pair.secondPlayerPoints->kinds(otherCounts, {}));
        const std::uint32_t points = pair.points.rankOf(pair.points.kinds(myCounts, {}));
        return pair.firstKey + points * pair.secondPlayerPoints->count() + secondPlayerPoints;
    }
    return pair.firstKey + pair.points.rankOf(pair.points.kinds(myCounts, otherCounts));
}

PositionKeys::PerPoint PositionKeys::kinds(const Position &position) const
{
    const Men &mine = position.menOf(position.player);
    const Men &other = position.menOf(opponentOf(position.player));
    const PhasePair &pair = phasePairOf(mine, other);
    return pair.points.kinds(menThatCount(mine),
                             pair.secondPlayerPoints ? PerPoint{} : menThatCount(other));
}

PositionKeys::PerPoint PositionKeys::classes(const Position &position) const
{
    const PerPoint kinds = this->kinds(position);
    PerPoint first{};
    for (std::size_t i = 0; i < PointsInTable; ++i) {
        const auto same =
            std::find(kinds.begin(), kinds.begin() + static_cast<std::ptrdiff_t>(i), kinds[i]);
        first[i] = static_cast<std::uint8_t>(same - kinds.begin() + 1);
    }
    return first;
}

} // namespace doublets
