// SPDX-License-Identifier: MIT
#include "table/board/items/draw_image_fast.h"

#include <QPaintEngine>
#include <QPainter>
#include <QRegion>

#include <algorithm>

namespace doublets {

namespace {

/// Qt distributes the smooth scaling of more rows to threads, and waking them takes longer.
constexpr int RowsAtOnce = 64;

} // namespace

void drawImageFast(QPainter &painter, const QSizeF &size, const QImage &image)
{
    const QRectF target(QPointF(), size);
    const QPaintEngine &engine = *painter.paintEngine();
    const QRegion exposed = engine.systemClip(); // in device pixels; empty for everything
    const bool isSmooth = painter.testRenderHint(QPainter::SmoothPixmapTransform);
    const bool isFast =
        engine.type() != QPaintEngine::Raster || (exposed.rectCount() < 2 && !isSmooth);
    if (isFast || painter.hasClipping()) {
        painter.drawImage(target, image, image.rect());
        return;
    }
    const QTransform world = painter.worldTransform();
    const QTransform toDevice = painter.deviceTransform();
    const QTransform devicePixels = toDevice.inverted() * world;
    const QRect reached = toDevice.mapRect(target).toAlignedRect().adjusted(-1, -1, 1, 1);
    for (const QRect &part : exposed.isEmpty() ? QRegion(reached) : exposed) {
        const QRect seen = part.intersected(reached);
        const int rows = isSmooth ? RowsAtOnce : seen.height();
        for (int top = seen.top(); top <= seen.bottom(); top += rows) {
            const QRect band(seen.left(), top, seen.width(),
                             std::min(rows, seen.bottom() + 1 - top));
            painter.setWorldTransform(devicePixels);
            painter.setClipRect(band);
            painter.setWorldTransform(world);
            painter.drawImage(target, image, image.rect());
        }
    }
    painter.setClipping(false);
}

} // namespace doublets
