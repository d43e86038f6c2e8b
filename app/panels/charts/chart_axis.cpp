// SPDX-License-Identifier: MIT
#include "panels/charts/chart_axis.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace doublets {

constexpr double Tolerance = 1e-9; ///< as a fraction of a step

qreal ChartAxis::position(double value) const
{
    const double share = m_scale == Scale::Linear
                             ? (value - m_low) / (m_high - m_low)
                             : std::log10(value / m_low) / std::log10(m_high / m_low);
    if (m_orientation == Qt::Vertical) {
        return m_plot.bottom() - m_plot.height() * share;
    }
    return m_isMirrored ? m_plot.right() - m_plot.width() * share
                        : m_plot.left() + m_plot.width() * share;
}

double ChartAxis::valueAt(qreal position) const
{
    const qreal begin = this->position(m_low);
    return m_low + (position - begin) / (this->position(m_high) - begin) * (m_high - m_low);
}

QRectF ChartAxis::span(double from, double to) const
{
    QRectF span = m_plot;
    if (m_orientation == Qt::Vertical) {
        span.setBottom(position(from));
        span.setTop(position(to));
    } else {
        span.setLeft(position(m_isMirrored ? to : from));
        span.setRight(position(m_isMirrored ? from : to));
    }
    return span;
}

double ChartAxis::roundStep(double range, double maxSteps)
{
    const double power = std::pow(10.0, std::floor(std::log10(range / maxSteps)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (range / (power * factor) <= maxSteps) {
            return power * factor;
        }
    }
    return power * 10;
}

double ChartAxis::gridStep(qreal labelHeight) const
{
    constexpr double MinDistance = 1.8; // in label heights
    const auto steps = static_cast<int>(m_plot.height() / labelHeight / MinDistance);
    return roundStep(m_high - m_low, std::clamp(steps, 2, 8));
}

std::vector<double> ChartAxis::multiplesOf(double step) const
{
    const auto first = std::llround(std::ceil(m_low / step - Tolerance));
    const auto last = std::llround(std::floor(m_high / step + Tolerance));
    std::vector<double> multiples;
    for (auto i = first; i <= last; ++i) {
        multiples.push_back(static_cast<double>(i) * step);
    }
    return multiples;
}

std::vector<double> ChartAxis::powersOfTen(qreal labelWidth) const
{
    const qreal distance = std::max(1.0, std::abs(position(10 * m_low) - position(m_low)));
    const int each = std::max(1, static_cast<int>(std::ceil(labelWidth / distance)));
    std::vector<double> powers;
    for (auto power = static_cast<int>(std::floor(std::log10(m_high) + Tolerance));
         power >= std::log10(m_low) - Tolerance; power -= each) {
        powers.push_back(std::pow(10.0, power));
    }
    return powers;
}

void ChartAxis::paintLine(QPainter &painter, double value) const
{
    const qreal at = position(value);
    if (m_orientation == Qt::Vertical) {
        painter.drawLine(QPointF(m_plot.left(), at), QPointF(m_plot.right(), at));
    } else {
        painter.drawLine(QPointF(at, m_plot.top()), QPointF(at, m_plot.bottom()));
    }
}

void ChartAxis::paintOutlinedLine(QPainter &painter, double value, const QPen &pen,
                                  const QColor &background) const
{
    constexpr qreal Outline = 1.6; // on both sides together
    painter.setPen(QPen(background, pen.widthF() + Outline));
    paintLine(painter, value);
    painter.setPen(pen);
    paintLine(painter, value);
}

void ChartAxis::paintLabel(QPainter &painter, double value, const QString &text, qreal gap,
                           qreal rightEdge) const
{
    const QFontMetricsF metrics(painter.font());
    const qreal width = metrics.horizontalAdvance(text);
    const qreal at = position(value);
    if (m_orientation == Qt::Horizontal) {
        painter.drawText(QPointF(std::min(at - width / 2, rightEdge - width),
                                 m_plot.bottom() + gap + metrics.ascent()),
                         text);
    } else {
        const qreal left = m_isMirrored ? m_plot.right() + gap : m_plot.left() - width - gap;
        painter.drawText(QPointF(left, at + (metrics.ascent() - metrics.descent()) / 2), text);
    }
}

} // namespace doublets
