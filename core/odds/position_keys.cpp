// SPDX-License-Identifier: MIT
#include "core/odds/position_keys.h"

#include <algorithm>
#include <span>

namespace doublets {

namespace {

using Points = PositionKeys::Points;

constexpr unsigned PhaseBits = 4;

/// What of each point still counts in the present phase, 0 to 3 men. The phase is looked at once,
/// not for each point: solvers ask for millions of positions.
Points menThatCount(const Men &men)
{
    Points counts{};
    switch (men.phase) {
    case Phase::PlayDown:
        for (std::size_t i = 0; i < counts.size(); ++i) {
            counts[i] = static_cast<std::uint8_t>(men.on[i] - men.down[i] - 1);
        }
        break;
    case Phase::ReStack:
        counts = men.down;
        break;
    case Phase::BearOff:
    case Phase::Race:
    case Phase::Home:
        std::copy_n(men.on.begin(), counts.size(), counts.begin());
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

constexpr std::size_t indexOf(Phase phase)
{
    return static_cast<std::size_t>(phase);
}

/// Points that started alike have the same kind; all have where nobody remembers how they started.
Points kindsOf(const Rules &rules, bool remembered)
{
    Points kinds{};
    for (std::size_t i = 0; remembered && i < kinds.size(); ++i) {
        const auto first = std::find(rules.men.begin(), rules.men.end(), rules.men[i]);
        kinds[i] = static_cast<std::uint8_t>(first - rules.men.begin());
    }
    return kinds;
}

/// The most men that can count on a point that started with `men`.
std::size_t mostOn(std::size_t men, Phase phase)
{
    return phase == Phase::BearOff ? men : men - 1;
}

/// The most men that can count on points of a kind.
std::size_t mostOf(const Rules &rules, const Points &kinds, std::uint8_t kind, Phase phase)
{
    std::uint8_t most = 0;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (kinds[i] == kind) {
            most = std::max(most, rules.men[i]);
        }
    }
    return mostOn(most, phase);
}

std::size_t pointsOf(const Points &kinds, std::uint8_t kind)
{
    return static_cast<std::size_t>(std::count(kinds.begin(), kinds.end(), kind));
}

/// In how many ways so many points can be of so many types, when only their numbers matter.
double waysToFill(std::size_t points, std::size_t types)
{
    double ways = 1;
    for (std::size_t i = 1; i <= points; ++i) {
        ways = ways * static_cast<double>(types + i - 1) / static_cast<double>(i);
    }
    return ways;
}

} // namespace

/// Gives out the digits of a number in mixed radix to the points of one pair of phases.
class PositionKeys::Weighing
{
public:
    Weighing(const Rules &rules, Phase mine, Phase other, Pair &pair)
        : m_rules(rules)
        , m_mine(mine)
        , m_other(other)
        , m_pair(pair)
    {
    }

    /// How many keys these weights can give.
    [[nodiscard]] double keys() const { return m_keys; }

    /// A digit for every point.
    void weighAlone()
    {
        for (std::size_t i = 0; i < PointsInTable; ++i) {
            const std::uint64_t weight = nextDigit(Counts * Counts);
            for (std::size_t counts = 0; counts < Counts * Counts; ++counts) {
                m_pair[i].weight[counts] = counts * weight;
                m_pair[i].kind[counts] = static_cast<std::uint8_t>(i);
            }
            m_keys *= static_cast<double>((mostOn(m_rules.men[i], m_mine) + 1) *
                                          (mostOn(m_rules.men[i], m_other) + 1));
        }
    }

    /// A digit for each kind of point and each pair of counts.
    void weighTogether()
    {
        const Points kinds =
            kindsOf(m_rules, m_mine != Phase::BearOff || m_other != Phase::BearOff);
        forEachKind(kinds, [&](std::uint8_t kind) {
            const std::size_t mostMine = mostOf(m_rules, kinds, kind, m_mine);
            const std::size_t mostOther = mostOf(m_rules, kinds, kind, m_other);
            m_keys *= waysToFill(pointsOf(kinds, kind), (mostMine + 1) * (mostOther + 1));
            for (std::size_t mine = 0; mine <= mostMine; ++mine) {
                for (std::size_t other = 0; other <= mostOther; ++other) {
                    const std::size_t counts = mine * Counts + other;
                    weigh(kinds, kind, counts);
                    name(kinds, kind, counts, counts);
                }
            }
        });
    }

