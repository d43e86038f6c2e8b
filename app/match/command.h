// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace doublets {

/// The commands that a user can give in a match. Windows withhold some of them through Policy.
enum class Command : std::uint8_t {
    ThrowDice,    ///< throw the dice, or enter the values of physical dice
    PlayMan,      ///< play a man
    PlayForced,   ///< make the forced plays
    EnterDice,    ///< enter the values of physical dice
    CorrectThrow, ///< change the entered values of an earlier throw
    Hint,         ///< show the best choice
    Undo,
    Redo,
    LookBack,        ///< show an earlier moment; if withheld, so are the commands for steps
    StepBack,        ///< show the previous step
    StepForward,     ///< show the next step
    PlaySteps,       ///< play the steps one after another
    ReturnToPresent, ///< end looking back
    Explain,         ///< explain the rule behind an outcome ("Why?")
    Compare,         ///< compare the same dice under other rules
    BeginGame,
    Rematch,    ///< start another game with the same rules after the end of a game
    ReopenLast, ///< reopen the most recent unfinished game
    TakeSeat,   ///< take over a seat of the computer
    Save,       ///< save the game to a file
    ResetScore, ///< reset the score of the current players
};

/// Whether the user must enter the values of the next dice and, if not, the reason.
enum class DiceEntryState : std::uint8_t {
    Required,
    NoPhysicalDice, ///< the game is not played with physical dice
    PlayMenFirst,   ///< men must be played first
    GameOver,
};

} // namespace doublets
