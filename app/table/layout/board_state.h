// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "core/game/position.h"

#include <array>
#include <cstddef>
#include <optional>

namespace doublets {

class Game;

/// All that the board shows of a game at one moment.
struct BoardState
{
    Position position;
    /// The dice of the lead lie on the board until the first throw.
    std::optional<OpeningThrow> lead;
    /// Counts the throws, so that dice lie differently after each and alike after undo and redo.
    int serial = 0;
    /// The men as they were when the dice fell: these may have struck them.
    std::array<Men, 2> menAtThrow{};
    Side thrownBy = Side::White; ///< whose box the dice came from
    /// Numbers of these dice that nobody can play any more, and that passed to the other player and
    /// are still theirs to play, where they need not find that out.
    Numbers lost;
    Numbers passed;
    int lostMen = 0; ///< men of a total doublet that nobody could play

    bool operator==(const BoardState &) const = default;

    [[nodiscard]] static BoardState presentOf(const Game &game);
    /// The same after the first `actions` of the game, which it must have.
    [[nodiscard]] static BoardState of(const Game &game, std::size_t actions);
    /// A moment of the past, of which no more is known.
    [[nodiscard]] static BoardState ofPast(const Position &position, const Throw &dice);
};

} // namespace doublets
