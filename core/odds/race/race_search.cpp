// SPDX-License-Identifier: MIT
#include "core/odds/race/race_search.h"

#include <algorithm>
#include <tuple>

namespace doublets {

namespace {

struct Weighted
{
    Throw dice;
    std::int32_t weight = 0; ///< out of AllThrows
};
constexpr std::int32_t AllThrows = 6 * 6 * 6;

constexpr auto weightedThrows()
{
    std::array<Weighted, limits::MaxDistinctThrows> throws{};
    std::size_t count = 0;
    for (std::uint8_t a = 1; a <= limits::Faces; ++a) {
        for (std::uint8_t b = 1; b <= a; ++b) {
            for (std::uint8_t c = 1; c <= b; ++c) {
                const bool triplet = a == c;
                const bool pair = a == b || b == c;
                throws[count++] = {Throw{a, b, c}, triplet ? 1 : pair ? 3 : 6};
            }
        }
    }
    return throws;
}
constexpr auto Throws = weightedThrows();

/// Options whose equity seems less than the greatest by more than this are not searched further.
constexpr std::int32_t GreatestGain = RaceValue::One / 12;

/// Converts `value` from the view of the player who throws next to that of the player who has just
/// played numbers of the given origin.
RaceValue valueToPlayer(const RaceValue &value, RaceSearch::NumberOrigin origin)
{
    return origin == RaceSearch::NumberOrigin::OwnThrow ? value.swapped() : value;
}

/// Returns whether the player prefers `a` to `b`. As everywhere, a draw counts as half a win.
bool isBetter(const RaceValue &a, const RaceValue &b)
{
    return std::tuple(a.equity(), a.win, -a.throws) > std::tuple(b.equity(), b.win, -b.throws);
}

bool isBlocked(const RaceBoard &board)
{
    return usableNumberCount(board.player, board.opponent) == 0 &&
           usableNumberCount(board.opponent, board.player) == 0;
}

std::size_t hashOf(const RaceBoard &board)
{
    std::uint64_t hash = 0;
    for (const RaceMen &men : {board.player, board.opponent}) {
        for (const PointSet points : {men.single, men.full, men.piled}) {
            hash = (hash ^ points) * 0x9e3779b97f4a7c15U;
        }
    }
    return static_cast<std::size_t>(hash >> 32U);
}

} // namespace

RaceValue RaceSearch::valueOf(const RaceBoard &board)
{
    return RaceEndings::includes(board) ? m_endings.valueOf(board) : m_evaluator.valueOf(board);
}

RaceSearch::AfterThrow RaceSearch::resolve(const RaceBoard &board, const Numbers &unplayed,
                                           NumberOrigin origin)
{
    const RaceBoard next = origin == NumberOrigin::OwnThrow ? board.swapped() : board;
    if (next.player.isEmpty() || next.opponent.isEmpty()) {
        const bool wins = next.player.isEmpty();
        return {next, {wins ? RaceValue::One : 0, wins ? 0 : RaceValue::One, 0}, true, false};
    }
    const bool passes = origin == NumberOrigin::OwnThrow && !unplayed.empty() &&
                        (!board.player.isRacing() || board.player.areInLastTable());
    if (passes) {
        const Choice reply = best(m_passed, next, unplayed, NumberOrigin::Passed);
        if (reply.from != 0) {
            AfterThrow after = reply.after;
            after.hasReply = true;
            return after;
        }
    }
    if (isBlocked(next)) {
        return {next, {}, true, false};
    }
    return {next, valueOf(next), false, false};
}

RaceSearch::Choice RaceSearch::best(RacePlays &plays, const RaceBoard &board,
                                    const Numbers &numbers, NumberOrigin origin)
{
    Choice chosen;
    chosen.equity = -RaceValue::One - 1;
    for (const RacePlays::Option &option : plays.find(board, numbers)) {
        if (origin == NumberOrigin::Passed && option.from == 0) {
            return {}; // nothing can be played
        }
        const AfterThrow after = resolve(plays.after(option), plays.unplayed(option), origin);
        const std::int32_t equity = valueToPlayer(after.value, origin).equity();
        if (equity > chosen.equity) {
            chosen = {after, option.from, option.number, equity};
        }
    }
    return chosen;
}

RaceValue RaceSearch::valueAhead(const RaceBoard &board)
{
    if (RaceEndings::includes(board)) {
        return m_endings.valueOf(board);
    }
    ValueAhead &recent = m_recent[hashOf(board) % m_recent.size()];
    if (recent.board != board) {
        recent = {board, computeValueAhead(board)};
    }
    return recent.value;
}

RaceValue RaceSearch::computeValueAhead(const RaceBoard &board)
{
    std::int64_t win = 0;
    std::int64_t loss = 0;
    std::int64_t throws = 0;
    for (const Weighted &each : Throws) {
        const RaceValue after =
            best(m_plays[1], board, each.dice, NumberOrigin::OwnThrow).after.value;
        win += std::int64_t{each.weight} * after.loss;
        loss += std::int64_t{each.weight} * after.win;
        throws += std::int64_t{each.weight} * after.throws;
    }
    return {static_cast<std::int32_t>(win / AllThrows), static_cast<std::int32_t>(loss / AllThrows),
            static_cast<std::int32_t>(throws / AllThrows) + RaceValue::One};
}

RaceSearch::Level &RaceSearch::findCandidates(const RaceBoard &board, const Numbers &numbers,
                                              NumberOrigin origin, std::size_t width)
{
    Level &level = m_levels[origin == NumberOrigin::OwnThrow ? 0 : 1];
    std::vector<Candidate> &best = level.candidates;
    best.clear();
    best.reserve(width + 1);
    const auto value = [origin](const Candidate &each) {
        return valueToPlayer(each.after.value, origin);
    };
    for (const RacePlays::Option &option : level.plays.find(board, numbers)) {
        const Candidate next{
            option, resolve(level.plays.after(option), level.plays.unplayed(option), origin)};
        best.insert(std::ranges::upper_bound(best, value(next), isBetter, value), next);
        if (best.size() > width) {
            best.pop_back();
        }
    }
    const std::int32_t least = value(best.front()).equity() - GreatestGain;
    std::erase_if(best, [&](const Candidate &each) { return value(each).equity() < least; });
    return level;
}

const RaceSearch::Candidate &RaceSearch::bestCandidate(Level &level, NumberOrigin origin,
                                                       std::size_t width)
{
    const Candidate *best = nullptr;
    for (Candidate &candidate : level.candidates) {
        AfterThrow &after = candidate.after;
        if (after.hasReply) {
            const RaceBoard next = level.plays.after(candidate.option).swapped();
            after = evaluatedChoiceAhead(next, level.plays.unplayed(candidate.option),
                                         NumberOrigin::Passed, width)
                        .after;
        } else if (!after.isOver) {
            after.value = valueAhead(after.board);
        }
        if (best == nullptr || isBetter(valueToPlayer(after.value, origin),
                                        valueToPlayer(best->after.value, origin))) {
            best = &candidate;
        }
    }
    return *best;
}

RaceSearch::Choice RaceSearch::bestChoiceAhead(const RaceBoard &board, const Numbers &numbers,
                                               NumberOrigin origin, std::size_t width)
{
    Level &level = findCandidates(board, numbers, origin, width);
    return choiceOf(level.candidates.size() == 1 ? level.candidates.front()
                                                 : bestCandidate(level, origin, width),
                    origin);
}

RaceSearch::Choice RaceSearch::evaluatedChoiceAhead(const RaceBoard &board, const Numbers &numbers,
                                                    NumberOrigin origin, std::size_t width)
{
    return choiceOf(bestCandidate(findCandidates(board, numbers, origin, width), origin, width),
                    origin);
}

RaceSearch::Choice RaceSearch::choiceOf(const Candidate &candidate, NumberOrigin origin)
{
    return {candidate.after, candidate.option.from, candidate.option.number,
            valueToPlayer(candidate.after.value, origin).equity()};
}

} // namespace doublets
