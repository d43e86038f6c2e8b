// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace doublets {

class DiceModel;

/// A bar chart of how often each number has fallen, one plot below another for each player and both
/// together: behind the bars the band expected by chance, across them the expected count. Colours
/// come from the palette; numbers outside the band also have a sign above their bars.
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
    struct Field;
    /// Paints the plot of a column of the model in `room`.
    void paintField(QPainter &painter, const QRectF &room, int column) const;
    void paintBand(QPainter &painter, const Field &field) const;
    void paintBar(QPainter &painter, const Field &field, int face) const;
    void paintLabels(QPainter &painter, const Field &field, int face) const;
    void paintExpectation(QPainter &painter, const Field &field) const;
    /// Returns the brush for the bars of a column.
    [[nodiscard]] QBrush fillOf(int column) const;

    const DiceModel &m_model;
};

} // namespace doublets
