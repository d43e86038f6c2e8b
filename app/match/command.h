// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace doublets {

/// What people may do with a match.
enum class Command : std::uint8_t {
    ThrowDice,    ///< the dice; where they are real ones, ask for them
    PlayMan,      ///< a man
    PlayForced,   ///< the men that leave nothing to choose
    EnterDice,    ///< say how the real dice fell
    CorrectThrow, ///< say how they really fell in an earlier throw
    Hint,         ///< ask for the best choice
    Undo,
    Redo,
    LookBack,    ///< at an earlier moment; who cannot, can take no steps
    StepBack,    ///< a step of the game, from the one shown
    StepForward, ///< the same
    PlaySteps,   ///< one after the other
    ToPresent,   ///< back from there
    Explain,     ///< why it went so
    Compare,     ///< the same dice by other rules
    BeginGame,
    Rematch,    ///< another game by the same rules, after one has ended
    ReopenLast, ///< the game that was left last
    TakeSeat,   ///< of the computer
    Save,       ///< keep the game in a file
    ResetScore, ///< of the present players
};

/// Whether the next dice are to be entered by people, and why not.
enum class DiceDemand : std::uint8_t {
    Wanted,
    OfComputer, ///< the dice of this game are not real ones
    PlaysFirst, ///< men are to be played first
    GameOver,
};

} // namespace doublets
