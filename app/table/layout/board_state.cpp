// SPDX-License-Identifier: MIT
#include "table/layout/board_state.h"

#include "core/game/game.h"

#include <span>
#include <utility>

namespace doublets {

namespace {

void add(Numbers &numbers, std::uint8_t number)
{
    if (numbers.size() < MostDice) {
        numbers.add(number);
    }
}

/// What became of the dice, event by event. `total`: they are a doublet that gives so many men.
void apply(BoardState &state, const Events &events, bool &total)
{
    for (const Event &event : events) {
        if (const auto *thrown = std::get_if<DiceThrown>(&event)) {
            state.thrownBy = thrown->thrower;
            state.lost.clear();
            state.passed.clear();
            state.lostMen = 0;
            total = thrown->doubletMen > 0;
        } else if (const auto *lost = std::get_if<NumberLost>(&event); lost != nullptr && total) {
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

BoardState BoardState::presentOf(const Game &game)
{
    return of(game, game.history().size());
}

BoardState BoardState::of(const Game &game, std::size_t actions)
{
    BoardState state;
    state.position = actions == 0 ? game.startPosition() : game.history()[actions - 1].after;
    bool total = false;
    for (const HistoryEntry &entry : std::span(game.history()).first(actions)) {
        apply(state, entry.events, total);
        if (std::holds_alternative<Play>(entry.action)) {
            continue;
        }
        ++state.serial;
        state.menAtThrow = entry.after.men; // a throw moves no man
        const auto *lead = std::get_if<OpeningThrow>(&entry.action);
        state.lead = lead != nullptr ? std::optional(*lead) : std::nullopt;
    }
    // What has been played did not stay; what may be claimed is for the one who may to find.
    Numbers left = state.position.stage == Stage::Playing ? state.position.left : Numbers();
    const Numbers passed = std::exchange(state.passed, Numbers());
    for (const std::uint8_t number : passed) {
        if (left.contains(number)) {
            left.remove(number);
            state.passed.add(number);
        }
    }
    return state;
}

BoardState BoardState::ofPast(const Position &position, const Throw &dice)
{
    BoardState state;
    state.position = position;
    state.position.dice = dice;
    state.menAtThrow = position.men;
    state.thrownBy = position.thrower;
    for (const std::uint8_t face : dice) {
        state.serial = state.serial * 7 + face; // any number, the same for the same throw
    }
    return state;
}

} // namespace doublets
