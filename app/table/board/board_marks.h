// SPDX-License-Identifier: MIT
#pragma once

#include "table/board/hint_mark.h"
#include "table/board/items/marks_item.h"

#include <QLocale>

namespace doublets {

class BoardInput;
class BoardScene;
class Game;

/// What the board is to point out.
struct MarkWishes
{
    bool numerals = false;
    bool focus = false; ///< the keyboard is on the board
    bool past = false;  ///< the course of play is looked at: nothing is to be done
    bool moving = false;
    bool revealing = false; ///< dice are on their way
    QLocale locale;
};

/// Whose turn it is to play or to throw. A number that may be claimed is nobody's turn: the board
/// looks as it does without one.
[[nodiscard]] std::optional<Side> turnOf(const Position &position, const Game *game);

/// The marks for what the scene shows now.
[[nodiscard]] Marks marksFor(const BoardScene &scene, const BoardInput &input, const Game *game,
                             const MarkWishes &wishes);
/// Those of a picture: numerals and counts, and nothing that helps to play.
[[nodiscard]] Marks restingMarks(const BoardScene &scene, bool numerals, const QLocale &locale);

/// Adds the numbers of the dice that their thrower could not play: lost, or passed to the other.
void markUnplayed(Marks &marks, const BoardScene &scene);

/// Adds the men of a hint, with their number where they are several of a point.
void markHint(Marks &marks, const BoardScene &scene, const std::vector<HintMark> &hint,
              const QLocale &locale);

} // namespace doublets
