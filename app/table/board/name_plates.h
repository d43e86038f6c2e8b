// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "table/layout/board_layout.h"
#include "text/player_names.h"

#include <QString>

#include <array>

namespace doublets {

class Game;

/// The name plate of a player on the board: the name and the current task.
struct NamePlate
{
    QString name; ///< plain text on a single line; no plate if empty
    QString task; ///< "to throw", "to play", "has won"; empty if it is not the player's turn
    bool operator==(const NamePlate &) const = default;
};

/// Returns the plates for a position, indexed by indexOf(Side). During the opening throw both
/// players are to throw.
[[nodiscard]] std::array<NamePlate, 2> namePlates(const Position &position, const Game *game,
                                                  const PlayerNames &names);
/// Returns all possible tasks, for a plate size that does not change with the task.
[[nodiscard]] QStringList allTasks();

/// The space needed by a plate, including margins, in reference pixels.
struct NameSizes
{
    qreal width = 0;     ///< of the name or the task, one above the other
    qreal height = 0;    ///< of both rows
    qreal rowWidth = 0;  ///< of the name with the task beside it
    qreal rowHeight = 0; ///< of a single row
};

/// The positions of the plates: beside each player's dice box or, if the names do not fit there and
/// the window has more space above and below, beyond each player's rail.
struct NamePlaces
{
    std::array<QRectF, 2> rects; ///< indexed by indexOf(Side)
    bool inRow = false;          ///< whether the task is beside the name rather than below it
    bool whole = true;           ///< whether both plates have all the space that they need
    bool operator==(const NamePlaces &) const = default;
};

/// Places the plates. `seen` is the visible part of the scene; `sizes` is indexed by indexOf(Side).
/// A plate is never wider than the available space.
[[nodiscard]] NamePlaces placeNames(const BoardLayout &layout, const QRectF &seen,
                                    const std::array<NameSizes, 2> &sizes);
/// Returns how much higher `seen` must be, above and below the board, for rows of names that do not
/// fit beside it; 0 if there is enough space.
[[nodiscard]] qreal roomMissingForNames(const BoardLayout &layout, const QRectF &seen,
                                        const std::array<NameSizes, 2> &sizes);

} // namespace doublets
