// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QPointF>

namespace doublets {

/// A thing to be painted on the table. The image carries its scale as device pixel ratio, so that
/// `painter.drawImage(place - picture.anchor, picture.image)` puts it at `place` in reference
/// pixels.
struct Picture
{
    QImage image;
    QPointF anchor; ///< of the point that stands on the board, in reference pixels from the corner
};

} // namespace doublets
