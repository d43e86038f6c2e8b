// SPDX-License-Identifier: MIT
#pragma once

#include <QSizeF>

class QImage;
class QPainter;

namespace doublets {

/// Paints an image at the painter's origin, `size` large in the painter's coordinates. The same as
/// QPainter::drawImage, but faster where what is painted anew is no single rectangle, as when men
/// and dice move: Qt copies images fast into rectangles only.
/// The painter's clipping is off afterwards, unless it was on before.
void paintInParts(QPainter &painter, const QSizeF &size, const QImage &image);

} // namespace doublets
