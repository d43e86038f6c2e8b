// SPDX-License-Identifier: MIT
#include "laboratory/charts/chart.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace doublets {

ChartInk ChartInk::forPaper(const QFont &font)
{
    return {Qt::white, Qt::black, QColor(0x55, 0x55, 0x55), Qt::black, QColor(0x9a, 0x2a, 0x10),
            font};
}

QRectF Chart::plotIn(const QRectF &room, const QFont &font)
{
    const QFontMetricsF metrics(font);
    const qreal left = metrics.horizontalAdvance(u"100.0 %"_s) + metrics.height() / 3;
    const qreal right = metrics.horizontalAdvance(u"000"_s);
    return room.adjusted(left, metrics.height() * 0.8, -right, -metrics.height() * 2.4);
}

void Chart::paint(QPainter &painter, const QRectF &room, const ChartData &data, const ChartInk &ink,
                  std::optional<int> chosen) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(ink.font);
    const QRectF plot = plotIn(room, ink.font);
    if (plot.width() > 0 && plot.height() > 0) {
        paintPlot(painter, plot, data, ink);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink.ink, 1));
        painter.drawLine(plot.bottomLeft(), plot.bottomRight());
        if (chosen && *chosen < places(data)) {
            painter.setPen(QPen(ink.ink, 1.5, Qt::DotLine));
            painter.drawRect(placeRoom(data, plot, *chosen));
        }
    }
    painter.restore();
}

std::optional<int> Chart::placeAt(const ChartData &data, const QRectF &room, const QFont &font,
                                  qreal x) const
{
    const QRectF plot = plotIn(room, font);
    std::optional<int> nearest;
    qreal least = 0;
    for (int place = 0; place < places(data); ++place) {
        const qreal away = std::abs(placeRoom(data, plot, place).center().x() - x);
        if (!nearest || away < least) {
            nearest = place;
            least = away;
        }
    }
    return nearest;
}

QBrush barBrush(const ChartInk &ink, std::size_t row)
{
    return row == 0 ? QBrush(ink.first) : QBrush(ink.second, Qt::BDiagPattern);
}

QPen linePen(const ChartInk &ink, std::size_t row)
{
    const qreal width = QFontMetricsF(ink.font).height() / 9;
    return {ink.of(row), width, row == 0 ? Qt::SolidLine : Qt::DashLine, Qt::FlatCap,
            Qt::RoundJoin};
}

void paintLevel(QPainter &painter, const QRectF &plot, const ChartInk &ink, qreal y,
                const QString &text)
{
    const QFontMetricsF metrics(ink.font);
    QColor line = ink.faded;
    line.setAlphaF(0.35F);
    painter.setPen(QPen(line, 1));
    painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    painter.setPen(ink.ink);
    const qreal width = metrics.horizontalAdvance(text);
    painter.drawText(QPointF(plot.left() - width - metrics.height() / 4,
                             y + (metrics.ascent() - metrics.descent()) / 2),
                     text);
}

void paintBelow(QPainter &painter, const QRectF &plot, const ChartInk &ink, qreal x,
                const QString &text)
{
    const QFontMetricsF metrics(ink.font);
    painter.setPen(ink.ink);
    painter.drawLine(QPointF(x, plot.bottom()), QPointF(x, plot.bottom() + metrics.height() / 5));
    const qreal width = metrics.horizontalAdvance(text);
    const qreal end = plot.right() + metrics.horizontalAdvance(u"000"_s); // right edge of the space
                                                                          // reserved by plotIn
    painter.drawText(QPointF(std::min(x - width / 2, end - width),
                             plot.bottom() + metrics.height() / 5 + metrics.ascent()),
                     text);
}

void paintOnPaper(QPainter &painter, const ChartInk &ink, const QPointF &baseline,
                  const QString &text)
{
    const QFontMetricsF metrics(ink.font);
    QRectF ground = metrics.boundingRect(text).translated(baseline);
    ground.adjust(-2, -1, 2, 1);
    painter.fillRect(ground, ink.paper);
    painter.setPen(ink.ink);
    painter.drawText(baseline, text);
}

double niceStep(double range, int most)
{
    double step = std::pow(10.0, std::floor(std::log10(range / most)));
    for (const double factor : {1.0, 2.0, 5.0, 10.0}) {
        if (range / (step * factor) <= most) {
            return step * factor;
        }
    }
    return step * 10;
}

double levelStep(double range, const QRectF &plot, const QFont &font)
{
    constexpr double Apart = 1.8; // minimum distance, in text lines
    const double room = plot.height() / QFontMetricsF(font).height() / Apart;
    return niceStep(range, std::clamp(static_cast<int>(room), 2, 8));
}

std::vector<double> multiplesOf(double step, double low, double high)
{
    constexpr double Rounding = 1e-9; // tolerance, as a fraction of a step
    const auto first = std::llround(std::ceil(low / step - Rounding));
    const auto last = std::llround(std::floor(high / step + Rounding));
    std::vector<double> multiples;
    for (auto i = first; i <= last; ++i) {
        multiples.push_back(static_cast<double>(i) * step);
    }
    return multiples;
}

} // namespace doublets
