// SPDX-License-Identifier: MIT
#pragma once

#include "app/artwork/tradition.h"

namespace doublets {

[[nodiscard]] QImage paintBoard(const Tradition &tradition, const BoardLayout &layout,
                                const QRectF &sceneRect, qreal scale);

} // namespace doublets
