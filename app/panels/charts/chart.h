// SPDX-License-Identifier: MIT
#pragma once

#include "panels/charts/chart_axis.h"

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
    QColor first;  ///< of the first series, with solid lines and bars
    QColor second; ///< of the second series, with dashed lines and hatched bars
    QFont font;    ///< size in pixels

    /// Returns a style with black text on white, in the given font.
    [[nodiscard]] static ChartStyle forPaper(const QFont &font);
    /// Returns the colour of series 0 (`first`) or 1 (`second`).
    [[nodiscard]] const QColor &colour(std::size_t series) const
    {
        return series == 0 ? first : second;
    }
};

/// A chart that can also be read as text. Consists of categories, such as bars, from left to right,
/// each with a text of its own. A category is identified by its index, at least 0 and less than
/// categoryCount().
class Chart
{
public:
    virtual ~Chart() = default;

    [[nodiscard]] virtual QString title() const = 0;
    /// Returns a summary in one or two sentences.
    [[nodiscard]] virtual QString summary() const = 0;
    [[nodiscard]] virtual int categoryCount() const = 0;
    /// Returns the figures of a category as text.
    [[nodiscard]] virtual QString categoryText(int category) const = 0;
    /// Returns the rectangle that is outlined when a category is selected. `plot` is the plot area
    /// of the chart, without the numbers on the axes.
    [[nodiscard]] virtual QRectF categoryRect(const QRectF &plot, int category) const = 0;

    /// Paints the chart into `rect` and outlines the category `selected`. Paints nothing if there
    /// is too little space.
    void paint(QPainter &painter, const QRectF &rect, const ChartStyle &style,
               std::optional<int> selected = std::nullopt) const;
    /// Returns the category nearest to `x` in a chart painted into `rect`; nullopt if there are no
    /// categories.
    [[nodiscard]] std::optional<int> categoryAt(const QRectF &rect, const QFont &font,
                                                qreal x) const;

protected:
    /// Paints the bars or lines into `plot`, and the numbers on the axes around it.
    virtual void paintPlot(QPainter &painter, const QRectF &plot,
                           const ChartStyle &style) const = 0;

private:
    /// Returns the plot area: `rect` without the space for the numbers on the axes.
    [[nodiscard]] static QRectF plotRect(const QRectF &rect, const QFont &font);
};

/// Paints a bar from 0 to `value` on the axis `y`. On the axis `x`, the bars of `seriesCount`
/// series side by side fill `share` of the space between `slot` and `slot` + 1. `series` is 0 or 1;
/// bars of series 0 are solid, those of series 1 hatched.
void paintBar(QPainter &painter, const ChartStyle &style, const ChartAxis &x, double slot,
              const ChartAxis &y, double value, std::size_t series, std::size_t seriesCount,
              double share = 0.84);
/// Paints a grid line of a vertical axis with its label.
void paintGridLine(QPainter &painter, const ChartAxis &axis, const ChartStyle &style, double value,
                   const QString &text);
/// Paints a tick of the horizontal axis below `plot` with its label.
void paintTick(QPainter &painter, const QRectF &plot, const ChartAxis &axis,
               const ChartStyle &style, double value, const QString &text);
/// Paints the title of the horizontal axis at its end, below the labels.
void paintAxisTitle(QPainter &painter, const QRectF &plot, const QString &text);
/// Paints text on a rectangle in the background colour, which keeps it legible over bars and lines.
/// `baseline` is the left end of the text's baseline.
void paintLabel(QPainter &painter, const ChartStyle &style, const QPointF &baseline,
                const QString &text);

} // namespace doublets
