// SPDX-License-Identifier: MIT
#include "display/screens/board_sketch.h"

#include "core/game/referee.h"
#include "core/rules/rule_set.h"
#include "panels/theme/theme.h"
#include "table/layout/board_layout.h"

#include <QPainter>

#include <algorithm>

namespace doublets {

BoardSketch::BoardSketch(const RuleSet &ruleSet)
{
    const Rules rules = ruleSet.rules(ruleSet.defaultRulings());
    const BoardLayout layout(rules.tables);
    m_board.addRect(layout.frameRect());
    for (const int half : {0, 1}) {
        m_board.addRect(layout.halfRect(half));
    }
    for (int point = 0; point < PointsOnTrack; ++point) {
        const BoardLayout::PointArea area = layout.pointArea(point);
        const QPointF corner(area.width / 2, 0);
        m_board.addPolygon(
            QPolygonF({area.base - corner, area.base + QPointF(0, area.inward * area.length),
                       area.base + corner}));
    }
    const Position opening = referee::initialPosition(rules);
    constexpr qreal Radius = BoardLayout::ManDiameter / 2;
    for (const Side side : BothSides) {
        const Men &men = opening.menOf(side);
        for (int point = 1; point <= PointsOnTrack; ++point) {
            // A pile of men is drawn as one.
            const int rows = men.isPilePoint(point) ? men.downOn(point) + (men.piledOn(point) > 0)
                                                    : men.onPoint(point);
            for (int row = 0; row < rows; ++row) {
                m_men[indexOf(side)].addEllipse(layout.manCentre(side, point, row), Radius, Radius);
            }
        }
    }
}

void BoardSketch::paint(QPainter &painter, const QRectF &area) const
{
    if (isEmpty()) {
        return;
    }
    constexpr qreal LineWidth = 5; // reference pixels
    const qreal scale = std::min(area.width() / size().width(), area.height() / size().height());
    painter.save();
    painter.translate(area.center());
    painter.scale(scale, scale);
    painter.translate(-m_board.boundingRect().center());
    painter.setPen(QPen(theme::Faded, LineWidth));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(m_board);
    painter.setPen(QPen(theme::Ivory, LineWidth));
    painter.setBrush(theme::Ivory);
    painter.drawPath(m_men[indexOf(Side::White)]);
    painter.setBrush(theme::Wall);
    painter.drawPath(m_men[indexOf(Side::Black)]);
    painter.restore();
}

} // namespace doublets
