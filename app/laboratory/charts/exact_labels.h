// SPDX-License-Identifier: MIT
#pragma once

#include "panels/charts/chart.h"

#include <QPolygonF>
#include <QString>

#include <vector>

namespace doublets {

/// The curve of the share of games won in one experiment, with the limits of its 95% band, in the
/// coordinates of the painter.
struct ShareCurve
{
    QPolygonF line;
    QPolygonF high; ///< upper limit of the band
    QPolygonF low;  ///< lower limit of the band
};

/// The label of an exact value.
struct ExactLabel
{
    QString text;
    qreal y = 0; ///< position of the line of the exact value, in the coordinates of the painter
};

/// Paints `labels` at the right edge of `plot`, each above or below all lines and curves there. If
/// the plot is tall enough, the labels also avoid the bands. `labels` must be ordered from top to
/// bottom.
void paintExactLabels(QPainter &painter, const QRectF &plot, const std::vector<ShareCurve> &curves,
                      const std::vector<ExactLabel> &labels, const ChartStyle &style);

} // namespace doublets
