// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"
#include "core/rules/rule_set.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace doublets {

/// A step of the introduction "First steps": a moment of a game, with a task for the player, who
/// plays White.
struct FirstStep
{
    /// The subject of a step.
    enum class Kind : std::uint8_t {
        FirstThrowPending, ///< the moment before the first throw of the game
        LayDown,           ///< laying down the men of the first throw
        UnusableNumber,    ///< a throw with a number that White cannot play
        DoubletThrown,     ///< a throw of equal dice
        BearOff,           ///< a throw with which men leave the board
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
    Throw dice; ///< the dice of the next throw; empty if the dice are on the board already
    /// The numbers that White cannot play. If `kind` is BearOff or Win, these numbers may depend on
    /// the choice of plays, and must not be used.
    Numbers unusable;

    /// Creates a game at this moment. The next throw of the game will be `dice`, unless `dice` is
    /// empty. `ruleSet` and `rulings` must result in the rules passed to findFirstSteps().
    [[nodiscard]] std::unique_ptr<Game> createGame(const RuleSet &ruleSet,
                                                   const Rulings &rulings) const;
    /// Returns whether `game` begins with the actions that lead to this moment.
    [[nodiscard]] bool isReachedIn(const Game &game) const;
    /// Returns the history entries of `game` that belong to this step, without those of the next
    /// throw. Valid until the game changes.
    [[nodiscard]] std::span<const HistoryEntry> entriesIn(const Game &game) const;
    /// Returns the player's progress. Once a step is done, it remains done however the game
    /// continues. Precondition: isReachedIn(`game`).
    [[nodiscard]] State state(const Game &game) const;
    /// Returns whether the step includes a second throw by the same player.
    [[nodiscard]] bool needsSecondThrow(const Rules &rules) const;
    /// Returns the dice of this step: `dice` or, if it is empty, the dice that are on the board
    /// when the step begins.
    [[nodiscard]] Throw diceOnBoard() const;
};

/// Returns the steps that introduce `rules`. Searches random games for suitable moments, with the
/// same result for the same rules. Omits a step if no suitable moment is found.
[[nodiscard]] std::vector<FirstStep> findFirstSteps(const Rules &rules);

} // namespace doublets
