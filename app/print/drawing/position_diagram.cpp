// SPDX-License-Identifier: MIT
#include "print/drawing/position_diagram.h"

#include "table/layout/board_layout.h"

#include <QPolygonF>

namespace doublets::sheets {

namespace {

constexpr int ColumnsInHalf = PointsInTable;
constexpr int Columns = 2 * ColumnsInHalf;
constexpr int MaxRows = 3; ///< men drawn individually on a point; more are drawn as one man with a
                           ///< number
constexpr double Cell = 19;
constexpr double ManRadius = 7.7;
constexpr double RowStep = 16.6;
constexpr double RailGap = 2.5;    ///< between the rail and the first man
constexpr double NumeralRoom = 14; ///< for the numbers of the points, above and below the field
constexpr double DiagramBar = 8;
constexpr double TrayWidth = 24;
constexpr double TrayGap = 5;
constexpr double CentreGap = 10; ///< between the rows of the two players
constexpr double FieldHeight = 2 * (MaxRows * RowStep + RailGap) + CentreGap;
constexpr TextStyle MenNumerals{FontStyle::Roman, MinTextSize};

/// Returns the column of a physical point, counted from the left.
int columnOf(int place)
{
    return place < Columns ? Columns - 1 - place : place - Columns;
}

bool isBelow(int place)
{
    return place < Columns;
}

} // namespace

ManColours ManColours::of(Side side, Ink ink)
{
    const bool one = ink == Ink::Black;
    if (side == Side::White) {
        return {one ? QColor(Qt::white) : QColor(0xff, 0xf6, 0xe2), Qt::black, Qt::black};
    }
    const QColor dark = one ? QColor(Qt::black) : QColor(0x2c, 0x1a, 0x12);
    return {dark, dark, Qt::white};
}

PositionDiagram::PositionDiagram(Tables tables, const QString &traditionId, Ink ink)
    : m_tables(tables)
    , m_ink(ink)
    , m_pointShape(findTradition(traditionId)->pointShape)
    , m_colours(Colours::of(ink))
{
    const BoardLayout layout(tables);
    bool left = false;
    bool right = false;
    for (int place = 0; place < PointsOnTrack; ++place) {
        (columnOf(place) < ColumnsInHalf ? left : right) |= layout.isPointInUse(place);
    }
    m_wholeBoard = left && right;
    m_firstColumn = left ? 0 : ColumnsInHalf;
}

QSizeF PositionDiagram::size() const
{
    const double board = m_wholeBoard ? Columns * Cell + DiagramBar : ColumnsInHalf * Cell;
    return {board + TrayGap + TrayWidth, FieldHeight + 2 * NumeralRoom};
}

QRectF PositionDiagram::boardRect(QPointF topLeft) const
{
    return {topLeft + QPointF(0, NumeralRoom),
            QSizeF(size().width() - TrayGap - TrayWidth, FieldHeight)};
}

double PositionDiagram::columnLeft(QPointF topLeft, int column) const
{
    const double bar = m_wholeBoard && column >= ColumnsInHalf ? DiagramBar : 0;
    return topLeft.x() + (column - m_firstColumn) * Cell + bar;
}

QPointF PositionDiagram::centre(QPointF topLeft, int place, int row) const
{
    const QRectF inside = boardRect(topLeft);
    const double fromRail = RailGap + (row + 0.5) * RowStep;
    return {columnLeft(topLeft, columnOf(place)) + Cell / 2,
            isBelow(place) ? inside.bottom() - fromRail : inside.top() + fromRail};
}

void PositionDiagram::draw(Page &page, QPointF topLeft, const Position &position) const
{
    drawBoard(page, topLeft);
    for (const Side side : BothSides) {
        drawMen(page, topLeft, side, position.menOf(side));
        drawTray(page, topLeft, side, position.menOf(side));
    }
}

void PositionDiagram::drawBoard(Page &page, QPointF topLeft) const
{
    const QRectF inside = boardRect(topLeft);
    const int count = m_wholeBoard ? Columns : ColumnsInHalf;
    for (int i = 0; i < count; ++i) {
        const double x = columnLeft(topLeft, m_firstColumn + i);
        for (const bool below : {false, true}) {
            const double rail = below ? inside.bottom() : inside.top();
            drawPoint(page, x, rail, below, (i % 2 == 0) == below);
        }
    }
    if (m_wholeBoard) {
        page.addRect({columnLeft(topLeft, ColumnsInHalf) - DiagramBar, inside.top(), DiagramBar,
                      inside.height()},
                     QPen(m_colours.text, 0.5), m_colours.tint.darker(120));
    }
    constexpr double Frame = 0.9;
    constexpr double HeavyFrame = 2.4;
    page.addRect(inside,
                 QPen(m_colours.text, m_pointShape == PointShape::Sockets ? HeavyFrame : Frame));
    const BoardLayout layout(m_tables);
    for (const Side side : BothSides) {
        for (int number = 1; number <= PointsInTable; ++number) {
            const int place = layout.physicalPoint(side, number);
            const double x = columnLeft(topLeft, columnOf(place)) + Cell / 2;
            const double y = isBelow(place) ? inside.bottom() + NumeralRoom - 3 : inside.top() - 4;
            page.addCentredText({x, y}, QString::number(number), MenNumerals, m_colours.secondary);
        }
    }
}

void PositionDiagram::drawPoint(Page &page, double x, double rail, bool isBelow, bool isDark) const
{
    QPainterPath point;
    if (m_pointShape == PointShape::Sockets) {
        const QRectF around(x, rail - Cell / 2, Cell, Cell);
        point.arcMoveTo(around, 0);
        point.arcTo(around, 0, isBelow ? 180 : -180);
        page.add(Shape{point, QPen(m_colours.line, 0.7), Qt::NoBrush});
        return;
    }
    constexpr double Length = MaxRows * RowStep;
    const double tip = isBelow ? rail - Length : rail + Length;
    point.addPolygon(QPolygonF{{x + 1.5, rail}, {x + Cell / 2, tip}, {x + Cell - 1.5, rail}});
    page.add(Shape{point, QPen(m_colours.line, 0.4),
                   isDark ? QBrush(m_colours.tint.darker(112)) : QBrush(Qt::NoBrush)});
}

void PositionDiagram::drawPile(Page &page, QPointF centre, Side side, int count) const
{
    const ManColours man = ManColours::of(side, m_ink);
    constexpr double Shift = 1.3; // a pile shows the edges of its lower men
    for (int under = std::min(count, MaxRows) - 1; under > 0; --under) {
        const QPointF off(0.5 * Shift * under, Shift * under);
        page.addCircle(centre + off, ManRadius,
                       QPen(side == Side::White ? man.edge : m_colours.line, 0.7), man.fill);
    }
    page.addCircle(centre, ManRadius,
                   QPen(side == Side::White || count < 2 ? man.edge : m_colours.line, 0.8),
                   man.fill);
    if (count > 1) {
        page.addCentredText(centre + QPointF(0, MenNumerals.capHeight() / 2),
                            QString::number(count), MenNumerals, man.numeral);
    }
}

void PositionDiagram::drawMen(Page &page, QPointF topLeft, Side side, const Men &men) const
{
    const BoardLayout layout(m_tables);
    for (int point = 1; point <= PointsOnTrack; ++point) {
        const int here = men.onPoint(point);
        if (here == 0) {
            continue;
        }
        const int place = layout.physicalPoint(side, point);
        const int piled = men.isPilePoint(point) ? men.piledOn(point) : 0;
        const int lying = here - piled;
        if (piled == 0 && lying > MaxRows) {
            drawPile(page, centre(topLeft, place, 0), side, lying);
            continue;
        }
        if (piled > 0) {
            drawPile(page, centre(topLeft, place, 0), side, piled);
        }
        // Men in front of a pile keep their places when the pile is gone.
        const int first = men.isPilePoint(point) ? 1 : 0;
        for (int i = 0; i < lying; ++i) {
            drawPile(page, centre(topLeft, place, piled > 0 ? first + i : i), side, 1);
        }
    }
}

void PositionDiagram::drawTray(Page &page, QPointF topLeft, Side side, const Men &men) const
{
    const QRectF inside = boardRect(topLeft);
    const double height = inside.height() / 2 - 4;
    const QRectF tray(inside.right() + TrayGap,
                      side == Side::White ? inside.bottom() - height : inside.top(), TrayWidth,
                      height);
    page.addRect(tray, QPen(m_colours.line, 0.6));
    if (men.borneOff == 0) {
        return;
    }
    const ManColours man = ManColours::of(side, m_ink);
    const bool white = side == Side::White;
    const QPointF middle(tray.center().x(), white ? tray.bottom() - 12 : tray.top() + 12);
    page.addCircle(middle, ManRadius, QPen(man.edge, 0.8), man.fill);
    const double baseline =
        white ? middle.y() - ManRadius - 5 : middle.y() + ManRadius + 5 + MenNumerals.capHeight();
    page.addCentredText({middle.x(), baseline}, QString::number(men.borneOff),
                        {FontStyle::Roman, 13}, m_colours.text);
}

} // namespace doublets::sheets
