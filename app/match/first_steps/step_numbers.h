// SPDX-License-Identifier: MIT
#pragma once

#include "match/first_steps/first_step.h"

#include <QString>

/// Numbers of the dice in the texts of First steps.
namespace doublets {

/// "6 and 3".
[[nodiscard]] QString inWords(const Numbers &numbers);
/// What White has left to play in a step, without what cannot be played.
[[nodiscard]] QString leftToPlay(const FirstStep &step, const Position &position);

} // namespace doublets
