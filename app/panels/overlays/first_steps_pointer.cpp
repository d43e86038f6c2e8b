// SPDX-License-Identifier: MIT
#include "panels/overlays/first_steps_pointer.h"

#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <optional>

namespace doublets {

namespace {

// In pixels, for the default text size.
constexpr qreal Head = 18; ///< length of the arrowhead
constexpr qreal HeadWidth = 18;
constexpr qreal Shaft = 5;
constexpr qreal MinLength = 26;  ///< minimum visible length: the head and some shaft
constexpr qreal MaxLength = 300; ///< maximum visible length; a longer arrow becomes short
constexpr qreal StandingLength = 70;
constexpr qreal Outline = 1.5;
constexpr qreal PointerEdge = 14; ///< around the arrow
constexpr qreal Clearance = 8;    ///< minimum distance from obstacles

/// Returns the intersection of a line with an edge of `box`, or nullopt if there is none.
std::optional<QPointF> crossing(const QRectF &box, const QLineF &way)
{
    QPointF at;
    for (const QLineF &edge :
         {QLineF(box.topLeft(), box.topRight()), QLineF(box.topRight(), box.bottomRight()),
          QLineF(box.bottomRight(), box.bottomLeft()), QLineF(box.bottomLeft(), box.topLeft())}) {
        if (way.intersects(edge, &at) == QLineF::BoundedIntersection) {
            return at;
        }
    }
    return std::nullopt;
}

/// Returns the midpoints of the edges of `rect`.
std::vector<QPointF> edgeMiddles(const QRectF &rect)
{
    const QPointF middle = rect.center();
    return {{rect.left(), middle.y()},
            {rect.right(), middle.y()},
            {middle.x(), rect.top()},
            {middle.x(), rect.bottom()}};
}

/// Returns whether `way` crosses none of `obstacles`.
bool isFree(const QLineF &way, const std::vector<QRectF> &obstacles)
{
    return std::ranges::none_of(
        obstacles, [&way](const QRectF &each) { return crossing(each, way).has_value(); });
}

/// Returns the line between the centres of two rectangles. If an obstacle is in the way, returns
/// the shortest line, if there is one, that crosses no obstacle and leads from a corner or the
/// midpoint of an edge of `panel` to the midpoint of an edge of `target`.
QLineF findWay(const QRectF &panel, const QRectF &target, const std::vector<QRectF> &obstacles)
{
    const QLineF straight(panel.center(), target.center());
    if (isFree(straight, obstacles)) {
        return straight;
    }
    std::vector<QPointF> starts = edgeMiddles(panel);
    starts.insert(starts.end(),
                  {panel.topLeft(), panel.topRight(), panel.bottomLeft(), panel.bottomRight()});
    std::optional<QLineF> shortest;
    for (const QPointF &from : starts) {
        for (const QPointF &to : edgeMiddles(target)) {
            const QLineF way(from, to);
            if (isFree(way, obstacles) && (!shortest || way.length() < shortest->length())) {
                shortest = way;
            }
        }
    }
    return shortest.value_or(straight);
}

/// Returns the length of the part of `way` outside `panel`. `way` must begin inside `panel`.
qreal lengthOutside(const QRectF &panel, const QLineF &way)
{
    return QLineF(crossing(panel, way).value_or(way.p1()), way.p2()).length();
}

/// Returns a short line to a target that is far from the panel. The line comes from the middle of
/// the board, so that it crosses no other point, or from the side if an obstacle is there.
QLineF standingBy(const QRectF &target, qreal boardMiddle, qreal length,
                  const std::vector<QRectF> &obstacles)
{
    const QPointF centre = target.center();
    const bool fromBelow = centre.y() < boardMiddle;
    const QPointF end(centre.x(), fromBelow ? target.bottom() : target.top());
    const QPointF right(target.right(), centre.y());
    const QPointF left(target.left(), centre.y());
    const std::array ways{QLineF(end + QPointF(0, fromBelow ? length : -length), end),
                          QLineF(right + QPointF(length, 0), right),
                          QLineF(left - QPointF(length, 0), left)};
    const auto free = std::ranges::find_if(
        ways, [&obstacles](const QLineF &way) { return isFree(way, obstacles); });
    return free != ways.end() ? *free : ways.front();
}

} // namespace

FirstStepsPointer::FirstStepsPointer(QWidget *board)
    : QWidget(board)
{
    setObjectName(QStringLiteral("firstStepsPointer"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void FirstStepsPointer::showArrow(const QRect &panelRect, const QRect &targetRect,
                                  const std::vector<QRect> &obstacles)
{
    m_scale =
        qMax(1.0, static_cast<qreal>(fonts::currentSizes().caption) / fonts::TextSizes().caption);
    const qreal margin = Clearance * m_scale;
    std::vector<QRectF> avoided;
    for (const QRect &each : obstacles) {
        avoided.push_back(QRectF(each).adjusted(-margin, -margin, margin, margin));
    }
    // Begin inside the panel, because its corners are round.
    const QRectF inside = QRectF(panelRect).adjusted(margin, margin, -margin, -margin);
    QLineF way = findWay(inside, targetRect, avoided);
    if (lengthOutside(panelRect, way) > MaxLength * m_scale) {
        way = standingBy(targetRect, parentWidget()->height() / 2.0, StandingLength * m_scale,
                         avoided);
    }
    const qreal fromCentre = QLineF(way.p2(), QRectF(targetRect).center()).length();
    const qreal reach = qMax(0.0, qMin(targetRect.width(), targetRect.height()) / 2.0 - fromCentre);
    const qreal seen = lengthOutside(panelRect, way);
    // End at the edge of the target, or inside if the arrow would be too short.
    const qreal back = qBound(0.0, seen - MinLength * m_scale, reach);
    way.setLength(qMax(1.0, way.length() - back));
    m_headLength = qMin(Head * m_scale, seen - back);
    const qreal edge = PointerEdge * m_scale;
    const QRect around =
        QRectF(way.p1(), way.p2()).normalized().adjusted(-edge, -edge, edge, edge).toAlignedRect();
    m_tail = way.p1() - around.topLeft();
    m_tip = way.p2() - around.topLeft();
    setGeometry(around);
    show();
    update();
}

void FirstStepsPointer::paintEvent(QPaintEvent *)
{
    QLineF way(m_tip, m_tail);
    const QPointF along = (m_tail - m_tip) / qMax(1.0, way.length());
    const QPointF across(-along.y(), along.x());
    const QPointF neck = m_tip + along * m_headLength;
    QPainterPath arrow;
    const QPointF barb = across * (HeadWidth * m_scale / 2);
    const QPointF side = across * (Shaft * m_scale / 2);
    arrow.addPolygon(QPolygonF{m_tip, neck + barb, neck + side, m_tail + side, m_tail - side,
                               neck - side, neck - barb});
    arrow.closeSubpath();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme::Ink, Outline * m_scale, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(theme::Paper);
    painter.drawPath(arrow);
}

} // namespace doublets
