// SPDX-License-Identifier: MIT
#include "display/screens/touch_hand.h"

#include "panels/theme/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace doublets {

namespace {

/// Returns the outline of the hand; the tip of its finger is at (0, 0), and it is 100 high.
QPainterPath handOutline()
{
    QPainterPath hand;
    hand.addRoundedRect(QRectF(-9, 0, 18, 70), 9, 9); // index finger
    for (const double x : {9.0, 26.0, 43.0}) {        // the other fingers, bent
        QPainterPath finger;
        finger.addRoundedRect(QRectF(x, 34, 18, 40), 9, 9);
        hand = hand.united(finger);
    }
    QPainterPath palm;
    palm.addRoundedRect(QRectF(-9, 46, 70, 54), 20, 20);
    QPainterPath thumb;
    thumb.addRoundedRect(QRectF(-9, -9, 18, 48), 9, 9);
    QTransform turned;
    turned.translate(-24, 52);
    turned.rotate(-35);
    return hand.united(palm).united(turned.map(thumb));
}

} // namespace

void paintTouchHand(QPainter &painter, const QRectF &area, double height)
{
    static const QPainterPath Outline = handOutline();
    constexpr double RingRadius = 16;
    constexpr double Lift = 18;
    const QRectF whole = Outline.boundingRect().adjusted(0, -RingRadius, 0, Lift);
    const double scale = std::min(area.width() / whole.width(), area.height() / whole.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(area.center());
    painter.scale(scale, scale);
    painter.translate(-whole.center());
    constexpr double LineWidth = 4;
    if (height <= 0) {
        painter.setPen(QPen(theme::Ivory, LineWidth));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QPointF(0, RingRadius / 2), RingRadius, RingRadius);
    }
    painter.translate(0, Lift * height);
    painter.setPen(QPen(theme::Wall, LineWidth / 2));
    painter.setBrush(theme::Brass);
    painter.drawPath(Outline);
    painter.restore();
}

} // namespace doublets
