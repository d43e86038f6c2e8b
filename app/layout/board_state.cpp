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
        const auto *lead = std::get_if<OpeningThrow>(&turn.action);
        state.lead = lead != nullptr ? std::optional(*lead) : std::nullopt;
    }
    return state;
}

} // namespace doublets
