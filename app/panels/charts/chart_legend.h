// SPDX-License-Identifier: MIT
#pragma once

#include <QFontMetricsF>
#include <QStringList>

class QPainter;
class QPen;
class QPointF;

namespace doublets {

struct ChartStyle;

/// Returns the pen for the lines of series 0 (solid) or 1 (dashed).
[[nodiscard]] QPen seriesPen(const ChartStyle &style, std::size_t series);

/// A legend for the series of a chart: a sample line before the name of each series. The entries
/// stand side by side or, if they do not fit into one row, one below another.
class ChartLegend
{
public:
    /// `names` are the names of the series, at most two. `width` is the available width, in pixels.
    ChartLegend(const QStringList &names, const QFont &font, qreal width);

    /// Returns the height in pixels; 0 if there are no names.
    [[nodiscard]] qreal height() const;
    /// Paints the legend. Elides names for which the legend is too narrow. `painter` must have the
    /// font of the legend.
    void paint(QPainter &painter, const QPointF &topLeft, const ChartStyle &style) const;

private:
    [[nodiscard]] qreal sampleWidth() const { return 2 * m_metrics.height(); }
    [[nodiscard]] qreal spacing() const { return m_metrics.height() / 2; }
    /// Returns the width of a sample line and the name beside it.
    [[nodiscard]] qreal entryWidth(const QString &name) const;

    QStringList m_names;
    QFontMetricsF m_metrics;
    qreal m_width;
    bool m_isOneRow;
};

} // namespace doublets
