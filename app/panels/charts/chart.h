// SPDX-License-Identifier: MIT
#pragma once

#include "panels/charts/chart_axis.h"
#include "panels/charts/chart_legend.h"

#include <QColor>
#include <QFont>

#include <optional>

class QPainter;

namespace doublets {

/// The colours and font of a chart, on screen or on paper.
struct ChartStyle
{
    QColor background;
    QColor foreground;
    QColor gridLine;
    QColor first;  ///< of series 0, with solid lines and bars
    QColor second; ///< of series 1, with dashed lines and hatched bars
    QFont font;    ///< size in pixels

    /// Returns the style for charts on paper, in the given font: black on white, with series 1 in
    /// red.
    [[nodiscard]] static ChartStyle forPaper(const QFont &font);
    /// Returns the colour of series 0 (`first`) or 1 (`second`).
    [[nodiscard]] const QColor &colour(std::size_t series) const
    {
        return series == 0 ? first : second;
    }
};

/// An abstract base class of charts that can also be read as text. A chart consists of categories,
/// such as bars, in order from left to right. Each category has a text, and is identified by its
/// index, from 0 to categoryCount() − 1.
class Chart
{
public:
    virtual ~Chart() = default;

    [[nodiscard]] virtual QString title() const = 0;
    /// Returns a summary of the chart in one or two sentences.
    [[nodiscard]] virtual QString summary() const = 0;
    [[nodiscard]] virtual int categoryCount() const = 0;
    /// Returns a description of a category, including its figures.
    [[nodiscard]] virtual QString categoryText(int category) const = 0;
    /// Returns the rectangle to outline when `category` is selected. `plot` is the plot area, which
    /// excludes the labels of the axes.
    [[nodiscard]] virtual QRectF categoryRect(const QRectF &plot, int category) const = 0;

    /// Paints the chart into `rect`, and outlines the category `selected` if this category exists.
    /// Paints nothing if `rect` is too small for a plot area. Does not fill the background of
    /// `rect`. Restores the state of `painter`.
    void paint(QPainter &painter, const QRectF &rect, const ChartStyle &style,
               std::optional<int> selected = std::nullopt) const;
    /// Returns the category whose centre is nearest to the x coordinate `x` in a chart that is
    /// painted into `rect` with `font`. Returns nullopt if there are no categories.
    [[nodiscard]] std::optional<int> categoryAt(const QRectF &rect, const QFont &font,
                                                qreal x) const;

protected:
    /// Returns the title of the vertical axis, which is painted above the labels of the axis. The
    /// default implementation returns an empty string: there is no title.
    [[nodiscard]] virtual QString verticalAxisTitle() const { return {}; }
    /// Returns the names of the series, at most two, for a legend above the plot. The default
    /// implementation returns an empty list: there is no legend.
    [[nodiscard]] virtual QStringList legendNames() const { return {}; }
    /// Paints the bars or lines into `plot`, and the labels of the axes around `plot`. `painter`
    /// has the font of `style`.
    virtual void paintPlot(QPainter &painter, const QRectF &plot,
                           const ChartStyle &style) const = 0;

private:
    /// Returns the plot area: `rect` without the space for the legend and for the labels and titles
    /// of the axes.
    [[nodiscard]] QRectF plotRect(const QRectF &rect, const QFont &font) const;
    /// Returns the legend of a chart that is painted into `rect` with `font`.
    [[nodiscard]] ChartLegend legend(const QRectF &rect, const QFont &font) const;
    void paintVerticalAxisTitle(QPainter &painter, const QRectF &plot,
                                const ChartStyle &style) const;
};

// Precondition of the following functions that have a `style`: `painter` has the font of `style`.

/// Paints a vertical bar from the bottom of the plot to `value` on the axis `y`, which must begin
/// at 0. Paints nothing if `value` is not positive. The interval from `slot` to `slot + 1` on the
/// axis `x` has one bar for each of the `seriesCount` (1 or 2) series. The bars stand side by side
/// and fill the fraction `share` of the interval. `series` is 0 for a solid or 1 for a hatched bar.
void paintBar(QPainter &painter, const ChartStyle &style, const ChartAxis &x, double slot,
              const ChartAxis &y, double value, std::size_t series, std::size_t seriesCount,
              double share = 0.84);
/// Paints a grid line across the plot at `value` on a vertical axis, with the label `text` beside
/// the axis.
void paintGridLine(QPainter &painter, const ChartAxis &axis, const ChartStyle &style, double value,
                   const QString &text);
/// Paints a tick at `value` on a horizontal axis, below `plot`, with the label `text`.
void paintTick(QPainter &painter, const QRectF &plot, const ChartAxis &axis,
               const ChartStyle &style, double value, const QString &text);
/// Paints the title of the horizontal axis below its labels, aligned with the right edge of `plot`,
/// with the font and pen of `painter`.
void paintAxisTitle(QPainter &painter, const QRectF &plot, const QString &text);
/// Paints text on a rectangle in the background colour, which keeps the text legible over bars and
/// lines. `baseline` is the left end of the baseline of the text.
void paintLabel(QPainter &painter, const ChartStyle &style, const QPointF &baseline,
                const QString &text);

} // namespace doublets
