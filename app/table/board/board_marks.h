// SPDX-License-Identifier: MIT
#pragma once

#include "table/board/hint_mark.h"
#include "table/board/items/marks_item.h"

#include <QLocale>

namespace doublets {

class BoardInput;
class BoardScene;
class Game;

/// The state of the view on which the marks depend.
struct MarkContext
{
    bool areNumeralsShown = false;
    bool hasFocus = false; ///< whether the keyboard focus is on the board
    bool isPast = false;   ///< whether an earlier position is shown, so that nothing can be played
    bool isMoving = false; ///< whether men or dice are in motion
    bool isOutcomeHidden = false; ///< whether dice are rolling or an undo is in progress
    QLocale locale;
    std::optional<int> hoveredPoint = {}; ///< the physical point under the pointer
};

/// Returns the player whose turn it is to play or to throw. Returns nullopt before an opening throw
/// has decided who begins, and after the game. While a passed number can be claimed (see Claim),
/// returns the next thrower, so that the board does not reveal the claim; if `game` is null,
/// returns `position.player` instead.
[[nodiscard]] std::optional<Side> turnOf(const Position &position, const Game *game);

/// Returns the marks for the current state of the scene, except the marks for hints, drags and
/// refusals. If `game` is null, or `context.isPast` or `context.isOutcomeHidden` is true, returns
/// only numerals, counts, the turn and the focus. Otherwise, if `context.isMoving` is true, adds
/// only the men that the player who moved last can play next.
[[nodiscard]] Marks marksFor(const BoardScene &scene, const BoardInput &input, const Game *game,
                             const MarkContext &context);
/// Returns the marks for a still picture: counts and, if `hasNumerals` is true, numerals.
[[nodiscard]] Marks restingMarks(const BoardScene &scene, bool hasNumerals, const QLocale &locale);

/// Adds marks for the dice whose numbers the thrower could not play, whether the numbers were lost
/// or have passed to the opponent.
void markUnplayed(Marks &marks, const BoardScene &scene);

/// Adds marks for the men of a hint, with the number of men where it is more than one.
void markHint(Marks &marks, const BoardScene &scene, const std::vector<HintMark> &hint,
              const QLocale &locale);

} // namespace doublets
