// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace doublets {

/// The actions that a user can perform on a match. Shells, such as windows, withhold some of them
/// through Policy.
enum class Command : std::uint8_t {
    ThrowDice,    ///< throw the dice, or enter the values of physical dice
    PlayMan,      ///< play a man
    PlayForced,   ///< play the forced men
    EnterDice,    ///< enter the values of physical dice
    CorrectThrow, ///< change the entered values of an earlier throw
    Hint,         ///< show the best choice
    Undo,
    Redo,
    LookBack,        ///< show an earlier moment; if withheld, so are the commands for steps
    StepBack,        ///< show the previous step
    StepForward,     ///< show the next step
    PlaySteps,       ///< play the steps one after another
    ReturnToPresent, ///< return to the present
    Explain,         ///< explain the outcome ("Why?")
    Compare,         ///< compare the same dice under other rules
    BeginGame,
    Rematch,    ///< start another game with the same rules once a game has ended
    ReopenLast, ///< reopen the most recent unfinished game
    TakeSeat,   ///< take over a seat of the computer
    Save,       ///< save the game to a file
    ResetScore, ///< reset the score of the present players
};

/// States whether the user must enter the values of the next dice and, if not, why not.
enum class DiceEntryState : std::uint8_t {
    Required,
    NoPhysicalDice, ///< the game is not played with physical dice
    PlayMenFirst,   ///< men must be played first
    GameOver,
};

} // namespace doublets
