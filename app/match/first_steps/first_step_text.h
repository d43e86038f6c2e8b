// SPDX-License-Identifier: MIT
#pragma once

#include "match/first_steps/first_step.h"

#include <QString>

namespace doublets {

/// The maximum number of words shown at a time.
constexpr int MaxStepWords = 15;

/// Returns the task of a step or, once it is done, its result.
[[nodiscard]] QString firstStepText(const FirstStep &step, const Game &game);
/// Returns the same text for a spectator: what White does.
[[nodiscard]] QString shownStepText(const FirstStep &step, const Game &game);

} // namespace doublets
