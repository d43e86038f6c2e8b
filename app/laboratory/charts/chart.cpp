// SPDX-License-Identifier: MIT
#include "laboratory/charts/chart.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace doublets {

ChartStyle ChartStyle::forPaper(const QFont &font)
{
    return {Qt::white, Qt::black, QColor(0x55, 0x55, 0x55), Qt::black, QColor(0x9a, 0x2a, 0x10),
            font};
}

QRectF Chart::plotRect(const QRectF &rect, const QFont &font)
{
    const QFontMetricsF metrics(font);
    const qreal left = metrics.horizontalAdvance(u"100.0 %"_s) + metrics.height() / 3;
    const qreal right = metrics.horizontalAdvance(u"000"_s);
    return rect.adjusted(left, metrics.height() * 0.8, -right, -metrics.height() * 2.4);
}

void Chart::paint(QPainter &painter, const QRectF &rect, const ChartData &data,
                  const ChartStyle &style, std::optional<int> selected) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(style.font);
    const QRectF plot = plotRect(rect, style.font);
    if (plot.width() > 0 && plot.height() > 0) {
        paintPlot(painter, plot, data, style);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(style.foreground, 1));
        painter.drawLine(plot.bottomLeft(), plot.bottomRight());
        if (selected && *selected < categoryCount(data)) {
            painter.setPen(QPen(style.foreground, 1.5, Qt::DotLine));
            painter.drawRect(categoryRect(data, plot, *selected));
        }
    }
    painter.restore();
}

std::optional<int> Chart::categoryAt(const ChartData &data, const QRectF &rect, const QFont &font,
                                     qreal x) const
{
    const QRectF plot = plotRect(rect, font);
    std::optional<int> nearest;
    qreal minDistance = 0;
    for (int category = 0; category < categoryCount(data); ++category) {
        const qreal offset = std::abs(categoryRect(data, plot, category).center().x() - x);
        if (!nearest || offset < minDistance) {
            nearest = category;
            minDistance = offset;
        }
    }
    return nearest;
}

QBrush barBrush(const ChartStyle &style, std::size_t row)
{
    return row == 0 ? QBrush(style.first) : QBrush(style.second, Qt::BDiagPattern);
}

QPen linePen(const ChartStyle &style, std::size_t row)
{
    const qreal width = QFontMetricsF(style.font).height() / 9;
    return {style.colour(row), width, row == 0 ? Qt::SolidLine : Qt::DashLine, Qt::FlatCap,
            Qt::RoundJoin};
}

void paintGridLine(QPainter &painter, const QRectF &plot, const ChartStyle &style, qreal y,
                   const QString &text)
{
    const QFontMetricsF metrics(style.font);
    QColor line = style.gridLine;
    line.setAlphaF(0.35F);
    painter.setPen(QPen(line, 1));
    painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    painter.setPen(style.foreground);
    const qreal width = metrics.horizontalAdvance(text);
    painter.drawText(QPointF(plot.left() - width - metrics.height() / 4,
                             y + (metrics.ascent() - metrics.descent()) / 2),
                     text);
}

void paintTick(QPainter &painter, const QRectF &plot, const ChartStyle &style, qreal x,
               const QString &text)
{
    const QFontMetricsF metrics(style.font);
    painter.setPen(style.foreground);
    painter.drawLine(QPointF(x, plot.bottom()), QPointF(x, plot.bottom() + metrics.height() / 5));
    const qreal width = metrics.horizontalAdvance(text);
    const qreal end = plot.right() + metrics.horizontalAdvance(u"000"_s); // right edge of the space
                                                                          // reserved by plotRect
    painter.drawText(QPointF(std::min(x - width / 2, end - width),
                             plot.bottom() + metrics.height() / 5 + metrics.ascent()),
                     text);
}

void paintLabel(QPainter &painter, const ChartStyle &style, const QPointF &baseline,
                const QString &text)
{
    const QFontMetricsF metrics(style.font);
    QRectF background = metrics.boundingRect(text).translated(baseline);
    background.adjust(-2, -1, 2, 1);
    painter.fillRect(background, style.background);
    painter.setPen(style.foreground);
    painter.drawText(baseline, text);
}

double niceStep(double range, int maxSteps)
{
    double step = std::pow(10.0, std::floor(std::log10(range / maxSteps)));
    for (const double factor : {1.0, 2.0, 5.0, 10.0}) {
        if (range / (step * factor) <= maxSteps) {
            return step * factor;
        }
    }
    return step * 10;
}

double gridStep(double range, const QRectF &plot, const QFont &font)
{
    constexpr double MinDistance = 1.8; // minimum distance, in text lines
    const double rect = plot.height() / QFontMetricsF(font).height() / MinDistance;
    return niceStep(range, std::clamp(static_cast<int>(rect), 2, 8));
}

std::vector<double> multiplesOf(double step, double low, double high)
{
    constexpr double Tolerance = 1e-9; // tolerance, as a fraction of a step
    const auto first = std::llround(std::ceil(low / step - Tolerance));
    const auto last = std::llround(std::floor(high / step + Tolerance));
    std::vector<double> multiples;
    for (auto i = first; i <= last; ++i) {
        multiples.push_back(static_cast<double>(i) * step);
    }
    return multiples;
}

} // namespace doublets
