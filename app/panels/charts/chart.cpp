// SPDX-License-Identifier: MIT
#include "panels/charts/chart.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <ranges>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// Returns the margin at the sides of a legend.
qreal legendMargin(const QFont &font)
{
    return QFontMetricsF(font).height() / 2;
}

} // namespace

ChartStyle ChartStyle::forPaper(const QFont &font)
{
    return {Qt::white, Qt::black, QColor(0x55, 0x55, 0x55), Qt::black, QColor(0x9a, 0x2a, 0x10),
            font};
}

QRectF Chart::plotRect(const QRectF &rect, const QFont &font) const
{
    const QFontMetricsF metrics(font);
    const qreal left = metrics.horizontalAdvance(u"100.0 %"_s) + metrics.height() / 3;
    const qreal right = metrics.horizontalAdvance(u"000"_s);
    const qreal top = metrics.height() * (verticalAxisTitle().isEmpty() ? 0.8 : 1.7) +
                      legend(rect, font).height();
    return rect.adjusted(left, top, -right, -metrics.height() * 2.4);
}

ChartLegend Chart::legend(const QRectF &rect, const QFont &font) const
{
    return {legendNames(), font, rect.width() - 2 * legendMargin(font)};
}

void Chart::paint(QPainter &painter, const QRectF &rect, const ChartStyle &style,
                  std::optional<int> selected) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(style.font);
    const QRectF plot = plotRect(rect, style.font);
    if (plot.width() > 0 && plot.height() > 0) {
        legend(rect, style.font)
            .paint(painter, rect.topLeft() + QPointF(legendMargin(style.font), 0), style);
        paintVerticalAxisTitle(painter, plot, style);
        paintPlot(painter, plot, style);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(style.foreground, 1));
        painter.drawLine(plot.bottomLeft(), plot.bottomRight());
        if (selected && *selected < categoryCount()) {
            painter.setPen(QPen(style.foreground, 1.5, Qt::DotLine));
            painter.drawRect(categoryRect(plot, *selected));
        }
    }
    painter.restore();
}

void Chart::paintVerticalAxisTitle(QPainter &painter, const QRectF &plot,
                                   const ChartStyle &style) const
{
    const QString text = verticalAxisTitle();
    const QFontMetricsF metrics(style.font);
    const qreal room = metrics.horizontalAdvance(u"100.0 %"_s); // reserved by plotRect
    const qreal labelHeight = metrics.height() / 2; // of the highest label, above the plot
    painter.setPen(style.foreground);
    painter.drawText(QPointF(plot.left() - std::min(room, metrics.horizontalAdvance(text)),
                             plot.top() - labelHeight - metrics.descent()),
                     text);
}

std::optional<int> Chart::categoryAt(const QRectF &rect, const QFont &font, qreal x) const
{
    const QRectF plot = plotRect(rect, font);
    const auto centre = [&](int category) { return categoryRect(plot, category).center().x(); };
    const auto categories = std::views::iota(0, categoryCount());
    if (categories.empty()) {
        return std::nullopt;
    }
    const auto right = std::ranges::lower_bound(categories, x, {}, centre);
    if (right == categories.begin()) {
        return categories.front();
    }
    if (right == categories.end()) {
        return categories.back();
    }
    return x - centre(*right - 1) <= centre(*right) - x ? *right - 1 : *right;
}

void paintBar(QPainter &painter, const ChartStyle &style, const ChartAxis &x, double slot,
              const ChartAxis &y, double value, std::size_t series, std::size_t seriesCount,
              double share)
{
    const double width = share / static_cast<double>(seriesCount);
    const double left = slot + (1 - share) / 2 + width * static_cast<double>(series);
    QRectF bar = x.span(left, left + width);
    bar.setTop(y.position(value));
    if (value > 0) {
        painter.setPen(series == 0 ? Qt::NoPen : QPen(style.second, 1));
        painter.setBrush(series == 0 ? QBrush(style.first)
                                     : QBrush(style.second, Qt::BDiagPattern));
        painter.drawRect(bar);
    }
}

void paintGridLine(QPainter &painter, const ChartAxis &axis, const ChartStyle &style, double value,
                   const QString &text)
{
    QColor line = style.gridLine;
    line.setAlphaF(0.35F);
    painter.setPen(QPen(line, 1));
    axis.paintLine(painter, value);
    painter.setPen(style.foreground);
    axis.paintLabel(painter, value, text, QFontMetricsF(style.font).height() / 4);
}

void paintTick(QPainter &painter, const QRectF &plot, const ChartAxis &axis,
               const ChartStyle &style, double value, const QString &text)
{
    const QFontMetricsF metrics(style.font);
    const qreal length = metrics.height() / 5;
    const qreal x = axis.position(value);
    painter.setPen(style.foreground);
    painter.drawLine(QPointF(x, plot.bottom()), QPointF(x, plot.bottom() + length));
    axis.paintLabel(painter, value, text, length,
                    plot.right() + metrics.horizontalAdvance(u"000"_s)); // reserved by plotRect
}

void paintAxisTitle(QPainter &painter, const QRectF &plot, const QString &text)
{
    const QFontMetricsF metrics(painter.font());
    painter.drawText(QPointF(plot.right() - metrics.horizontalAdvance(text),
                             plot.bottom() + metrics.height() * 1.2 + metrics.ascent()),
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

} // namespace doublets
