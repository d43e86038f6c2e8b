// SPDX-License-Identifier: MIT
#pragma once

#include <QPen>
#include <QRectF>
#include <QString>

#include <limits>
#include <vector>

class QPainter;

namespace doublets {

/// An axis of a chart. Maps values to positions in the plot, divides the range of values into round
/// steps, and paints lines and labels.
class ChartAxis
{
public:
    enum class Scale { Linear, Logarithmic };

    /// Creates an axis for the values from `low` to `high`, along the width or height of `plot`.
    /// `high` must be greater than `low`. Both must be positive on a logarithmic scale.
    ChartAxis(Qt::Orientation orientation, const QRectF &plot, double low, double high,
              Scale scale = Scale::Linear)
        : m_orientation(orientation)
        , m_plot(plot)
        , m_low(low)
        , m_high(high)
        , m_scale(scale)
    {
    }
    /// Sets the layout direction. Defaults to left-to-right. In right-to-left layouts, a horizontal
    /// axis begins on the right, and the labels of a vertical axis are to the right of the plot.
    void setLayoutDirection(Qt::LayoutDirection direction)
    {
        m_isMirrored = direction == Qt::RightToLeft;
    }

    [[nodiscard]] double low() const { return m_low; }
    [[nodiscard]] double high() const { return m_high; }
    /// Returns the x coordinate of a value on a horizontal axis, or its y coordinate on a vertical
    /// axis.
    [[nodiscard]] qreal position(double value) const;
    /// Returns the value at a coordinate; the inverse of position(). Precondition: the scale is
    /// linear.
    [[nodiscard]] double valueAt(qreal position) const;
    /// Returns the part of the plot between two values. `from` must not be greater than `to`.
    [[nodiscard]] QRectF span(double from, double to) const;

    /// Returns the smallest step that divides `range` into at most `maxSteps` steps and is 1, 2 or
    /// 5 times a power of ten. Both arguments must be positive.
    [[nodiscard]] static double roundStep(double range, double maxSteps);
    /// Returns a round step (see roundStep()) between the grid lines of a vertical axis. Allows as
    /// many steps as leave space for labels of `labelHeight` pixels, but at least 2 and at most 8
    /// steps. `labelHeight` must be positive.
    [[nodiscard]] double gridStep(qreal labelHeight) const;
    /// Returns the multiples of `step` on the axis, in ascending order. `step` must be positive.
    /// Tolerates rounding errors at both ends.
    [[nodiscard]] std::vector<double> multiplesOf(double step) const;
    /// Returns powers of ten on a horizontal axis, in descending order from the highest on the
    /// axis, at equal distances that leave space for labels of the given width, in pixels.
    /// Precondition: the scale is logarithmic.
    [[nodiscard]] std::vector<double> powersOfTen(qreal labelWidth) const;

    /// Paints a line across the plot at `value`, with the pen of `painter`.
    void paintLine(QPainter &painter, double value) const;
    /// Paints a line across the plot at `value` with `pen`. An outline in the colour `background`
    /// keeps the line visible over bars. Leaves `pen` set in `painter`.
    void paintOutlinedLine(QPainter &painter, double value, const QPen &pen,
                           const QColor &background) const;
    /// Paints a label for `value`, with the font and pen of `painter`, at a distance of `gap`
    /// pixels from the plot: beside a vertical axis, or centred below a horizontal axis. A label
    /// below the axis is moved to the left if it would extend beyond the x coordinate `rightEdge`.
    void paintLabel(QPainter &painter, double value, const QString &text, qreal gap,
                    qreal rightEdge = std::numeric_limits<qreal>::max()) const;

private:
    Qt::Orientation m_orientation;
    QRectF m_plot;
    double m_low;
    double m_high;
    Scale m_scale;
    bool m_isMirrored = false;
};

} // namespace doublets
