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

/// What all charts of a laboratory show: one experiment, or two.
struct ChartData
{
    struct Row
    {
        Findings findings;
        std::optional<double> exact; ///< share of first throwers who win, where it is known
    };
    std::vector<Row> rows;
    std::uint64_t games = 1; ///< to be played
};

/// With what a chart is drawn, on the screen or on paper.
struct ChartInk
{
    QColor paper;
    QColor ink;
    QColor faded;  ///< lines of the scale
    QColor first;  ///< of the first experiment: solid lines, full bars
    QColor second; ///< of the second: broken lines, hatched bars
    QFont font;    ///< in pixels

    /// Black on white, in these letters.
    [[nodiscard]] static ChartInk forPaper(const QFont &font);
    [[nodiscard]] const QColor &of(std::size_t row) const { return row == 0 ? first : second; }
};

/// A chart, and the same in words: it has places from left to right, each with its figures.
class Chart
{
public:
    virtual ~Chart() = default;

    [[nodiscard]] virtual QString title() const = 0;
    /// What there is to see, in a sentence or two.
    [[nodiscard]] virtual QString summary(const ChartData &data) const = 0;
    [[nodiscard]] virtual int places(const ChartData &data) const = 0;
    /// The figures of a place. Precondition, here and below: 0 <= place < places.
    [[nodiscard]] virtual QString placeText(const ChartData &data, int place) const = 0;
    /// Where a place is: the room that is marked where it is chosen.
    [[nodiscard]] virtual QRectF placeRoom(const ChartData &data, const QRectF &plot,
                                           int place) const = 0;

    void paint(QPainter &painter, const QRectF &room, const ChartData &data, const ChartInk &ink,
               std::optional<int> chosen = std::nullopt) const;
    /// The place nearest to `x` of a chart painted in `room`; none where there are none.
    [[nodiscard]] std::optional<int> placeAt(const ChartData &data, const QRectF &room,
                                             const QFont &font, qreal x) const;

protected:
    /// Bars and lines, and the numbers beside and below them.
    virtual void paintPlot(QPainter &painter, const QRectF &plot, const ChartData &data,
                           const ChartInk &ink) const = 0;

    /// Between the numbers on its left and those below it.
    [[nodiscard]] static QRectF plotIn(const QRectF &room, const QFont &font);
};

/// How a bar of an experiment is filled: full, or hatched.
[[nodiscard]] QBrush barBrush(const ChartInk &ink, std::size_t row);
/// The line of an experiment: solid, or broken.
[[nodiscard]] QPen linePen(const ChartInk &ink, std::size_t row);
/// A level line with a percentage on its left. `y`: in the plot.
void paintLevel(QPainter &painter, const QRectF &plot, const ChartInk &ink, qreal y,
                const QString &text);
/// A text centred below the plot at `x`.
void paintBelow(QPainter &painter, const QRectF &plot, const ChartInk &ink, qreal x,
                const QString &text);
/// Letters that can be read on bars and lines: with an edge of paper around them.
void paintOnPaper(QPainter &painter, const ChartInk &ink, const QPointF &baseline,
                  const QString &text);
/// A step of 1, 2 or 5 times a power of ten of which at most `most` fit into `range`.
[[nodiscard]] double stepFor(double range, int most);
/// Such a step from each level line to the next, with as many as the numbers beside them leave
/// room.
[[nodiscard]] double levelStep(double range, const QRectF &plot, const QFont &font);
/// The multiples of `step` from `low` to `high`, these too where they are some but for rounding.
[[nodiscard]] std::vector<double> multiplesOf(double step, double low, double high);

} // namespace doublets
