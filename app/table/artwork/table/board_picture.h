// SPDX-License-Identifier: MIT
#pragma once

#include "core/progress.h"
#include "table/artwork/style.h"

namespace doublets {

/// Paints the part `sceneRect` (in reference pixels; see BoardLayout) of the scene: the empty board
/// and the table top around it. `scale` is in device pixels per reference pixel and becomes the
/// device pixel ratio of the image. The image has at least one pixel. Uses drawingThreads().
/// Thread-safe. Returns a null image if `progress` cancels the work.
[[nodiscard]] QImage paintBoard(const Style &style, const BoardLayout &layout,
                                const QRectF &sceneRect, qreal scale, const Progress &progress);

} // namespace doublets
