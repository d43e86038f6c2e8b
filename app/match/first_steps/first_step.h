// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"
#include "core/rules/rule_set.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace doublets {

/// One step of the introduction "First steps": a moment of a game with a task for the player, who
/// plays White.
struct FirstStep
{
    /// The subject of a step.
    enum class Kind : std::uint8_t {
        FirstThrowPending, ///< the first throw of the game, which is still to be made
        LayDown,           ///< laying down the men of the first throw
        Unusable,          ///< a throw with a number that White cannot play
        DoubletThrown,     ///< a throw of dice alike
        BearOff,           ///< a throw by which men leave the board
        Win,               ///< the throw that wins
    };
    /// The player's progress within a step.
    enum class State : std::uint8_t {
        ToThrow,        ///< White must throw
        ToPlay,         ///< White must play
        OpponentToPlay, ///< White's numbers have passed to Black, who must play
        ToThrowAgain,   ///< White must make the second throw; see needsSecondThrow()
        Done,
    };

    Kind kind{};
    std::vector<Action> actions; ///< the actions that lead to this moment
    Throw dice;                  ///< the dice to fall next; empty if they are on the board already
    Numbers unusable; ///< the numbers that White cannot play; empty unless `kind` is Unusable

    /// Returns a new game at this moment, whose next throw is `dice`.
    [[nodiscard]] std::unique_ptr<Game> createGame(const RuleSet &ruleSet,
                                                   const Rulings &rulings) const;
    /// Returns whether `game` began with the actions that lead to this moment.
    [[nodiscard]] bool isStartOf(const Game &game) const;
    /// Returns the entries of `game` that belong to this step, without those of the next throw.
    [[nodiscard]] std::span<const HistoryEntry> entriesIn(const Game &game) const;
    /// Returns the player's progress. A step that is done remains done however the game continues.
    /// `game` must be at this step or have continued from it.
    [[nodiscard]] State state(const Game &game) const;
    /// Returns whether the step includes a second throw by the same player.
    [[nodiscard]] bool needsSecondThrow(const Rules &rules) const;
    /// Returns the dice thrown in this step or, if `dice` is empty, those already on the board when
    /// the step starts.
    [[nodiscard]] Throw diceOnBoard() const;
};

/// Returns the steps that introduce `rules`, found by playing random games; the result is always
/// the same. A step is left out if no game has a moment for it.
[[nodiscard]] std::vector<FirstStep> findFirstSteps(const Rules &rules);

} // namespace doublets
