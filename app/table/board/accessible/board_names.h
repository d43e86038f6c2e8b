// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"

#include <QString>

namespace doublets {

class BoardView;

/// The localised texts of the board for screen readers. Physical points are numbered as in
/// BoardLayout::pointArea().
namespace boardnames {

/// Returns the name of a physical point, with its men and any mark: "White: point 6: pile of 2 men,
/// 1 man laid down; can be played".
[[nodiscard]] QString point(BoardView &view, int physicalPoint);
/// Returns the numbers on the dice, the lost and passed numbers, and the numbers or men left to
/// play or the next thrower, if any: "Dice: 6 and 1; left to play: 1".
[[nodiscard]] QString dice(BoardView &view);
/// Returns the name of a player's dice box: "Anne’s dice box".
[[nodiscard]] QString box(BoardView &view, Side side);
/// Returns the colour, name and task of a player: "White: Anne; to throw".
[[nodiscard]] QString player(BoardView &view, Side side);
/// Returns the name of a player's tray, the men borne off and hit, and the number that bears off
/// the selected man, if any: "Anne’s tray: 3 men borne off; can be reached with 6".
[[nodiscard]] QString tray(BoardView &view, Side side);
/// Returns BoardView::status(): the latest events and the next task. May be empty.
[[nodiscard]] QString status(BoardView &view);
/// Returns the name of the action that makes one of several plays of a man: "Play 3: to point 9".
[[nodiscard]] QString play(const Play &play);
/// Returns the name of the action that throws the dice: "Throw", or "Throw both dice" for the
/// opening throw.
[[nodiscard]] QString throwActionName(BoardView &view);

} // namespace boardnames
} // namespace doublets
