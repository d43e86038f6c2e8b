// SPDX-License-Identifier: MIT
#include "print/drawing/small_marks.h"

#include <QPolygonF>

namespace doublets::sheets {

void drawDie(Page &page, const QRectF &die, int number, const QColor &colour,
             const std::optional<QPen> &edgePen)
{
    const double size = die.width();
    QPainterPath edge;
    edge.addRoundedRect(die, size / 7, size / 7);
    page.add(Shape{edge, edgePen.value_or(QPen(colour, size / 18)), QBrush(Qt::white)});
    const auto pip = [&](int column, int row) {
        page.addCircle(die.center() + QPointF(column, row) * size * 0.26, size * 0.095,
                       QPen(Qt::NoPen), colour);
    };
    if (number % 2 == 1) {
        pip(0, 0);
    }
    if (number >= 2) {
        pip(-1, 1);
        pip(1, -1);
    }
    if (number >= 4) {
        pip(-1, -1);
        pip(1, 1);
    }
    if (number == 6) {
        pip(-1, 0);
        pip(1, 0);
    }
}

void drawDice(Page &page, QPointF topLeft, double size, const Throw &dice, const QColor &colour)
{
    const double step = size * 1.25;
    double x = 0;
    for (const std::uint8_t number : dice) {
        drawDie(page, {topLeft + QPointF(x, 0), QSizeF(size, size)}, number, colour);
        x += step;
    }
}

void drawStatus(Page &page, QPointF left, double size, Status status, Ink ink)
{
    static const std::array colours{QColor(0x00, 0x55, 0x88), QColor(0x00, 0x66, 0x4c),
                                    QColor(0x86, 0x55, 0x00), QColor(0x9c, 0x2a, 0x1a),
                                    QColor(0x7a, 0x1f, 0x6e)};
    const QColor colour =
        ink == Ink::Black ? QColor(Qt::black) : colours[static_cast<std::size_t>(status)];
    const double line = size / 8;
    const QPointF middle = left + QPointF(size / 2, -size * 0.42);
    const double radius = size / 2 - line / 2;
    switch (status) {
    case Status::Stated:
        page.addCircle(middle, radius, QPen(colour, line), colour);
        break;
    case Status::Paraphrased: {
        QPainterPath half(middle - QPointF(0, radius));
        half.arcTo({middle - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)}, 90, 180);
        half.closeSubpath();
        page.addCircle(middle, radius, QPen(colour, line));
        page.add(Shape{half, QPen(Qt::NoPen), colour});
        break;
    }
    case Status::Inferred: {
        QPainterPath triangle;
        triangle.addPolygon(QPolygonF{middle + QPointF(0, -size / 2),
                                      middle + QPointF(size / 2, size * 0.42),
                                      middle + QPointF(-size / 2, size * 0.42)});
        triangle.closeSubpath();
        page.add(Shape{triangle, QPen(Qt::NoPen), colour});
        break;
    }
    case Status::Silent:
        page.addCircle(middle, radius - line / 2, QPen(colour, 1.4 * line));
        break;
    case Status::Invented: {
        const QPointF corner(radius - line / 2, radius - line / 2);
        const QPointF other(corner.x(), -corner.y());
        page.addLine(middle - corner, middle + corner, colour, 1.6 * line);
        page.addLine(middle - other, middle + other, colour, 1.6 * line);
        break;
    }
    }
}

} // namespace doublets::sheets
