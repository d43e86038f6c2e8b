// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QPainter>
#include <QPointF>
#include <QRectF>

namespace doublets {

/// A picture of an object on the board or the table top, of its shadow, or of a part of the board.
/// The image's device pixel ratio is the number of device pixels per reference pixel (see
/// BoardLayout).
struct Picture
{
    QImage image;
    /// Point of the image that represents the object's position, in reference pixels from the
    /// image's top-left corner.
    QPointF anchor;

    /// Returns the bounds of the image when the object is at `position`, in reference pixels.
    [[nodiscard]] QRectF rect(const QPointF &position) const
    {
        return {position - anchor, image.deviceIndependentSize()};
    }
    /// Paints the object at `position` with a painter that uses reference pixels.
    void paint(QPainter &painter, const QPointF &position) const
    {
        // Without a rectangle, Qt 6.4 does not enlarge images with a device pixel ratio below 1.
        painter.drawImage(rect(position), image);
    }
};

} // namespace doublets
