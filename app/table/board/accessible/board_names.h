// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"

#include <QString>

namespace doublets {

class BoardView;

/// What a screen reader reads of the board, in the language of the moment.
namespace boardnames {

/// A physical point (BoardLayout::place) with what is on it, and whether it may be played:
/// "White: point 6: pile of 2 men, 1 man played down; may be played".
[[nodiscard]] QString point(BoardView &view, int placeIndex);
[[nodiscard]] QString dice(BoardView &view);
[[nodiscard]] QString box(BoardView &view, Side side);
/// "White: Anne; to throw"
[[nodiscard]] QString player(BoardView &view, Side side);
[[nodiscard]] QString tray(BoardView &view, Side side);
/// The line of what happened and what is to do.
[[nodiscard]] QString status(BoardView &view);
/// A play among several of one man: "Play 3: to point 9".
[[nodiscard]] QString play(const Play &play);
[[nodiscard]] QString throwDice();

} // namespace boardnames
} // namespace doublets
