// SPDX-License-Identifier: MIT
#include "training/self_play.h"

namespace doublets::training {

namespace {

std::int32_t mixed(std::int32_t value, std::int32_t later, double lambda)
{
    return static_cast<std::int32_t>((1 - lambda) * value + lambda * later);
}

} // namespace

RaceBoard startOfRace()
{
    constexpr PointSet Table = (PointSet{1} << PointsInTable) - 1;
    constexpr RaceMen Men{0, Table, Table};
    return {Men, Men};
}

Throw SelfPlay::rollThrow()
{
    Throw dice;
    for (int i = 0; i < limits::MaxDice; ++i) {
        dice.add(static_cast<std::uint8_t>(1 + below(limits::Faces)));
    }
    return dice;
}

bool SelfPlay::playAtRandom(RaceBoard &board, unsigned throws)
{
    for (unsigned i = 0; i < throws; ++i) {
        const auto pick = [this](std::span<const RacePlays::Option> options) {
            return options[options.size() <= 256
                               ? below(static_cast<unsigned>(options.size()))
                               : (below(256) * 256U + below(256)) % options.size()];
        };
        const RacePlays::Option option = pick(m_plays.find(board, rollThrow()));
        Numbers unplayed = m_plays.unplayed(option);
        RaceBoard next = m_plays.after(option).swapped();
        const bool passes = !next.opponent.isRacing() || next.opponent.areInLastTable();
        if (passes && !unplayed.empty() && !next.player.isEmpty() && !next.opponent.isEmpty()) {
            const RacePlays::Option reply = pick(m_plays.find(next, unplayed));
            next = m_plays.after(reply);
        }
        board = next;
        if (board.player.isEmpty() || board.opponent.isEmpty() || RaceEndings::includes(board) ||
            (usableNumberCount(board.player, board.opponent) == 0 &&
             usableNumberCount(board.opponent, board.player) == 0)) {
            return false;
        }
    }
    return true;
}

const std::vector<Example> &SelfPlay::play(RaceSearch &search, double lambda)
{
    RaceBoard board = startOfRace();
    if (below(10) < 4) {
        while (!playAtRandom(board, below(36))) {
            board = startOfRace();
        }
    }
    m_examples.clear();
    RaceValue value = search.valueOf(board);
    for (;;) {
        m_examples.push_back({board, value, {}});
        const RaceSearch::AfterThrow after = search.bestChoice(board, rollThrow()).after;
        board = after.board;
        value = after.value;
        if (after.isOver || RaceEndings::includes(board)) {
            break;
        }
    }
    addTargets(value, lambda);
    return m_examples;
}

void SelfPlay::addTargets(RaceValue last, double lambda)
{
    RaceValue target = last;
    for (auto example = m_examples.rbegin(); example != m_examples.rend(); ++example) {
        target = target.swapped();
        target.throws += RaceValue::One;
        example->target = target;
        const RaceValue &value = example->value;
        target = {mixed(value.win, target.win, lambda), mixed(value.loss, target.loss, lambda),
                  mixed(value.throws, target.throws, lambda)};
    }
}

} // namespace doublets::training
