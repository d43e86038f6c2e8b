// SPDX-License-Identifier: MIT
#include "table/layout/board_state.h"

#include "core/dice/generator.h"
#include "core/game/game.h"

#include <span>
#include <utility>

namespace doublets {

namespace {

void add(Numbers &numbers, std::uint8_t number)
{
    if (numbers.size() < MaxDice) {
        numbers.add(number);
    }
}

/// Returns a seed that depends on everything mixed into it so far.
int mixed(int seed, std::uint64_t with)
{
    constexpr int ToInt = 34; // leaves room for additions
    return static_cast<int>(SplitMix(static_cast<std::uint64_t>(seed) ^ with).next() >> ToInt);
}

/// Updates the state of the dice by `events`. `isTotal` tells whether the dice are a `Total`
/// doublet, which gives a number of men rather than numbers to play.
void apply(BoardState &state, const Events &events, bool &isTotal)
{
    for (const Event &event : events) {
        if (const auto *thrown = std::get_if<DiceThrown>(&event)) {
            state.thrower = thrown->thrower;
            state.lastActor = thrown->thrower;
            state.lost.clear();
            state.passed.clear();
            state.lostMen = 0;
            isTotal = thrown->doubletMen > 0;
        } else if (const auto *lost = std::get_if<NumberLost>(&event); lost != nullptr && isTotal) {
            state.lostMen += lost->count;
        } else if (lost != nullptr) {
            add(state.lost, lost->number);
            state.passed.remove(lost->number);
        } else if (const auto *passed = std::get_if<NumberPassed>(&event)) {
            add(state.passed, passed->number);
        }
    }
}

} // namespace

BoardState BoardState::current(const Game &game)
{
    return afterActions(game, game.history().size());
}

BoardState BoardState::afterActions(const Game &game, std::size_t actions)
{
    BoardState state;
    state.position = game.positionAfter(actions);
    state.seed = mixed(0, game.dice().seed().toULongLong()); // 0 if the dice have no seed
    bool isTotal = false;
    for (const HistoryEntry &entry : std::span(game.history()).first(actions)) {
        apply(state, entry.events, isTotal);
        if (const auto *play = std::get_if<Play>(&entry.action)) {
            state.lastActor = play->by;
            continue;
        }
        for (const std::uint8_t face : facesOf(entry.action)) {
            state.seed = mixed(state.seed, face);
        }
        state.menAtThrow = entry.after.men; // a throw moves no man
        const auto *openingThrow = std::get_if<OpeningThrow>(&entry.action);
        state.openingThrow = openingThrow != nullptr ? std::optional(*openingThrow) : std::nullopt;
    }
    // Keep only passed numbers that are still to be played. While something must be claimed, there
    // are none: the player has to notice it.
    Numbers remaining =
        state.position.stage == Stage::Playing ? state.position.remainingNumbers : Numbers();
    const Numbers passed = std::exchange(state.passed, Numbers());
    for (const std::uint8_t number : passed) {
        if (remaining.contains(number)) {
            remaining.remove(number);
            state.passed.add(number);
        }
    }
    return state;
}

BoardState BoardState::forRecordedThrow(const Position &position, const Throw &dice)
{
    BoardState state;
    state.position = position;
    state.position.dice = dice;
    state.menAtThrow = position.men;
    state.thrower = position.thrower;
    state.lastActor = position.thrower;
    for (const std::uint8_t face : dice) {
        state.seed = mixed(state.seed, face);
    }
    return state;
}

} // namespace doublets
