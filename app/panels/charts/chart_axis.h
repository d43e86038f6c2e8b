// SPDX-License-Identifier: MIT
#pragma once

#include <QPen>
#include <QRectF>
#include <QString>

#include <limits>
#include <vector>

class QPainter;

namespace doublets {

/// An axis of a chart: maps values to positions in the plot, divides its range into round steps,
/// and paints lines and labels.
class ChartAxis
{
public:
    enum class Scale { Linear, Logarithmic };

    /// Creates an axis from `low` to `high` along `plot`: from left to right or from bottom to top.
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
    /// Sets the layout direction; defaults to left-to-right. In right-to-left layouts, a horizontal
    /// axis starts on the right, and the labels of a vertical axis are on the right of the plot.
    void setLayoutDirection(Qt::LayoutDirection direction)
    {
        m_isMirrored = direction == Qt::RightToLeft;
    }

    [[nodiscard]] double low() const { return m_low; }
    [[nodiscard]] double high() const { return m_high; }
    /// Returns the x coordinate, or on a vertical axis the y coordinate, of a value.
    [[nodiscard]] qreal position(double value) const;
    /// Returns the value at a position of a linear axis.
    [[nodiscard]] double valueAt(qreal position) const;
    /// Returns the part of the plot between two values, `from` being the lower one.
    [[nodiscard]] QRectF span(double from, double to) const;

    /// Returns a step of 1, 2 or 5 times a power of ten, at most `maxSteps` of which fit into
    /// `range`.
    [[nodiscard]] static double roundStep(double range, double maxSteps);
    /// Returns the distance between the grid lines of a vertical axis, as a value: a roundStep()
    /// for as many steps, 2 to 8, as labels of the given height permit.
    [[nodiscard]] double gridStep(qreal labelHeight) const;
    /// Returns the multiples of `step` on the axis, tolerating rounding errors at both ends.
    [[nodiscard]] std::vector<double> multiplesOf(double step) const;
    /// Returns the powers of ten on the axis, as many as labels of the given width permit, always
    /// including the highest.
    [[nodiscard]] std::vector<double> powersOfTen(qreal labelWidth) const;

    /// Paints a line across the plot at `value`, with the pen of `painter`.
    void paintLine(QPainter &painter, double value) const;
    /// Paints a line across the plot at `value`, with an outline in the colour `background`, which
    /// keeps the line visible over bars.
    void paintOutlinedLine(QPainter &painter, double value, const QPen &pen,
                           const QColor &background) const;
    /// Paints a label at a distance of `gap` from the plot: beside a vertical axis, or centred
    /// below a horizontal axis but ending at `rightEdge` at the latest.
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
