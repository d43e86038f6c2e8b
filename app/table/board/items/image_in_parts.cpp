// SPDX-License-Identifier: MIT
#include "table/board/items/image_in_parts.h"

#include <QPaintEngine>
#include <QPainter>
#include <QRegion>

#include <algorithm>

namespace doublets {

namespace {

/// Qt shares a smooth image out among threads where it has more rows: waking them takes longer.
constexpr int RowsAtOnce = 64;

/// Of the part of a device that is painted anew: all of it, where no part is named.
QRegion exposedOf(const QPainter &painter)
{
    const QRegion exposed = painter.paintEngine()->systemClip();
    const QPaintDevice &device = *painter.device();
    return exposed.isEmpty() ? QRect(0, 0, device.width(), device.height()) : exposed;
}

} // namespace

void paintInParts(QPainter &painter, const QSizeF &size, const QImage &image)
{
    const QRectF target(QPointF(), size);
    const QRegion exposed = exposedOf(painter);
    const bool isSmooth = painter.testRenderHint(QPainter::SmoothPixmapTransform);
    if (painter.hasClipping() || (exposed.rectCount() < 2 && !isSmooth)) {
        painter.drawImage(target, image, image.rect());
        return;
    }
    const QTransform world = painter.worldTransform();
    const QTransform toDevice = painter.deviceTransform();
    const QTransform devicePixels = toDevice.inverted() * world;
    const QRect reached = toDevice.mapRect(target).toAlignedRect().adjusted(-1, -1, 1, 1);
    for (const QRect &part : exposed) {
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
