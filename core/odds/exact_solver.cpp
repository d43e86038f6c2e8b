// SPDX-License-Identifier: MIT
#include "core/odds/exact_solver.h"

namespace doublets {

namespace {

constexpr std::size_t PositionsBetweenReports = 512;

/// The position in which the dice have passed and nothing else has changed.
Position passed(const Position &position)
{
    Position next = position;
    next.thrower = opponentOf(position.thrower);
    next.player = next.thrower;
    return next;
}

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
        solveBoth(position);
    }
    return m_odds.m_values[number];
}

void ExactSolver::solveBoth(const Position &position)
{
    const Position other = passed(position);
    const Mean a = meanOf(position);
    const Mean b = meanOf(other);
    // wins(A) = a.wins + a.passes (1 - wins(B)) + a.again wins(A), and the same for B.
    const double keepA = 1 - a.again;
    const double keepB = 1 - b.again;
    const double both = keepA * keepB - a.passes * b.passes;
    Value valueA;
    valueA.wins = ((a.wins + a.passes) * keepB - a.passes * (b.wins + b.passes)) / both;
    valueA.throws = (a.throws * keepB + a.passes * b.throws) / both;
    Value valueB;
    valueB.wins = ((b.wins + b.passes) * keepA - b.passes * (a.wins + a.passes)) / both;
    valueB.throws = (b.throws * keepA + b.passes * a.throws) / both;
    m_odds.m_values[numberOf(position, position.thrower)] = valueA;
    m_odds.m_values[numberOf(other, other.thrower)] = valueB;
    ++m_odds.m_solved;
}

ExactSolver::Mean ExactSolver::meanOf(const Position &position)
{
    Mean mean;
    for (const ChanceThrow &each : m_folder.fold(m_odds.m_keys.classes(position))) {
        Position next = position;
        referee::throwDice(m_odds.m_rules, next, each.dice);
        if (next.stage == Stage::ToThrow && next.men == position.men) {
            (next.thrower == position.thrower ? mean.again : mean.passes) += each.chance;
            continue;
        }
        const Value value = m_plays.of(next, position.thrower);
        mean.wins += each.chance * value.wins;
        mean.throws += each.chance * value.throws;
    }
    return mean;
}

Value ExactSolver::amidDoublet(const Position &position)
{
    const std::uint32_t number = numberOf(position, position.player);
    return m_odds
        .m_amid[position.player == position.thrower ? 0 : 1][number][position.doubletMen - 1U];
}

void ExactSolver::remember(const Position &position, const Value &value)
{
    const std::uint32_t number = numberOf(position, position.player);
    m_odds.m_amid[position.player == position.thrower ? 0 : 1][number][position.doubletMen - 1U] =
        value;
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
        report();
    }
    return number;
}

void ExactSolver::report() {}

} // namespace doublets
