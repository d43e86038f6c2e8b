// SPDX-License-Identifier: MIT
#pragma once

#include "match/first_steps/first_step.h"

#include <QString>

/// Numbers of the dice in the texts of First steps.
namespace doublets {

/// Returns `numbers` as a list, such as "6 and 3".
[[nodiscard]] QString inWords(const Numbers &numbers);
/// Returns the numbers that White has left to play in a step, without the unusable ones.
[[nodiscard]] QString leftToPlay(const FirstStep &step, const Position &position);

} // namespace doublets
