// SPDX-License-Identifier: MIT
#include "core/odds/exact_solver.h"

#include <algorithm>

namespace doublets {

namespace {

constexpr std::size_t PositionsBetweenReports = 512;

} // namespace

ExactSolver::ExactSolver(ExactOdds &odds, const GoOn &goOn)
    : m_odds(odds)
    , m_goOn(goOn)
    , m_folder(odds.m_rules)
    , m_plays(odds.m_rules, odds.m_keys, *this)
{
}

bool ExactSolver::solve()
{
    Position first = referee::start(m_odds.m_rules);
    first.stage = Stage::ToThrow;
    (void)beforeThrow(first);
    return !m_stopped;
}

Value ExactSolver::beforeThrow(const Position &position)
{
    const std::uint32_t number = numberOf(position, position.thrower);
    if (!m_odds.m_values[number].isKnown()) {
        solveBoth(position, number);
    }
    return m_odds.m_values[number];
}

void ExactSolver::solveBoth(const Position &position, std::uint32_t number)
{
    const Position other = withDicePassed(position);
    const Side side = position.thrower;
    const auto [here, there] = solvePair(meanOf(position, side), meanOf(other, side));
    m_odds.m_values[number] = {here[0], here[1]};
    m_odds.m_values[numberOf(other, other.thrower)] = Value{there[0], there[1]}.turned();
    report();
}

ThrowMean<2> ExactSolver::meanOf(const Position &position, Side side)
{
    if (m_stopped) {
        return {};
    }
    const ThrowList throws = m_folder.fold(m_odds.m_keys.classes(position));
    auto mean = throwMean<2>(m_odds.m_rules, position, throws, [&](const Position &next) {
        const Value value = m_plays.of(next, side);
        return std::array{value.wins, value.throws};
    });
    mean.known[1] += 1; // the throw that this is
    return mean;
}

Value ExactSolver::amidDoublet(const Position &position, std::uint32_t place) const
{
    return m_odds.amidDoublet(position, place);
}

void ExactSolver::remember(const Position &position, std::uint32_t place, const Value &value)
{
    m_odds.m_amid[ExactOdds::whoseDoublet(position)][place][position.doubletMen - 1U] = value;
}

std::uint32_t ExactSolver::numberOf(const Position &position, Side first)
{
    const std::uint32_t number = m_odds.m_numbers.number(m_odds.m_keys.of(position, first));
    if (number >= m_odds.m_values.size()) {
        m_odds.m_values.resize(number + 1);
        const Rules &rules = m_odds.m_rules;
        if (rules.doublet == Doublet::Total) {
            m_odds.m_amid[0].resize(number + 1);
            if (rules.surplus == Surplus::Opponent) {
                m_odds.m_amid[1].resize(number + 1);
            }
        }
    }
    return number;
}

void ExactSolver::report()
{
    m_solved += 2;
    if (m_goOn && m_solved % PositionsBetweenReports == 0) {
        const double share = static_cast<double>(m_solved) / m_odds.m_keys.atMost();
        m_stopped = m_stopped || !m_goOn(std::min(share, 1.0));
    }
}

} // namespace doublets
