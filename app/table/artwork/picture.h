// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QPainter>
#include <QPointF>
#include <QRectF>

namespace doublets {

/// A thing to be painted on the table. The image carries its scale as device pixel ratio.
struct Picture
{
    QImage image;
    QPointF anchor; ///< of the point that stands on the board, in reference pixels from the corner

    /// Where the image lies when the thing stands at `place`, in reference pixels.
    [[nodiscard]] QRectF rect(const QPointF &place) const
    {
        return {place - anchor, image.deviceIndependentSize()};
    }
    /// For a painter in reference pixels. (QPainter::drawImage(QPointF, QImage) of Qt 6.4 does not
    /// enlarge an image whose device pixel ratio is less than 1.)
    void paint(QPainter &painter, const QPointF &place) const
    {
        painter.drawImage(rect(place), image);
    }
};

} // namespace doublets
