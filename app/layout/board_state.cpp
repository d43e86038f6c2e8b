// SPDX-License-Identifier: MIT
#include "app/layout/board_state.h"

#include "core/game/game.h"

namespace doublets {

BoardState BoardState::presentOf(const Game &game)
{
    BoardState state;
    state.position = game.position();
    for (const Turn &turn : game.turns()) {
        if (std::holds_alternative<Play>(turn.action)) {
            continue;
        }
        ++state.serial;
        state.menAtThrow = turn.after.men; // a throw moves no man
        for (const Event &event : turn.events) {
            if (const auto *thrown = std::get_if<DiceThrown>(&event)) {
                state.thrownBy = thrown->thrower;
            }
        }
        const auto *lead = std::get_if<OpeningThrow>(&turn.action);
        state.lead = lead != nullptr ? std::optional(*lead) : std::nullopt;
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
