// SPDX-License-Identifier: MIT
#include "core/odds/exact_solver.h"

#include <algorithm>
#include <utility>

namespace doublets {

namespace {

constexpr std::size_t PositionsBetweenReports = 512;
constexpr int MaxGuesses = 20; ///< three usually suffice

} // namespace

ExactSolver::ExactSolver(ExactOdds &odds, const Progress &progress)
    : m_odds(odds)
    , m_progress(progress)
    , m_folder(odds.m_rules)
    , m_plays(odds.m_rules, odds.m_keys, *this)
{
}

bool ExactSolver::solve()
{
    // Reserve everything now: reallocation would temporarily double the memory.
    m_odds.m_values.reserve(m_odds.m_keys.count());
    if (m_odds.m_rules.doublet == Doublet::Total) {
        m_odds.m_amid[0].reserve(m_odds.m_values.capacity());
        m_odds.m_best[0].reserve(m_odds.m_values.capacity());
        m_nextMen.reserve(m_odds.m_values.capacity());
    }
    Position first = referee::start(m_odds.m_rules);
    first.stage = Stage::ToThrow;
    (void)beforeThrow(first);
    return !m_stopped;
}

Value ExactSolver::beforeThrow(const Position &position)
{
    const std::uint32_t number = numberOf(position, position.thrower);
    if (!m_odds.m_values[number].isKnown()) {
        solvePairAt(position, number);
    }
    return m_odds.m_values[number];
}

void ExactSolver::solvePairAt(const Position &position, std::uint32_t number)
{
    Pair pair;
    if (m_odds.m_rules.claim == Claim::Claimed) {
        // Whether to leave a number unclaimed depends on the values being solved for: iterate until
        // they are stable.
        ClaimedPair claimed;
        pair = solved(position, &claimed);
        for (int guesses = 0; guesses < MaxGuesses; ++guesses) {
            const Pair better = solved(position, claimed, pair);
            if (std::exchange(pair, better) == better) {
                break;
            }
        }
    } else {
        pair = solved(position, nullptr);
    }
    const Position other = afterPassingDice(position);
    m_odds.m_values[number] = pair.here;
    m_odds.m_values[numberOf(other, other.thrower)] = pair.there.turned();
    report();
}

ExactSolver::Pair ExactSolver::solved(const Position &position, ClaimedPair *claimed)
{
    const Side side = position.thrower;
    const auto [here, there] = solvePair(
        meanOf(position, side, claimed != nullptr ? &claimed->front() : nullptr),
        meanOf(afterPassingDice(position), side, claimed != nullptr ? &claimed->back() : nullptr));
    return {{here[0], here[1]}, {there[0], there[1]}};
}

ExactSolver::Pair ExactSolver::solved(const Position &position, const ClaimedPair &claimed,
                                      const Pair &guess)
{
    const Side side = position.thrower;
    const auto [here, there] =
        solvePair(meanOf(position, side, claimed.front(), guess),
                  meanOf(afterPassingDice(position), side, claimed.back(), guess));
    return {{here[0], here[1]}, {there[0], there[1]}};
}

ThrowMean<2> ExactSolver::meanOf(const Position &position, Side side, std::vector<Claimed> *claimed)
{
    if (m_stopped) {
        return {};
    }
    const ThrowList &throws = m_folder.fold(m_odds.m_keys.classes(position));
    const Position *outer = std::exchange(m_beforeThrow, &position);
    auto mean = throwMean<2>(m_odds.m_rules, position, throws, [&](const Position &next) {
        if (claimed == nullptr) {
            const Value value = m_plays.of(next, side);
            return Figures<2>{{value.wins, value.throws}, {}};
        }
        const Value value = claimed->emplace_back(claimedValue(next, side)).toSide;
        return Figures<2>{{value.wins, value.throws}, {}};
    });
    m_beforeThrow = outer;
    mean.known[1] += 1; // the current throw
    return mean;
}

ThrowMean<2> ExactSolver::meanOf(const Position &position, Side side,
                                 const std::vector<Claimed> &claimed, const Pair &guess)
{
    if (m_stopped) {
        return {};
    }
    const ThrowList &throws = m_folder.fold(m_odds.m_keys.classes(position));
    auto here = claimed.begin();
    auto mean = throwMean<2>(m_odds.m_rules, position, throws, [&](const Position &next) {
        const Claimed &known = *here++;
        if (known.toPlayer.isKnown()) {
            const Side thrower = referee::nextThrower(m_odds.m_rules, next);
            const Value &left = thrower == side ? guess.here : guess.there;
            const Value mine = next.player == side ? left : left.turned();
            if (mine.isBetterThan(known.toPlayer)) {
                return Figures<2>{{}, {true, true}};
            }
        }
        return Figures<2>{{known.toSide.wins, known.toSide.throws}, {}};
    });
    mean.known[1] += 1; // the current throw
    return mean;
}

ExactSolver::Claimed ExactSolver::claimedValue(const Position &position, Side side)
{
    if (position.stage != Stage::Claiming || knowsUnclaimed(position)) {
        return {m_plays.of(position, side), {}};
    }
    const Value toPlayer = m_plays.of(position, position.player);
    return {position.player == side ? toPlayer : toPlayer.turned(), toPlayer};
}

NextManChoices ExactSolver::nextMen(const Position &position, std::uint32_t place)
{
    if (m_nextMen[place].kinds == 0) {
        const NextManChoices next =
            doublets::nextMen(m_odds.m_rules, m_odds.m_keys, position,
                              [this](const Position &after) { return this->place(after); });
        m_nextMen[place] = next; // not earlier: the recursive calls may have resized m_nextMen
    }
    return m_nextMen[place];
}

void ExactSolver::remember(const Position &position, std::uint32_t place, const Value &value,
                           std::uint8_t kind)
{
    const std::size_t whose = doubletSideIndex(position);
    const std::size_t men = position.doubletMen - 1U;
    m_odds.m_amid[whose][place][men] = value;
    m_odds.m_best[whose][place][men] = static_cast<std::uint8_t>(kind + 1);
}

bool ExactSolver::knowsUnclaimed(const Position &position) const
{
    // If no man has been played, the position is one of the pair being solved.
    return position.men != m_beforeThrow->men;
}

std::uint32_t ExactSolver::numberOf(const Position &position, Side first)
{
    const std::uint32_t number = m_odds.m_numbers.number(m_odds.m_keys.of(position, first));
    if (number >= m_odds.m_values.size()) {
        m_odds.m_values.resize(number + 1);
        const Rules &rules = m_odds.m_rules;
        if (rules.doublet == Doublet::Total) {
            m_nextMen.resize(number + 1);
            const std::size_t sides = rules.surplus == Surplus::Opponent ? 2 : 1;
            for (std::size_t whose = 0; whose < sides; ++whose) {
                m_odds.m_amid[whose].resize(number + 1);
                m_odds.m_best[whose].resize(number + 1);
            }
        }
    }
    return number;
}

void ExactSolver::report()
{
    m_solved += 2;
    if (m_progress && m_solved % PositionsBetweenReports == 0) {
        const double share = static_cast<double>(m_solved) / m_odds.m_keys.count();
        m_stopped = m_stopped || !m_progress(std::min(share, 1.0));
    }
}

} // namespace doublets
