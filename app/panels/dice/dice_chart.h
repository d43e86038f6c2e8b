// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace doublets {

class DiceModel;

/// A bar chart of how often each number has been thrown, with a plot for each player and a third
/// plot for both players together, one below another. A band behind the bars shows the range of
/// unremarkable counts (see FaceCounts), and a line across the bars shows the expected count. Bars
/// that end outside the band are marked with a symbol.
class DiceChart : public QWidget
{
    Q_OBJECT

public:
    /// `model` must outlive this object.
    explicit DiceChart(const DiceModel &model, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Plot; ///< the dice of a column, with the area and the axes of their plot
    /// Paints the plot of a column of the model into `rect`.
    void paintPlot(QPainter &painter, const QRectF &rect, int column) const;
    void paintBand(QPainter &painter, const Plot &plot) const;
    void paintBar(QPainter &painter, const Plot &plot, int face) const;
    /// Paints the count above the bar, with a symbol if it lies outside the band, and the number
    /// below the bar.
    void paintLabels(QPainter &painter, const Plot &plot, int face) const;
    /// Paints lines at the expected count and at the limits of the band.
    void paintExpectation(QPainter &painter, const Plot &plot) const;
    /// Returns the brush for the bars of a column.
    [[nodiscard]] QBrush barBrush(int column) const;

    const DiceModel &m_model;
};

} // namespace doublets
