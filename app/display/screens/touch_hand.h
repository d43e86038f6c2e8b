// SPDX-License-Identifier: MIT
#pragma once

class QPainter;
class QRectF;

namespace doublets {

/// Paints a hand that touches the screen with its index finger, in the centre of `area` and as
/// large as fits, in the colours of the theme. `height` is the height of the finger above the
/// screen, as a share of the maximum, from 0 to 1. At 0, a ring surrounds the fingertip.
void paintTouchHand(QPainter &painter, const QRectF &area, double height);

} // namespace doublets
