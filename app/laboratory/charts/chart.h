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
    struct Row
    {
        ExperimentTotals findings;
        std::optional<double> exact; ///< exact share of games won by the first thrower; null if
                                     ///< unknown
    };
    std::vector<Row> rows;
    std::uint64_t games = 1; ///< total number of games requested
};

/// The colours and font of a chart, on screen or on paper.
struct ChartInk
{
    QColor paper;
    QColor ink;
    QColor faded;  ///< grid lines
    QColor first;  ///< of the first experiment: solid lines and full bars
    QColor second; ///< of the second experiment: dashed lines and hatched bars
    QFont font;    ///< size in pixels

    /// Returns black on white, with the given font.
    [[nodiscard]] static ChartInk forPaper(const QFont &font);
    [[nodiscard]] const QColor &of(std::size_t row) const { return row == 0 ? first : second; }
};

/// A chart that can also be read as text. It consists of places from left to right, each with its
/// own figures.
class Chart
{
public:
    virtual ~Chart() = default;

    [[nodiscard]] virtual QString title() const = 0;
    /// Returns a summary in one or two sentences.
    [[nodiscard]] virtual QString summary(const ChartData &data) const = 0;
    /// Returns the number of places.
    [[nodiscard]] virtual int places(const ChartData &data) const = 0;
    /// Returns the figures of a place. Here and below, `place` must be at least 0 and less than
    /// `places`.
    [[nodiscard]] virtual QString placeText(const ChartData &data, int place) const = 0;
    /// Returns the area of a place, which is outlined when it is selected.
    [[nodiscard]] virtual QRectF placeRoom(const ChartData &data, const QRectF &plot,
                                           int place) const = 0;

    /// Paints the chart into `room`, with the place `chosen` outlined. Paints nothing if there is
    /// too little space.
    void paint(QPainter &painter, const QRectF &room, const ChartData &data, const ChartInk &ink,
               std::optional<int> chosen = std::nullopt) const;
    /// Returns the place nearest to `x` in a chart painted in `room`. Returns null if there are no
    /// places.
    [[nodiscard]] std::optional<int> placeAt(const ChartData &data, const QRectF &room,
                                             const QFont &font, qreal x) const;

protected:
    /// Paints the bars or lines, and the numbers on the axes.
    virtual void paintPlot(QPainter &painter, const QRectF &plot, const ChartData &data,
                           const ChartInk &ink) const = 0;

    /// Returns the plot area: `room` without the space for the numbers on the axes.
    [[nodiscard]] static QRectF plotIn(const QRectF &room, const QFont &font);
};

/// Returns the brush for the bars of an experiment: solid or hatched.
[[nodiscard]] QBrush barBrush(const ChartInk &ink, std::size_t row);
/// Returns the pen for the line of an experiment: solid or dashed.
[[nodiscard]] QPen linePen(const ChartInk &ink, std::size_t row);
/// Paints a horizontal grid line at `y` with a label on its left.
void paintLevel(QPainter &painter, const QRectF &plot, const ChartInk &ink, qreal y,
                const QString &text);
/// Paints a tick and a centred label below the plot at `x`.
void paintBelow(QPainter &painter, const QRectF &plot, const ChartInk &ink, qreal x,
                const QString &text);
/// Paints text with an outline in the paper colour, which keeps it legible on bars and lines.
void paintOnPaper(QPainter &painter, const ChartInk &ink, const QPointF &baseline,
                  const QString &text);
/// Returns a step of 1, 2 or 5 times a power of ten, at most `most` of which fit into `range`.
[[nodiscard]] double niceStep(double range, int most);
/// Returns such a step for the grid lines, as fine as the labels allow.
[[nodiscard]] double levelStep(double range, const QRectF &plot, const QFont &font);
/// Returns the multiples of `step` from `low` to `high`, tolerating rounding errors at both ends.
[[nodiscard]] std::vector<double> multiplesOf(double step, double low, double high);

} // namespace doublets
