// SPDX-License-Identifier: MIT
#pragma once

#include "match/first_steps/first_step.h"

#include <QString>

namespace doublets {

/// The maximum number of words in a text of First steps.
constexpr int MaxStepWords = 15;

/// The reader of the texts of First steps.
enum class StepReader : std::uint8_t {
    Player,    ///< the player, who is addressed as "you" and plays White
    Listener,  ///< a player who cannot see which men are marked
    Spectator, ///< a spectator, who is told what White does
};

/// Returns the task of a step or, once the step is done, its result. Precondition:
/// FirstStep::isReachedIn(`game`).
[[nodiscard]] QString firstStepText(const FirstStep &step, const Game &game, StepReader reader);

} // namespace doublets
