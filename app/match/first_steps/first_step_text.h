// SPDX-License-Identifier: MIT
#pragma once

#include "match/first_steps/first_step.h"

#include <QString>

namespace doublets {

/// The most words that are said at a time.
constexpr int MostStepWords = 15;

/// What is to be done in a step, or what has come of it, as the game stands.
[[nodiscard]] QString firstStepText(const FirstStep &step, const Game &game);
/// The same for who only looks on: what White does.
[[nodiscard]] QString shownStepText(const FirstStep &step, const Game &game);

} // namespace doublets
