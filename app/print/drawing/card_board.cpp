// SPDX-License-Identifier: MIT
#include "print/drawing/card_board.h"

#include "print/drawing/small_marks.h"

#include <QPolygonF>

#include <cmath>
#include <numbers>

namespace doublets::sheets {

namespace {

constexpr double PointLength = pointsFromMillimetres(88);
constexpr double ThinLine = 0.5; ///< pen width
constexpr TextStyle BoardNumerals{FontStyle::Roman, 12};

QColor onPaper(QRgb of, double light)
{
    const QColor colour(of);
    const auto mixed = [light](int part) { return qRound(part + (255 - part) * light); };
    return {mixed(colour.red()), mixed(colour.green()), mixed(colour.blue())};
}

/// Draws one half of the board. The outer side is on the left; the right half is drawn mirrored.
class HalfBoard
{
public:
    HalfBoard(Page &page, QPointF at, Half half, const Tradition &tradition, Ink ink)
        : m_page(page)
        , m_whole(at, QSizeF(card::HalfWidth, card::BoardHeight))
        , m_field(m_whole.adjusted(card::RailWidth, card::RailWidth, -card::RailWidth,
                                   -card::RailWidth))
        , m_mirrored(half == Half::Right)
        , m_tradition(tradition)
        , m_ink(CardColours::of(tradition, ink))
    {
    }

    void draw()
    {
        m_page.addRect(m_whole, QPen(Qt::NoPen), m_ink.rail);
        m_page.addRect(m_field, QPen(Qt::NoPen), m_ink.background);
        for (int column = 0; column < PointsInTable; ++column) {
            drawPoint(column, true);
            drawPoint(column, false);
        }
        drawBar();
        ornamentRails();
        m_page.addRect(m_field, QPen(m_ink.line, ThinLine));
        m_page.addRect(m_whole, QPen(m_ink.line, 1));
        drawNumerals();
    }

private:
    [[nodiscard]] double columnLeft(int column) const
    {
        return m_field.left() + column * card::PointWidth;
    }

    void drawPoint(int column, bool below)
    {
        const double rail = below ? m_field.bottom() : m_field.top();
        const double inward = below ? -1 : 1;
        const double left = columnLeft(column);
        const double middle = left + card::PointWidth / 2;
        const bool dark = (column % 2 == 0) == (below != m_mirrored);
        QPainterPath path;
        if (m_tradition.pointShape == PointShape::Sockets) {
            const double radius = card::ManDiameter / 2 - 2;
            path.moveTo(middle - radius, rail);
            path.arcTo(QRectF(middle - radius, rail - radius, 2 * radius, 2 * radius), 180,
                       below ? -180 : 180);
            path.closeSubpath();
            m_page.add(Shape{path, QPen(m_ink.line, 1), m_ink.darkPoint});
            return;
        }
        constexpr double Margin = 2;
        path.addPolygon(QPolygonF{{left + Margin, rail},
                                  {middle, rail + inward * PointLength},
                                  {left + card::PointWidth - Margin, rail}});
        m_page.add(
            Shape{path,
                  QPen(m_ink.line, m_tradition.pointShape == PointShape::Carved ? 1 : ThinLine,
                       Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin),
                  dark ? m_ink.darkPoint : m_ink.lightPoint});
    }

    void drawBar()
    {
        const double left = m_mirrored ? m_whole.left() : m_field.right();
        const QRectF bar(left, m_whole.top(), card::RailWidth, m_whole.height());
        if (m_tradition.barShape != BarShape::Stubs) {
            m_page.addLine({m_mirrored ? m_field.left() : m_field.right(), m_field.top()},
                           {m_mirrored ? m_field.left() : m_field.right(), m_field.bottom()},
                           m_ink.line, ThinLine);
            return;
        }
        // The board is open between the stubs.
        const double stub = m_field.height() / 5;
        const QRectF open = bar.adjusted(0, card::RailWidth + stub, 0, -card::RailWidth - stub);
        m_page.addRect(open, QPen(Qt::NoPen), m_ink.background);
        m_page.addLine(open.topLeft(), open.topRight(), m_ink.line, ThinLine);
        m_page.addLine(open.bottomLeft(), open.bottomRight(), m_ink.line, ThinLine);
        m_field = m_mirrored ? m_field.adjusted(-card::RailWidth, 0, 0, 0)
                             : m_field.adjusted(0, 0, card::RailWidth, 0);
    }

