// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"

#include <QString>

namespace doublets {

class BoardView;

/// The localised texts of the board for screen readers.
namespace boardnames {

/// Returns a physical point (BoardLayout::pointArea), the men on it and whether it can be played:
/// "White: point 6: pile of 2 men, 1 man played down; may be played".
[[nodiscard]] QString point(BoardView &view, int physicalPoint);
/// Returns the numbers on the dice.
[[nodiscard]] QString dice(BoardView &view);
[[nodiscard]] QString box(BoardView &view, Side side);
/// Returns a player and their task: "White: Anne; to throw".
[[nodiscard]] QString player(BoardView &view, Side side);
[[nodiscard]] QString tray(BoardView &view, Side side);
/// Returns the latest events and the next task.
[[nodiscard]] QString status(BoardView &view);
/// Returns the name of one of several plays of a man: "Play 3: to point 9".
[[nodiscard]] QString play(const Play &play);
[[nodiscard]] QString throwDice(BoardView &view);

} // namespace boardnames
} // namespace doublets
