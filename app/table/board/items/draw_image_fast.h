// SPDX-License-Identifier: MIT
#pragma once

#include <QSizeF>

class QImage;
class QPainter;

namespace doublets {

/// Paints an image at the painter's origin, scaled to `size` in the painter's coordinates.
/// Equivalent to QPainter::drawImage(), but faster if the exposed region is not a rectangle, as
/// while men and dice move. Does not change whether clipping is enabled, but may replace the clip
/// region if clipping is disabled.
void drawImageFast(QPainter &painter, const QSizeF &size, const QImage &image);

} // namespace doublets
