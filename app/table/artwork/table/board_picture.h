// SPDX-License-Identifier: MIT
#pragma once

#include "core/progress.h"
#include "table/artwork/style.h"

namespace doublets {

/// The empty table: what `sceneRect` (reference pixels) has of it, `scale` device pixels to a
/// reference pixel. Works on all processors; may be called from any thread. Null where `progress`
/// cancelled it.
[[nodiscard]] QImage paintBoard(const Style &style, const BoardLayout &layout,
                                const QRectF &sceneRect, qreal scale, const Progress &progress);

} // namespace doublets
