// SPDX-License-Identifier: MIT
#pragma once

#include "core/laboratory/laboratory.h"

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace doublets {

/// The data of all charts in the laboratory, for one or two experiments.
struct ChartData
{
    /// The results of one experiment.
    struct Row
    {
        ExperimentTotals totals;
        /// Exact share of games won by the first thrower; nullopt if unknown.
        std::optional<double> exactShare;
    };
    std::vector<Row> rows;
    std::uint64_t games = 1; ///< number of games requested; the larger of two numbers
};

/// The colours and font of a chart, on screen or on paper.
struct ChartStyle
{
    QColor background;
    QColor foreground;
    QColor gridLine;
    QColor first;  ///< of the first experiment, with solid lines and bars
    QColor second; ///< of the second experiment, with dashed lines and hatched bars
    QFont font;    ///< size in pixels

    /// Returns a style with black text on white, in the given font.
    [[nodiscard]] static ChartStyle forPaper(const QFont &font);
    [[nodiscard]] const QColor &colour(std::size_t row) const { return row == 0 ? first : second; }
};

/// A chart that can also be read as text. Consists of categories, such as bars, from left to right,
/// each with a text of its own.
class Chart
{
public:
    virtual ~Chart() = default;

    [[nodiscard]] virtual QString title() const = 0;
    /// Returns a summary in one or two sentences.
    [[nodiscard]] virtual QString summary(const ChartData &data) const = 0;
    [[nodiscard]] virtual int categoryCount(const ChartData &data) const = 0;
    /// Returns the figures of a category as text. Here and below, `category` must be at least 0 and
    /// less than categoryCount().
    [[nodiscard]] virtual QString categoryText(const ChartData &data, int category) const = 0;
    /// Returns the rectangle that is outlined when a category is selected.
    [[nodiscard]] virtual QRectF categoryRect(const ChartData &data, const QRectF &plot,
                                              int category) const = 0;

    /// Paints the chart into `rect` and outlines the category `selected`. Paints nothing if there
    /// is too little space.
    void paint(QPainter &painter, const QRectF &rect, const ChartData &data,
               const ChartStyle &style, std::optional<int> selected = std::nullopt) const;
    /// Returns the category nearest to `x` in a chart painted into `rect`; nullopt if there are no
    /// categories.
    [[nodiscard]] std::optional<int> categoryAt(const ChartData &data, const QRectF &rect,
                                                const QFont &font, qreal x) const;

protected:
    /// Paints the bars or lines into `plot`, and the numbers on the axes around it.
    virtual void paintPlot(QPainter &painter, const QRectF &plot, const ChartData &data,
                           const ChartStyle &style) const = 0;

    /// Returns the plot area: `rect` without the space for the numbers on the axes.
    [[nodiscard]] static QRectF plotRect(const QRectF &rect, const QFont &font);
};

/// Returns the brush for the bars of an experiment: solid or hatched.
[[nodiscard]] QBrush barBrush(const ChartStyle &style, std::size_t row);
/// Returns the pen for the line of an experiment: solid or dashed.
[[nodiscard]] QPen linePen(const ChartStyle &style, std::size_t row);
/// Paints a horizontal grid line at `y` with a label on its left.
void paintGridLine(QPainter &painter, const QRectF &plot, const ChartStyle &style, qreal y,
                   const QString &text);
/// Paints a tick and a centred label below the plot at `x`.
void paintTick(QPainter &painter, const QRectF &plot, const ChartStyle &style, qreal x,
               const QString &text);
/// Paints text on a rectangle in the background colour, which keeps it legible over bars and lines.
void paintLabel(QPainter &painter, const ChartStyle &style, const QPointF &baseline,
                const QString &text);
/// Returns a step of 1, 2 or 5 times a power of ten, at most `maxSteps` of which fit into `range`.
[[nodiscard]] double niceStep(double range, int maxSteps);
/// Returns the niceStep() between grid lines, as small as the height of their labels permits.
[[nodiscard]] double gridStep(double range, const QRectF &plot, const QFont &font);
/// Returns the multiples of `step` from `low` to `high`, tolerating rounding errors at both ends.
[[nodiscard]] std::vector<double> multiplesOf(double step, double low, double high);

} // namespace doublets
