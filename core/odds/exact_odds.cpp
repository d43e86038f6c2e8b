// SPDX-License-Identifier: MIT
#include "core/odds/exact_odds.h"

#include "core/odds/exact_solver.h"

#include <algorithm>

namespace doublets {

ExactOdds::ExactOdds(const Rules &rules, Symmetry symmetry)
    : m_rules(rules)
    , m_keys(rules, symmetry)
    , m_numbers(m_keys.count())
{
}

std::shared_ptr<const ExactOdds> ExactOdds::solve(const Rules &rules, const Progress &progress,
                                                  Symmetry symmetry)
{
    std::shared_ptr<ExactOdds> odds(new ExactOdds(rules, symmetry));
    ExactSolver solver(*odds, progress);
    return solver.solve() ? odds : nullptr;
}

Odds ExactOdds::of(const Position &position) const
{
    if (position.stage == Stage::Opening) {
        // By symmetry, each player wins with the same probability before the lead is decided.
        Position first = position;
        first.stage = Stage::ToThrow;
        first.player = first.thrower;
        return {0.5, 0.5, beforeThrow(first).throws, 0};
    }
    const PlayValue<const ExactOdds> values(m_rules, m_keys, *this);
    const Value white = values.of(position, Side::White);
    return {white.wins, 1 - white.wins, white.throws, 0};
}

int ExactOdds::bestPlay(const Position &position, const PlayList &plays) const
{
    if (position.doubletMen == 0) {
        return UnknownPlay;
    }
    return bestPlay(position, place(position), plays);
}

int ExactOdds::bestPlay(const Position &position, std::uint32_t place, const PlayList &plays) const
{
    const std::uint8_t best = m_best[doubletSideIndex(position)][place][position.doubletMen - 1U];
    if (best == 0) {
        return UnknownPlay; // all plays are equivalent, so not every one was evaluated
    }
    const auto kinds = m_keys.kinds(position);
    const auto from = std::ranges::find(kinds, best - 1) - kinds.begin() + 1;
    const auto *play = std::ranges::find(plays, from, &Play::from);
    return play != plays.end() ? static_cast<int>(play - plays.begin()) : UnknownPlay;
}

std::size_t ExactOdds::positions() const
{
    const auto known = std::ranges::count_if(m_values, &Value::isKnown);
    return static_cast<std::size_t>(known);
}

std::size_t ExactOdds::bytes() const
{
    return m_numbers.bytes() + m_values.capacity() * sizeof(Value) +
           (m_amid[0].capacity() + m_amid[1].capacity()) * sizeof(DoubletValues) +
           (m_best[0].capacity() + m_best[1].capacity()) * sizeof(DoubletKinds);
}

Value ExactOdds::beforeThrow(const Position &position) const
{
    return m_values[m_numbers.find(m_keys.of(position, position.thrower))];
}

std::uint32_t ExactOdds::place(const Position &position) const
{
    return m_numbers.find(m_keys.of(position, position.player));
}

NextManChoices ExactOdds::nextMen(const Position &position, std::uint32_t) const
{
    return doublets::nextMen(m_rules, m_keys, position,
                             [this](const Position &next) { return place(next); });
}

} // namespace doublets
