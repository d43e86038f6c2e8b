// SPDX-License-Identifier: MIT
#pragma once

#include "table/board/board_input.h"

#include <QPointF>

namespace doublets {

class BoardScene;

/// Returns the place at a position of the scene. Targets are at least `touchSize` wide and high, in
/// reference pixels, and a playable man takes precedence over its surroundings.
[[nodiscard]] BoardPlace boardPlaceAt(BoardScene &scene, const BoardInput &input,
                                      const QPointF &position, qreal touchSize);

} // namespace doublets
