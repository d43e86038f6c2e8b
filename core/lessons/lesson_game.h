// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"
#include "core/lessons/lesson.h"

#include <memory>

namespace doublets {

/// Returns a new game, never null, in the position in which `board` is presented to the class. The
/// later actions of a recorded game can be redone. Errors: UnknownRuleSet, and those of
/// gameFromRecord().
[[nodiscard]] Result<std::unique_ptr<Game>, Error> createLessonGame(const LessonBoard &board,
                                                                    const Catalogue &catalogue);
/// Returns whether the class has reached `board.goal` in `game`, which was created for `board`.
/// Always true for LessonBoard::Goal::NoPlay.
[[nodiscard]] bool isBoardGoalReached(const LessonBoard &board, const Game &game);
/// Returns whether the class has gone on beyond the throw of LessonBoard::Goal::NextThrowPlayed, so
/// that isBoardGoalReached() is false until the later throws have been undone. Always false for
/// other goals.
[[nodiscard]] bool isBoardGoalPassed(const LessonBoard &board, const Game &game);

} // namespace doublets
