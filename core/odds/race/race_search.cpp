// SPDX-License-Identifier: MIT
#include "core/odds/race/race_search.h"

#include <algorithm>

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

/// Options that seem worse than the best by more than this are not searched further.
constexpr std::int32_t GreatestGain = RaceValue::One / 12;

bool isBlocked(const RaceBoard &board)
{
    return usableNumberCount(board.player, board.opponent) == 0 &&
           usableNumberCount(board.opponent, board.player) == 0;
}

} // namespace

RaceValue RaceSearch::valueOf(const RaceBoard &board)
{
    return RaceEndings::includes(board) ? m_endings.valueOf(board) : m_evaluator.valueOf(board);
}

RaceSearch::AfterThrow RaceSearch::resolve(const RaceBoard &board,
                                           const doublets::Numbers &unplayed, Numbers whose)
{
    const RaceBoard next = whose == Numbers::OwnThrow ? board.swapped() : board;
    if (next.player.isEmpty() || next.opponent.isEmpty()) {
        const bool wins = next.player.isEmpty();
        return {next, {wins ? RaceValue::One : 0, wins ? 0 : RaceValue::One, 0}, true};
    }
    const bool passes = whose == Numbers::OwnThrow && !unplayed.empty() &&
                        (!board.player.isRacing() || board.player.areInLastTable());
    if (passes) {
        const Choice reply = best(m_passed, next, unplayed, Numbers::Passed);
        if (reply.from != 0) {
            return reply.after;
        }
    }
    if (isBlocked(next)) {
        return {next, {}, true};
    }
    return {next, valueOf(next), false};
}

RaceSearch::Choice RaceSearch::best(RacePlays &plays, const RaceBoard &board,
                                    const doublets::Numbers &numbers, Numbers whose)
{
    Choice chosen;
    chosen.equity = -RaceValue::One - 1;
    for (const RacePlays::Option &option : plays.find(board, numbers)) {
        if (whose == Numbers::Passed && option.from == 0) {
            return {}; // nothing can be played
        }
        const AfterThrow after = resolve(plays.after(option), plays.unplayed(option), whose);
        const std::int32_t equity =
            whose == Numbers::OwnThrow ? -after.value.equity() : after.value.equity();
        if (equity > chosen.equity) {
            chosen = {after, option.from, option.number, equity};
        }
    }
    return chosen;
}

RaceValue RaceSearch::valueAfterNextThrow(const RaceBoard &board)
{
    if (RaceEndings::includes(board)) {
        return m_endings.valueOf(board);
    }
    std::int64_t win = 0;
    std::int64_t loss = 0;
    std::int64_t throws = 0;
    for (const Weighted &each : Throws) {
        const RaceValue after = best(m_plays[1], board, each.dice, Numbers::OwnThrow).after.value;
        win += std::int64_t{each.weight} * after.loss;
        loss += std::int64_t{each.weight} * after.win;
        throws += std::int64_t{each.weight} * after.throws;
    }
    return {static_cast<std::int32_t>(win / AllThrows), static_cast<std::int32_t>(loss / AllThrows),
            static_cast<std::int32_t>(throws / AllThrows) + RaceValue::One};
}

RaceSearch::Choice RaceSearch::bestChoiceAhead(const RaceBoard &board,
                                               const doublets::Numbers &numbers, Numbers whose,
                                               std::size_t width)
{
    m_choices.clear();
    for (const RacePlays::Option &option : m_plays[0].find(board, numbers)) {
        const AfterThrow after =
            resolve(m_plays[0].after(option), m_plays[0].unplayed(option), whose);
        const std::int32_t equity =
            whose == Numbers::OwnThrow ? -after.value.equity() : after.value.equity();
        m_choices.push_back({after, option.from, option.number, equity});
    }
    if (m_choices.size() == 1) {
        return m_choices.front();
    }
    std::ranges::stable_sort(m_choices, std::ranges::greater(), &Choice::equity);
    const std::int32_t least = m_choices.front().equity - GreatestGain;
    const auto promising = std::ranges::find_if(
        m_choices, [least](const Choice &each) { return each.equity < least; });
    m_choices.erase(promising, m_choices.end());
    m_choices.resize(std::min(m_choices.size(), width));
    if (m_choices.size() == 1) {
        return m_choices.front();
    }
    for (Choice &choice : m_choices) {
        if (!choice.after.isOver) {
            choice.after.value = valueAfterNextThrow(choice.after.board);
            const std::int32_t equity = choice.after.value.equity();
            choice.equity = whose == Numbers::OwnThrow ? -equity : equity;
        }
    }
    return *std::ranges::max_element(m_choices, {}, &Choice::equity);
}

} // namespace doublets
