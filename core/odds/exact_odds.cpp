// SPDX-License-Identifier: MIT
#include "core/odds/exact_odds.h"

#include "core/odds/exact_solver.h"

#include <algorithm>

namespace doublets {

ExactOdds::ExactOdds(const Rules &rules, Symmetry symmetry)
    : m_rules(rules)
    , m_keys(rules, symmetry)
    , m_positionIndices(m_keys.count())
{
}

std::shared_ptr<const ExactOdds> ExactOdds::solve(const Rules &rules, const Progress &progress,
                                                  Symmetry symmetry)
{
    std::shared_ptr<ExactOdds> odds(new ExactOdds(rules, symmetry));
    ExactSolver solver(*odds, progress);
    return solver.solve() ? odds : nullptr;
}

Odds ExactOdds::oddsOf(const Position &position) const
{
    if (position.stage == Stage::Opening) {
        // By symmetry, each player wins with the same probability before the lead is decided.
        Position first = position;
        first.stage = Stage::ToThrow;
        first.player = first.thrower;
        return {0.5, 0.5, beforeThrow(first).throws, 0};
    }
    const PositionEvaluator<const ExactOdds> values(m_rules, m_keys, *this);
    const PositionValue white = values.valueOf(position, Side::White);
    return {white.winProbability, 1 - white.winProbability, white.throws, 0};
}

int ExactOdds::bestPlay(const Position &position, const PlayList &plays) const
{
    if (position.doubletMen == 0) {
        return UnknownPlay;
    }
    return bestPlay(position, positionIndex(position), plays);
}

int ExactOdds::bestPlay(const Position &position, std::uint32_t positionIndex,
                        const PlayList &plays) const
{
    const std::uint8_t best =
        m_bestKinds[doubletSideIndex(position)][positionIndex][position.doubletMen - 1U];
    if (best == 0) {
        return UnknownPlay; // all plays are equivalent, so not every one was evaluated
    }
    const auto kinds = m_keys.kinds(position);
    const auto from = std::ranges::find(kinds, best - 1) - kinds.begin() + 1;
    const auto *play = std::ranges::find(plays, from, &Play::from);
    return play != plays.end() ? static_cast<int>(play - plays.begin()) : UnknownPlay;
}

std::size_t ExactOdds::positionCount() const
{
    const auto known = std::ranges::count_if(m_values, &PositionValue::isKnown);
    return static_cast<std::size_t>(known);
}

std::size_t ExactOdds::memoryUsage() const
{
    return m_positionIndices.memoryUsage() + m_values.capacity() * sizeof(PositionValue) +
           (m_withinDoublet[0].capacity() + m_withinDoublet[1].capacity()) * sizeof(DoubletValues) +
           (m_bestKinds[0].capacity() + m_bestKinds[1].capacity()) * sizeof(DoubletKinds);
}

PositionValue ExactOdds::beforeThrow(const Position &position) const
{
    return m_values[m_positionIndices.find(m_keys.keyOf(position, position.thrower))];
}

std::uint32_t ExactOdds::positionIndex(const Position &position) const
{
    return m_positionIndices.find(m_keys.keyOf(position, position.player));
}

NextManChoices ExactOdds::nextManChoices(const Position &position, std::uint32_t) const
{
    return doublets::nextManChoices(m_rules, m_keys, position,
                                    [this](const Position &next) { return positionIndex(next); });
}

} // namespace doublets
