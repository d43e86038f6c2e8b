// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "table/layout/board_layout.h"
#include "text/player_names.h"

#include <QString>

#include <array>

namespace doublets {

class Game;

/// A player as the board names them: who it is, and what they are to do.
struct NamePlate
{
    QString name; ///< on one line, as plain text; empty: no plate
    QString task; ///< "to throw", "to play", "has won"; empty when it is not their turn
    bool operator==(const NamePlate &) const = default;
};

/// The plates for a position, by indexOf(Side). For the lead both are to throw.
[[nodiscard]] std::array<NamePlate, 2> namePlates(const Position &position, const Game *game,
                                                  const PlayerNames &names);
/// Every task that a plate may name: so that none of them moves it.
[[nodiscard]] QStringList everyTask();

/// What a plate needs, in reference pixels, with their margins.
struct NameSizes
{
    qreal width = 0;     ///< of name or task, one below the other
    qreal height = 0;    ///< of both rows
    qreal rowWidth = 0;  ///< of the name with its task beside it
    qreal rowHeight = 0; ///< of one row
};

/// Where the plates stand: on the table beside each player's own dice box, or, where the names do
/// not fit there and the window has more room above and below, beyond each player's own rail.
struct NamePlaces
{
    std::array<QRectF, 2> rects; ///< by indexOf(Side)
    bool inRow = false;          ///< the task beside the name, not under it
    bool whole = true;           ///< each has all the room that it wants
    bool operator==(const NamePlaces &) const = default;
};

/// `seen`: the part of the scene in the window. `sizes` by indexOf(Side).
/// A plate is never wider than its room.
[[nodiscard]] NamePlaces placeNames(const BoardLayout &layout, const QRectF &seen,
                                    const std::array<NameSizes, 2> &sizes);
/// How much higher `seen` would have to be, above the board and below it, for the rows of names
/// that do not fit beside it; 0 where nothing is missing.
[[nodiscard]] qreal roomMissingForNames(const BoardLayout &layout, const QRectF &seen,
                                        const std::array<NameSizes, 2> &sizes);

} // namespace doublets