    /// Calls `draw` along both long rails, in equal steps that fill them.
    template<typename Draw> void alongRails(double step, Draw draw)
    {
        const int count = qRound(m_field.width() / step);
        const double width = m_field.width() / count;
        for (const double y :
             {m_whole.top() + card::RailWidth / 2, m_whole.bottom() - card::RailWidth / 2}) {
            for (int i = 0; i < count; ++i) {
                draw(QPointF(m_field.left() + (i + 0.5) * width, y), width);
            }
        }
    }

    void ornamentRails()
    {
        switch (m_tradition.railShape) {
        case RailShape::Scribed:
            for (const double in : {0.3, 0.7}) {
                scribe(in * card::RailWidth);
            }
            break;
        case RailShape::Strung:
            scribe(0.5 * card::RailWidth);
            break;
        case RailShape::Taracea:
            alongRails(card::RailWidth, [this](QPointF centre, double) { star(centre); });
            break;
        case RailShape::Interlace:
            alongRails(card::RailWidth,
                       [this](QPointF centre, double width) { plait(centre, width); });
            break;
        }
    }

    void scribe(double inward)
    {
        m_page.addRect(m_whole
                           .adjusted(m_mirrored ? -card::RailWidth : inward, inward,
                                     m_mirrored ? -inward : card::RailWidth, -inward)
                           .intersected(m_whole),
                       QPen(m_ink.line, ThinLine));
    }

    void star(QPointF centre)
    {
        QPolygonF points;
        constexpr int Corners = 16;
        for (int i = 0; i < Corners; ++i) {
            const double angle = 2 * std::numbers::pi * i / Corners;
            const double radius = card::RailWidth * (i % 2 == 0 ? 0.36 : 0.2);
            points << centre + radius * QPointF(std::cos(angle), std::sin(angle));
        }
        QPainterPath path;
        path.addPolygon(points);
        path.closeSubpath();
        m_page.add(Shape{path, QPen(m_ink.line, ThinLine), m_ink.background});
    }

    /// Two strands that cross at both ends of the step, with a dot in the eye between them.
    void plait(QPointF centre, double width)
    {
        const double high = card::RailWidth * 0.3;
        for (const double way : {-1.0, 1.0}) {
            QPainterPath strand(centre - QPointF(width / 2, 0));
            strand.cubicTo(centre + QPointF(-width / 4, way * high * 1.35),
                           centre + QPointF(width / 4, way * high * 1.35),
                           centre + QPointF(width / 2, 0));
            m_page.add(Shape{strand, QPen(m_ink.line, 1.6), Qt::NoBrush});
        }
        m_page.addCircle(centre, 1.1, QPen(Qt::NoPen), m_ink.line);
    }

    /// Numbers the points for both players: 1 at the outer side, 6 next to the bar.
    void drawNumerals()
    {
        for (int column = 0; column < PointsInTable; ++column) {
            const int number = m_mirrored ? PointsInTable - column : column + 1;
            const double x = columnLeft(column) + card::PointWidth / 2;
            const double half = BoardNumerals.capHeight() / 2;
            for (const double y :
                 {m_whole.top() + card::RailWidth / 2, m_whole.bottom() - card::RailWidth / 2}) {
                m_page.addCircle({x, y}, card::RailWidth * 0.36, QPen(m_ink.line, ThinLine),
                                 Qt::white);
                m_page.addCentredText({x, y + half}, QString::number(number), BoardNumerals,
                                      Qt::black);
            }
        }
    }

