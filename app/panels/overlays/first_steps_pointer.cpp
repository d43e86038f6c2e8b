// SPDX-License-Identifier: MIT
#include "panels/overlays/first_steps_pointer.h"

#include "panels/theme/theme.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

namespace doublets {

namespace {

constexpr qreal Head = 18; ///< length of the arrowhead, in pixels
constexpr qreal HeadWidth = 18;
constexpr qreal Shaft = 5;
constexpr qreal MinLength = 26; ///< minimum visible length: the head and some shaft
constexpr qreal Outline = 1.5;
constexpr int PointerEdge = 14; ///< around the arrow, in pixels

/// Returns where a line from the centre of `box` leaves it, or its end if it ends inside.
QPointF exitPoint(const QRect &box, const QLineF &way)
{
    const QRectF edges(box);
    QPointF at = way.p1();
    for (const QLineF &edge :
         {QLineF(edges.topLeft(), edges.topRight()), QLineF(edges.topRight(), edges.bottomRight()),
          QLineF(edges.bottomRight(), edges.bottomLeft()),
          QLineF(edges.bottomLeft(), edges.topLeft())}) {
        if (way.intersects(edge, &at) == QLineF::BoundedIntersection) {
            return at;
        }
    }
    return way.p2(); // ends inside the box
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

void FirstStepsPointer::setEndpoints(const QRect &panelRect, const QRect &targetRect)
{
    QLineF way(QRectF(panelRect).center(), QRectF(targetRect).center());
    const qreal reach = qMin(targetRect.width(), targetRect.height()) / 2.0;
    const qreal seen = QLineF(exitPoint(panelRect, way), way.p2()).length();
    // Up to the edge of the target, or further in if the arrow would be too short.
    const qreal back = qBound(0.0, seen - MinLength, reach);
    way.setLength(qMax(1.0, way.length() - back));
    m_headLength = qMin(Head, seen - back);
    const QRect around = QRectF(way.p1(), way.p2())
                             .normalized()
                             .toAlignedRect()
                             .adjusted(-PointerEdge, -PointerEdge, PointerEdge, PointerEdge);
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
    arrow.addPolygon(QPolygonF{m_tip, neck + across * (HeadWidth / 2), neck + across * (Shaft / 2),
                               m_tail + across * (Shaft / 2), m_tail - across * (Shaft / 2),
                               neck - across * (Shaft / 2), neck - across * (HeadWidth / 2)});
    arrow.closeSubpath();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme::Ink, Outline, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(theme::Paper);
    painter.drawPath(arrow);
}

} // namespace doublets
