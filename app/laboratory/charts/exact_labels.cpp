// SPDX-License-Identifier: MIT
#include "laboratory/charts/exact_labels.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <limits>

namespace doublets {

namespace {

/// A range of y coordinates, which grow downwards.
struct VerticalRange
{
    qreal top = std::numeric_limits<qreal>::max();
    qreal bottom = std::numeric_limits<qreal>::lowest();

    void add(qreal y)
    {
        top = std::min(top, y);
        bottom = std::max(bottom, y);
    }
    /// Adds the part of a curve to the right of `left`.
    void add(const QPolygonF &curve, qreal left)
    {
        for (qsizetype i = 0; i < curve.size(); ++i) {
            // A line that crosses `left` belongs to that part.
            if (curve[std::min(i + 1, curve.size() - 1)].x() >= left) {
                add(curve[i].y());
            }
        }
    }
};

constexpr qreal Gap = 3; ///< between a label and a line, in pixels

/// Returns what is painted to the right of `left`: the lines of exact values, the curves and, if
/// `withBands` is true, their bands.
VerticalRange takenRange(const std::vector<ShareCurve> &curves,
                         const std::vector<ExactLabel> &labels, qreal left, bool withBands)
{
    VerticalRange taken;
    for (const ExactLabel &label : labels) {
        taken.add(label.y);
    }
    for (const ShareCurve &curve : curves) {
        taken.add(curve.line, left);
        if (withBands) {
            taken.add(curve.high, left);
            taken.add(curve.low, left);
        }
    }
    return taken;
}

/// Returns the number of labels of the given height that fit above and below a range.
int spaceForLabels(const QRectF &plot, const VerticalRange &taken, qreal height)
{
    const auto fitting = [height](qreal space) {
        return std::max(0, static_cast<int>(std::floor(space / height)));
    };
    return fitting(taken.top - plot.top()) + fitting(plot.bottom() - taken.bottom);
}

} // namespace

void paintExactLabels(QPainter &painter, const QRectF &plot, const std::vector<ShareCurve> &curves,
                      const std::vector<ExactLabel> &labels, const ChartStyle &style)
{
    const QFontMetricsF metrics(style.font);
    const qreal height = metrics.height() + Gap;
    const auto leftOf = [&](const ExactLabel &label) {
        return plot.right() - metrics.horizontalAdvance(label.text) - metrics.height() / 2;
    };
    qreal left = plot.right();
    for (const ExactLabel &label : labels) {
        left = std::min(left, leftOf(label) - Gap);
    }
    VerticalRange taken = takenRange(curves, labels, left, true);
    if (spaceForLabels(plot, taken, height) < static_cast<int>(labels.size())) {
        taken = takenRange(curves, labels, left, false);
    }
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const bool fitsAbove = taken.top - height >= plot.top();
        const bool fitsBelow = taken.bottom + height <= plot.bottom();
        const bool isAbove = fitsAbove && (i == 0 || !fitsBelow);
        const qreal top = isAbove ? taken.top - height
                                  : std::min(taken.bottom + Gap, plot.bottom() - metrics.height());
        taken.add(isAbove ? top : top + metrics.height());
        paintLabel(painter, style, {leftOf(labels[i]), top + metrics.ascent()}, labels[i].text);
    }
}

} // namespace doublets