    /// A digit for each kind of point and each count of my men, and one for each of the other's.
    void weighApart()
    {
        const Points myKinds = kindsOf(m_rules, m_mine != Phase::BearOff);
        forEachKind(myKinds, [&](std::uint8_t kind) {
            const std::size_t most = mostOf(m_rules, myKinds, kind, m_mine);
            m_keys *= waysToFill(pointsOf(myKinds, kind), most + 1);
            for (std::size_t mine = 0; mine <= most; ++mine) {
                weigh(myKinds, kind, mine * Counts, 1);
                for (std::size_t other = 0; other < Counts; ++other) {
                    name(myKinds, kind, mine * Counts + other, mine);
                }
            }
        });
        const Points otherKinds = kindsOf(m_rules, m_other != Phase::BearOff);
        forEachKind(otherKinds, [&](std::uint8_t kind) {
            const std::size_t most = mostOf(m_rules, otherKinds, kind, m_other);
            m_keys *= waysToFill(pointsOf(otherKinds, kind), most + 1);
            for (std::size_t other = 0; other <= most; ++other) {
                weigh(otherKinds, kind, other, Counts);
            }
        });
    }

private:
    std::uint64_t nextDigit(std::size_t radix)
    {
        const std::uint64_t weight = m_next;
        m_next *= radix;
        return weight;
    }

    template<typename Visit> static void forEachKind(const Points &kinds, Visit visit)
    {
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            if (std::find(kinds.begin(), kinds.end(), kinds[i]) - kinds.begin() ==
                static_cast<std::ptrdiff_t>(i)) {
                visit(kinds[i]);
            }
        }
    }

    /// The next digit counts the points of a kind with these counts of men, or, with a `step`, with
    /// any counts that are so many steps on.
    void weigh(const Points &kinds, std::uint8_t kind, std::size_t counts, std::size_t step = 0)
    {
        const std::uint64_t weight = nextDigit(pointsOf(kinds, kind) + 1);
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            for (std::size_t n = 0; kinds[i] == kind && n < (step > 0 ? Counts : 1); ++n) {
                m_pair[i].weight[counts + n * step] += weight;
            }
        }
    }

    void name(const Points &kinds, std::uint8_t kind, std::size_t counts, std::size_t within)
    {
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            if (kinds[i] == kind) {
                m_pair[i].kind[counts] = static_cast<std::uint8_t>(kind * Counts * Counts + within);
            }
        }
    }

    const Rules &m_rules;
    Phase m_mine;
    Phase m_other;
    Pair &m_pair;
    std::uint64_t m_next = 1;
    double m_keys = 1;
};

PositionKeys::PositionKeys(const Rules &rules, Symmetry symmetry)
{
    for (const Phase mine : phasesOf(rules)) {
        for (const Phase other : phasesOf(rules)) {
            Weighing weighing(rules, mine, other, m_pairs[indexOf(mine) * Phases + indexOf(other)]);
            if (symmetry == Symmetry::None) {
                weighing.weighAlone();
            } else if (numbersPass(rules)) {
                weighing.weighTogether();
            } else {
                weighing.weighApart();
            }
            m_atMost += weighing.keys();
        }
    }
}

std::size_t PositionKeys::pairOf(const Men &mine, const Men &other)
{
    return indexOf(mine.phase) * Phases + indexOf(other.phase);
}

std::uint64_t PositionKeys::of(const Position &position, Side first) const
{
    const Men &mine = position.menOf(first);
    const Men &other = position.menOf(opponentOf(first));
    const std::size_t pair = pairOf(mine, other);
    const Points myCounts = menThatCount(mine);
    const Points otherCounts = menThatCount(other);
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < PointsInTable; ++i) {
        sum += m_pairs[pair][i].weight[myCounts[i] * Counts + otherCounts[i]];
    }
    return sum << PhaseBits | pair;
}

PositionKeys::Points PositionKeys::kinds(const Position &position) const
{
    const Men &mine = position.menOf(position.player);
    const Men &other = position.menOf(opponentOf(position.player));
    const Pair &pair = m_pairs[pairOf(mine, other)];
    const Points myCounts = menThatCount(mine);
    const Points otherCounts = menThatCount(other);
    Points kinds{};
    for (std::size_t i = 0; i < PointsInTable; ++i) {
        kinds[i] = pair[i].kind[myCounts[i] * Counts + otherCounts[i]];
    }
    return kinds;
}

PositionKeys::Points PositionKeys::classes(const Position &position) const
{
    const Points kinds = this->kinds(position);
    Points first{};
    for (std::size_t i = 0; i < PointsInTable; ++i) {
        const auto same =
            std::find(kinds.begin(), kinds.begin() + static_cast<std::ptrdiff_t>(i), kinds[i]);
        first[i] = static_cast<std::uint8_t>(same - kinds.begin() + 1);
    }
    return first;
}

} // namespace doublets
