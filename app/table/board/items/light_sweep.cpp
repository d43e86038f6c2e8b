// SPDX-License-Identifier: MIT
#include "table/board/items/light_sweep.h"

#include <QLinearGradient>
#include <QPainter>

namespace doublets {

namespace {

constexpr qreal SweepZ = 24; ///< above men and dice, below the marks
constexpr qreal BandWidth = 420;

} // namespace

LightSweep::LightSweep()
{
    setZValue(SweepZ);
    setVisible(false);
}

void LightSweep::setLighting(Lighting lighting)
{
    m_lighting = lighting;
    update();
}

void LightSweep::setFrame(const QRectF &frame)
{
    prepareGeometryChange();
    m_frame = frame;
}

void LightSweep::setProgress(qreal progress)
{
    if (qFuzzyCompare(1 + m_progress, 1 + progress)) {
        return;
    }
    const bool isLit = progress > 0 && progress < 1 && m_lighting != Lighting::HighContrast;
    update(); // the part that is no longer lit
    prepareGeometryChange();
    m_progress = progress;
    setVisible(isLit);
}

QRectF LightSweep::band() const
{
    const qreal left = m_frame.left() - BandWidth + m_progress * (m_frame.width() + BandWidth);
    return {left, m_frame.top(), BandWidth, m_frame.height()};
}

QRectF LightSweep::boundingRect() const
{
    return band() & m_frame;
}

void LightSweep::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    QLinearGradient light(band().topLeft(), band().topRight());
    const int strength = m_lighting == Lighting::Night ? 62 : 84;
    const auto warm = [](int alpha) { return QColor(255, 206, 120, alpha); };
    light.setColorAt(0, warm(0));
    light.setColorAt(0.3, warm(strength / 3));
    light.setColorAt(0.55, warm(strength));
    light.setColorAt(0.8, warm(strength / 3));
    light.setColorAt(1, warm(0));
    painter->setCompositionMode(QPainter::CompositionMode_Plus); // adds light, keeps the drawing
    painter->fillRect(boundingRect(), light);
    painter->setCompositionMode(QPainter::CompositionMode_SourceOver);
}

} // namespace doublets
