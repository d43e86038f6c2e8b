// SPDX-License-Identifier: MIT
#pragma once

#include "panels/charts/chart.h"

#include <QPolygonF>
#include <QString>

#include <vector>

namespace doublets {

/// The running share of one experiment, with the ends of its band.
struct ShareCurve
{
    QPolygonF line;
    QPolygonF high;
    QPolygonF low;
};

/// The label of an exact value.
struct ExactLabel
{
    QString text;
    qreal y = 0; ///< of the line of the exact value
};

/// Paints labels at the right edge of the plot, above and below all lines and curves there and, if
/// the plot is high enough, the bands. `labels` are ordered from top to bottom.
void paintExactLabels(QPainter &painter, const QRectF &plot, const std::vector<ShareCurve> &curves,
                      const std::vector<ExactLabel> &labels, const ChartStyle &style);

} // namespace doublets
