// SPDX-License-Identifier: MIT
#include "panels/dialogs/layout_miniature.h"

#include "table/layout/board_layout.h"

#include <QPainter>
#include <QPainterPath>

namespace doublets {

namespace {

const QColor Frame(0x5b, 0x3a, 0x22);
const QColor Field(0xa9, 0x7c, 0x4d);
const QColor LightPoint(0xd9, 0xbb, 0x86);
const QColor DarkPoint(0x6b, 0x43, 0x27);
const QColor LightMan(0xf6, 0xec, 0xd4);
const QColor DarkMan(0x2a, 0x1c, 0x14);

void paintPoint(QPainter &painter, const BoardLayout::PointArea &place, int index, bool used)
{
    const qreal tip = place.base.y() + place.inward * place.length;
    QPainterPath path(place.base - QPointF(place.width * 0.42, 0));
    path.lineTo(place.base.x(), tip);
    path.lineTo(place.base + QPointF(place.width * 0.42, 0));
    path.closeSubpath();
    QColor colour = index % 2 == 0 ? DarkPoint : LightPoint;
    colour.setAlphaF(used ? 1.0F : 0.35F);
    painter.fillPath(path, colour);
}

void paintMan(QPainter &painter, const QPointF &centre, Side side)
{
    constexpr qreal Edge = 9; // visible even at a thirteenth of this width
    const qreal radius = BoardLayout::ManDiameter / 2;
    painter.setPen(QPen(side == Side::White ? DarkMan : LightMan, Edge));
    painter.setBrush(side == Side::White ? LightMan : DarkMan);
    painter.drawEllipse(centre, radius, radius);
}

} // namespace

void paintLayoutMiniature(QPainter &painter, const QRectF &rect, const Rules &rules)
{
    const BoardLayout layout(rules.tables);
    const QRectF frame = layout.frameRect();
    const qreal scale = qMin(rect.width() / frame.width(), rect.height() / frame.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.center());
    painter.scale(scale, scale);
    painter.translate(-frame.center());
    painter.fillRect(frame, Frame);
    painter.fillRect(layout.halfRect(0), Field);
    painter.fillRect(layout.halfRect(1), Field);
    for (int index = 0; index < PointsOnTrack; ++index) {
        paintPoint(painter, layout.pointArea(index), index, layout.isPointInUse(index));
    }
    for (const Side side : BothSides) {
        for (int point = 1; point <= PointsInTable; ++point) {
            // Men of a pile are side by side, because a pile would look like one man from above.
            for (int row = 0; row < rules.men[static_cast<std::size_t>(point) - 1]; ++row) {
                paintMan(painter, layout.manCentre(side, point, row), side);
            }
        }
    }
    painter.restore();
}

} // namespace doublets