    Page &m_page;
    QRectF m_whole;
    QRectF m_field;
    bool m_mirrored;
    const Tradition &m_tradition;
    CardColours m_ink;
};

void drawTab(Page &page, QPointF from, QPointF to, QPointF outward, const QColor &colour)
{
    const QPointF along = (to - from) / 5;
    QPainterPath tab(from);
    tab.lineTo(from + along + outward);
    tab.lineTo(to - along + outward);
    tab.lineTo(to);
    page.add(Shape{tab, QPen(colour, ThinLine), Qt::NoBrush});
}

constexpr double Tab = pointsFromMillimetres(5);

} // namespace

CardColours CardColours::of(const Tradition &tradition, Ink ink)
{
    if (ink == Ink::Black) {
        return {Qt::black, QColor(0xe6, 0xe6, 0xe6), Qt::white, Qt::white,
                QColor(0xb4, 0xb4, 0xb4)};
    }
    return {onPaper(tradition.darkLine.middle, 0.12), onPaper(tradition.frame.middle, 0.55),
            onPaper(tradition.field.early, 0.82), onPaper(tradition.lightPoint.middle, 0.62),
            onPaper(tradition.pointShape == PointShape::Sockets ? tradition.field.late
                                                                : tradition.darkPoint.middle,
                    0.3)};
}

void drawHalfBoard(Page &page, QPointF topLeft, Half half, const Tradition &tradition, Ink ink)
{
    HalfBoard(page, topLeft, half, tradition, ink).draw();
}

void drawDieNet(Page &page, QPointF topLeft, const Colours &colours)
{
    constexpr double S = card::DieSize;
    const QPointF middle = topLeft + QPointF(Tab + S, Tab); // the first of four faces in a column
    const auto face = [&](double x, double y, int number) {
        const QRectF at(middle + QPointF(x * S, y * S), QSizeF(S, S));
        page.addRect(at, QPen(colours.text, ThinLine));
        drawDie(page, at.adjusted(1.5, 1.5, -1.5, -1.5), number, colours.text, QPen(Qt::NoPen));
    };
    const auto tab = [&](QPointF from, QPointF to, QPointF outward) {
        drawTab(page, middle + from * S, middle + to * S, outward, colours.secondary);
    };
    tab({0, 0}, {1, 0}, {0, -Tab});
    for (const double x : {-1.0, 1.0}) {
        const double outer = x < 0 ? -1 : 2;
        tab({outer, 1}, {outer, 2}, {x * Tab, 0});
        tab({x, 1}, {x + 1, 1}, {0, -Tab});
        tab({x, 2}, {x + 1, 2}, {0, Tab});
    }
    face(0, 0, 1);
    face(0, 1, 2);
    face(0, 2, 6);
    face(0, 3, 5);
    face(-1, 1, 3);
    face(1, 1, 4);
}

QSizeF dieNetSize()
{
    return {3 * card::DieSize + 2 * Tab, 4 * card::DieSize + Tab};
}

void drawScaleBar(Page &page, QPointF left, const Colours &colours)
{
    constexpr int Centimetres = 10;
    constexpr double Line = 1;
    page.addLine(left, left + QPointF(ScaleBarLength, 0), colours.text, Line);
    for (int i = 0; i <= Centimetres; ++i) {
        const double x = left.x() + ScaleBarLength * i / Centimetres;
        // Keep the outer ticks within the ten centimetres.
        const double inside = i == 0 ? ThinLine / 2 : i == Centimetres ? -ThinLine / 2 : 0;
        const double high = i % 5 == 0 ? 8 : 5;
        page.addLine({x + inside, left.y() + Line / 2}, {x + inside, left.y() - high}, colours.text,
                     ThinLine);
    }
}

} // namespace doublets::sheets
