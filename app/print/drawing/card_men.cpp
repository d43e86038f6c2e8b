// SPDX-License-Identifier: MIT
#include "print/drawing/card_board.h"
#include "print/drawing/position_diagram.h"

#include <QPolygonF>

#include <cmath>
#include <numbers>

namespace doublets::sheets {

namespace {

constexpr double Radius = card::ManDiameter / 2;

QPointF onCircle(double radius, double share)
{
    const double angle = 2 * std::numbers::pi * share;
    return radius * QPointF(std::sin(angle), -std::cos(angle));
}

/// The decoration of a man's face, drawn with a single pen.
class ManFace
{
public:
    ManFace(Page &page, QPointF centre, const QColor &line)
        : m_page(page)
        , m_centre(centre)
        , m_pen(line, 0.9)
    {
    }

    void draw(ManShape shape)
    {
        switch (shape) {
        case ManShape::Plain:
            ring(0.78);
            break;
        case ManShape::Boss:
            rings({0.84, 0.6, 0.3});
            dot({}, 0.12);
            break;
        case ManShape::Rings:
            rings({0.82, 0.62, 0.42});
            dot({}, 0.07);
            break;
        case ManShape::Dome:
            ring(0.55);
            break;
        case ManShape::RingDot:
            ringsAndDots();
            break;
        case ManShape::Dish:
            rings({0.7, 0.66});
            break;
        case ManShape::Cross:
            cross();
            break;
        case ManShape::Rosette:
            rosette();
            break;
        }
    }

private:
    void ring(double share, QPointF at = {})
    {
        m_page.addCircle(m_centre + at * Radius, share * Radius, m_pen);
    }
    void rings(std::initializer_list<double> shares)
    {
        for (const double share : shares) {
            ring(share);
        }
    }
    void dot(QPointF at, double share)
    {
        m_page.addCircle(m_centre + at * Radius, share * Radius, QPen(Qt::NoPen), m_pen.color());
    }

    void ringsAndDots()
    {
        constexpr int Count = 6;
        ring(0.86);
        for (int i = 0; i < Count; ++i) {
            const QPointF at = onCircle(0.56, static_cast<double>(i) / Count);
            ring(0.17, at);
            dot(at, 0.05);
        }
        ring(0.17);
        dot({}, 0.05);
    }

    void cross()
    {
        ring(0.8);
        constexpr double Arm = 0.62 * Radius;
        constexpr double Waist = 0.08 * Radius;
        constexpr double End = 0.24 * Radius;
        QPainterPath path;
        for (int i = 0; i < 4; ++i) {
            const auto turned = [i, this](double x, double y) {
                const double s = i % 2 == 0 ? 0 : (i == 1 ? 1 : -1);
                const double c = i % 2 == 0 ? (i == 0 ? 1 : -1) : 0;
                return m_centre + QPointF(c * x - s * y, s * x + c * y);
            };
            path.addPolygon(QPolygonF{turned(-Waist, -Waist), turned(-End, -Arm), turned(End, -Arm),
                                      turned(Waist, -Waist), turned(-Waist, -Waist)});
        }
        m_page.add(Shape{path, m_pen, Qt::NoBrush});
    }

    /// Six petals, drawn with the compass.
    void rosette()
    {
        ring(0.82);
        constexpr double R = 0.74 * Radius;
        for (int i = 0; i < 6; ++i) {
            const QPointF tip = onCircle(R, i / 6.0);
            const QPointF side = onCircle(0.42 * R, (i + 0.58) / 6.0);
            const QPointF other = onCircle(0.42 * R, (i - 0.58) / 6.0);
            QPainterPath petal(m_centre);
            petal.quadTo(m_centre + side, m_centre + tip);
            petal.quadTo(m_centre + other, m_centre);
            m_page.add(Shape{petal, m_pen, Qt::NoBrush});
        }
    }

    Page &m_page;
    QPointF m_centre;
    QPen m_pen;
};

} // namespace

void drawCardMan(Page &page, QPointF centre, Side side, const Tradition &tradition, Ink ink)
{
    const ManColours man = ManColours::of(side, ink);
    page.addCircle(centre, Radius, QPen(man.edge, 0.6), man.fill);
    ManFace(page, centre, man.numeral).draw(tradition.manShapes[indexOf(side)]);
}

} // namespace doublets::sheets
