// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "core/game/position.h"

#include <array>
#include <cstddef>
#include <optional>

namespace doublets {

class Game;

/// The state of a game at one moment, as shown on the board.
struct BoardState
{
    Position position;
    /// The dice of the opening throw, which decides who begins, while they lie on the board, that
    /// is, until the first throw of the game; otherwise nullopt.
    std::optional<OpeningThrow> openingThrow;
    /// The seed for the positions of the dice, derived from the seed of the game (if any) and all
    /// throws so far; the same after undo and redo. For a recorded throw, derived from its dice
    /// alone.
    int seed = 0;
    /// The men at the time of the throw, indexed by indexOf(Side): obstacles for the dice.
    std::array<Men, 2> menAtThrow{};
    Side thrower = Side::White;   ///< player from whose box the dice were thrown
    Side lastActor = Side::White; ///< player of the last throw or play
    /// Numbers of the current throw that have been lost; see NumberLost.
    Numbers lost;
    /// Numbers of the current throw that have passed to the opponent and are still to be played.
    /// Empty if the rules require passed numbers to be claimed (see Claim).
    Numbers passed;
    /// Number of men of a doublet (Doublet::Total) that neither player could play.
    int lostMen = 0;

    bool operator==(const BoardState &) const = default;

    /// Returns the current state of `game`.
    [[nodiscard]] static BoardState current(const Game &game);
    /// Returns the state of `game` after its first `actions` actions; `actions` must not exceed the
    /// length of the history.
    [[nodiscard]] static BoardState afterActions(const Game &game, std::size_t actions);
    /// Returns the state for a recorded position and throw whose history is unknown. `dice`
    /// replaces the dice of `position`.
    [[nodiscard]] static BoardState forRecordedThrow(const Position &position, const Throw &dice);
};

} // namespace doublets
