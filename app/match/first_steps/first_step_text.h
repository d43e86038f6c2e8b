// SPDX-License-Identifier: MIT
#pragma once

#include "match/first_steps/first_step.h"

#include <QString>

namespace doublets {

/// The maximum number of words shown at a time.
constexpr int MaxStepWords = 15;

/// The reader of the texts of First steps.
enum class StepReader : std::uint8_t {
    Player,    ///< "you" are White
    Spectator, ///< White does what the player would do
};

/// Returns the task of a step or, once it is done, its result.
[[nodiscard]] QString firstStepText(const FirstStep &step, const Game &game, StepReader reader);

} // namespace doublets
