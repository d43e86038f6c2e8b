// SPDX-License-Identifier: MIT
#include "panels/charts/chart_legend.h"

#include "panels/charts/chart.h"

#include <QPainter>
#include <QPen>

#include <algorithm>
#include <numeric>

namespace doublets {

QPen seriesPen(const ChartStyle &style, std::size_t series)
{
    return {style.colour(series), QFontMetricsF(style.font).height() / 9,
            series == 0 ? Qt::SolidLine : Qt::DashLine, Qt::FlatCap, Qt::RoundJoin};
}

ChartLegend::ChartLegend(const QStringList &names, const QFont &font, qreal width)
    : m_names(names)
    , m_metrics(font)
    , m_width(width)
{
    const qreal row =
        std::accumulate(names.begin(), names.end(), 0.0, [this](qreal sum, const QString &name) {
            return sum + entryWidth(name) + 2 * spacing();
        });
    m_isOneRow = row - 2 * spacing() <= width;
}

qreal ChartLegend::entryWidth(const QString &name) const
{
    return sampleWidth() + spacing() + m_metrics.horizontalAdvance(name);
}

qreal ChartLegend::height() const
{
    const auto rows = m_isOneRow ? std::min<qsizetype>(1, m_names.size()) : m_names.size();
    return static_cast<qreal>(rows) * m_metrics.lineSpacing();
}

void ChartLegend::paint(QPainter &painter, const QPointF &topLeft, const ChartStyle &style) const
{
    QPointF baseline = topLeft + QPointF(0, m_metrics.ascent());
    for (qsizetype i = 0; i < m_names.size(); ++i) {
        const QString name =
            m_metrics.elidedText(m_names[i], Qt::ElideRight, m_width - sampleWidth() - spacing());
        const QPointF middle = baseline - QPointF(0, m_metrics.xHeight() / 2);
        painter.setPen(seriesPen(style, static_cast<std::size_t>(i)));
        painter.drawLine(middle, middle + QPointF(sampleWidth(), 0));
        painter.setPen(style.foreground);
        painter.drawText(baseline + QPointF(sampleWidth() + spacing(), 0), name);
        baseline += m_isOneRow ? QPointF(entryWidth(name) + 2 * spacing(), 0)
                               : QPointF(0, m_metrics.lineSpacing());
    }
}

} // namespace doublets
