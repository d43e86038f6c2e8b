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
    , m_throwReducer(odds.m_rules)
    , m_evaluator(odds.m_rules, odds.m_keys, *this)
{
}

bool ExactSolver::solve()
{
    // Reserve everything now: reallocation would temporarily double the memory.
    m_odds.m_values.reserve(m_odds.m_keys.count());
    if (m_odds.m_rules.doublet == Doublet::Total) {
        m_odds.m_withinDoublet[0].reserve(m_odds.m_values.capacity());
        m_odds.m_bestKinds[0].reserve(m_odds.m_values.capacity());
        m_nextManChoices.reserve(m_odds.m_values.capacity());
    }
    Position first = referee::initialPosition(m_odds.m_rules);
    first.stage = Stage::ToThrow;
    (void)beforeThrow(first);
    return !m_isCancelled;
}

PositionValue ExactSolver::beforeThrow(const Position &position)
{
    const std::uint32_t index = positionIndex(position, position.thrower);
    if (!m_odds.m_values[index].isKnown()) {
        solvePairOf(position, index);
    }
    return m_odds.m_values[index];
}

void ExactSolver::solvePairOf(const Position &position, std::uint32_t index)
{
    ValuePair pair;
    if (m_odds.m_rules.claim == Claim::Required) {
        // Whether to leave a number unclaimed depends on the values being solved for: iterate until
        // they are stable.
        ClaimedValues claimed;
        pair = solution(position, &claimed);
        for (int guesses = 0; guesses < MaxGuesses; ++guesses) {
            const ValuePair better = solution(position, claimed, pair);
            if (std::exchange(pair, better) == better) {
                break;
            }
        }
    } else {
        pair = solution(position, nullptr);
    }
    const Position other = positionWithOpponentToThrow(position);
    m_odds.m_values[index] = pair.diceKept;
    m_odds.m_values[positionIndex(other, other.thrower)] = pair.dicePassed.forOpponent();
    reportProgress();
}

ExactSolver::ValuePair ExactSolver::solution(const Position &position, ClaimedValues *claimed)
{
    const Side side = position.thrower;
    const auto [diceKept, dicePassed] =
        solvePair(meanOf(position, side, claimed != nullptr ? &claimed->front() : nullptr),
                  meanOf(positionWithOpponentToThrow(position), side,
                         claimed != nullptr ? &claimed->back() : nullptr));
    return {{diceKept[0], diceKept[1]}, {dicePassed[0], dicePassed[1]}};
}

ExactSolver::ValuePair ExactSolver::solution(const Position &position, const ClaimedValues &claimed,
                                             const ValuePair &guess)
{
    const Side side = position.thrower;
    const auto [diceKept, dicePassed] =
        solvePair(meanOf(position, side, claimed.front(), guess),
                  meanOf(positionWithOpponentToThrow(position), side, claimed.back(), guess));
    return {{diceKept[0], diceKept[1]}, {dicePassed[0], dicePassed[1]}};
}

ThrowMean<2> ExactSolver::meanOf(const Position &position, Side side,
                                 std::vector<ClaimedValue> *claimed)
{
    if (m_isCancelled) {
        return {};
    }
    const ThrowList &throws = m_throwReducer.reducedThrows(m_odds.m_keys.classes(position));
    const Position *outer = std::exchange(m_beforeThrow, &position);
    auto mean = throwMean<2>(m_odds.m_rules, position, throws, [&](const Position &next) {
        if (claimed == nullptr) {
            const PositionValue value = m_evaluator.valueOf(next, side);
            return ThrowValues<2>{{value.winProbability, value.throws}, {}};
        }
        const PositionValue value = claimed->emplace_back(claimedValue(next, side)).toSide;
        return ThrowValues<2>{{value.winProbability, value.throws}, {}};
    });
    m_beforeThrow = outer;
    mean.known[1] += 1; // the current throw
    return mean;
}

