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
    QString name; ///< plain text on a single line; if empty, there is no plate
    QString task; ///< "to throw", "to play" or "has won", localised; empty if there is none
    bool operator==(const NamePlate &) const = default;
};

/// Returns the plates for a position, indexed by indexOf(Side). Until an opening throw has decided
/// who begins, both players have the task "to throw". `game` may be null; see turnOf().
[[nodiscard]] std::array<NamePlate, 2> namePlates(const Position &position, const Game *game,
                                                  const PlayerNames &names);
/// Returns all possible tasks, from which a plate's size is computed, so that the size does not
/// change with the task.
[[nodiscard]] QStringList allTasks();
/// Returns the text on the plate of a player who has won.
[[nodiscard]] QString wonText();

/// The sizes required by a plate, including margins, in reference pixels (see BoardLayout).
struct NamePlateSizes
{
    qreal width = 0;     ///< if the task is below the name
    qreal height = 0;    ///< if the task is below the name
    qreal rowWidth = 0;  ///< if the task is beside the name
    qreal rowHeight = 0; ///< if the task is beside the name
};

/// The positions of the plates: beside each player's dice box or, if the names do not fit there and
/// the window has enough space above and below, beyond each player's rail.
struct NamePlateLayout
{
    std::array<QRectF, 2> rects; ///< indexed by indexOf(Side)
    bool isSingleRow = false;    ///< whether the task is beside the name rather than below it
    bool isFullSize = true;      ///< whether both plates are as large as they need to be
    bool operator==(const NamePlateLayout &) const = default;
};

/// Returns the positions of the plates. `visibleRect` is the visible part of the scene; `sizes` is
/// indexed by indexOf(Side). A plate is never wider than the available space. Units: reference
/// pixels.
[[nodiscard]] NamePlateLayout namePlateLayout(const BoardLayout &layout, const QRectF &visibleRect,
                                              const std::array<NamePlateSizes, 2> &sizes);
/// Returns the additional height that `visibleRect` needs above the board, and again below it, for
/// plates that do not fit beside the dice boxes. Returns 0 if there is enough space. Units:
/// reference pixels.
[[nodiscard]] qreal missingHeightForNames(const BoardLayout &layout, const QRectF &visibleRect,
                                          const std::array<NamePlateSizes, 2> &sizes);

} // namespace doublets
