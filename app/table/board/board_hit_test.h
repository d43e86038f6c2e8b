// SPDX-License-Identifier: MIT
#pragma once

#include "table/board/board_input.h"

#include <QPointF>

namespace doublets {

class BoardScene;

/// Returns the place at `position`, in scene coordinates, or a place of kind Empty if there is
/// none. Dice take precedence over points, and points over trays and dice boxes. Points from which
/// a man can be played, and points to which the selected man can move, take precedence over other
/// points. These points, the dice, the trays and the dice boxes with their throw prompts respond to
/// touches in areas at least `touchSize` reference pixels (see BoardLayout) wide and high.
[[nodiscard]] BoardPlace boardPlaceAt(BoardScene &scene, const BoardInput &input,
                                      const QPointF &position, qreal touchSize);

} // namespace doublets