ThrowMean<2> ExactSolver::meanOf(const Position &position, Side side,
                                 const std::vector<ClaimedValue> &claimed, const ValuePair &guess)
{
    if (m_isCancelled) {
        return {};
    }
    const ThrowList &throws = m_throwReducer.reducedThrows(m_odds.m_keys.classes(position));
    auto nextClaimed = claimed.begin();
    auto mean = throwMean<2>(m_odds.m_rules, position, throws, [&](const Position &next) {
        const ClaimedValue &known = *nextClaimed++;
        if (known.toPlayer.isKnown()) {
            const Side thrower = referee::nextThrower(m_odds.m_rules, next);
            const PositionValue &left = thrower == side ? guess.diceKept : guess.dicePassed;
            const PositionValue mine = next.player == side ? left : left.forOpponent();
            if (mine.isBetterThan(known.toPlayer)) {
                return ThrowValues<2>{{}, {true, true}};
            }
        }
        return ThrowValues<2>{{known.toSide.winProbability, known.toSide.throws}, {}};
    });
    mean.known[1] += 1; // the current throw
    return mean;
}

ExactSolver::ClaimedValue ExactSolver::claimedValue(const Position &position, Side side)
{
    if (position.stage != Stage::Claiming || isUnclaimedValueKnown(position)) {
        return {m_evaluator.valueOf(position, side), {}};
    }
    const PositionValue toPlayer = m_evaluator.valueOf(position, position.player);
    return {position.player == side ? toPlayer : toPlayer.forOpponent(), toPlayer};
}

NextManChoices ExactSolver::nextManChoices(const Position &position, std::uint32_t positionIndex)
{
    if (m_nextManChoices[positionIndex].kindCount == 0) {
        const NextManChoices next = doublets::nextManChoices(
            m_odds.m_rules, m_odds.m_keys, position,
            [this](const Position &after) { return this->positionIndex(after); });
        m_nextManChoices[positionIndex] =
            next; // not earlier: the recursive calls may have resized m_nextManChoices
    }
    return m_nextManChoices[positionIndex];
}

void ExactSolver::storeValue(const Position &position, std::uint32_t positionIndex,
                             const PositionValue &value, std::uint8_t kind)
{
    const std::size_t sideIndex = doubletSideIndex(position);
    const std::size_t men = position.doubletMen - 1U;
    m_odds.m_withinDoublet[sideIndex][positionIndex][men] = value;
    m_odds.m_bestKinds[sideIndex][positionIndex][men] = static_cast<std::uint8_t>(kind + 1);
}

bool ExactSolver::isUnclaimedValueKnown(const Position &position) const
{
    // If no man has been played, the position is one of the pair being solved.
    return position.men != m_beforeThrow->men;
}

std::uint32_t ExactSolver::positionIndex(const Position &position, Side first)
{
    const std::uint32_t index =
        m_odds.m_positionIndices.findOrAdd(m_odds.m_keys.keyOf(position, first));
    if (index >= m_odds.m_values.size()) {
        m_odds.m_values.resize(index + 1);
        const Rules &rules = m_odds.m_rules;
        if (rules.doublet == Doublet::Total) {
            m_nextManChoices.resize(index + 1);
            const std::size_t sides = rules.surplus == Surplus::Opponent ? 2 : 1;
            for (std::size_t sideIndex = 0; sideIndex < sides; ++sideIndex) {
                m_odds.m_withinDoublet[sideIndex].resize(index + 1);
                m_odds.m_bestKinds[sideIndex].resize(index + 1);
            }
        }
    }
    return index;
}

void ExactSolver::reportProgress()
{
    m_solvedPositions += 2;
    if (m_progress && m_solvedPositions % PositionsBetweenReports == 0) {
        const double share = static_cast<double>(m_solvedPositions) / m_odds.m_keys.count();
        m_isCancelled = m_isCancelled || !m_progress(std::min(share, 1.0));
    }
}

} // namespace doublets
