// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace doublets {

class DiceModel;

/// How often each number fell as bars, one field under the other for each player and both: behind
/// them the band that chance allows, across them the expectation. Colours are the palette's; what
/// lies outside its band also has a sign above it.
class DiceChart : public QWidget
{
    Q_OBJECT

public:
    /// The model must outlive the chart.
    explicit DiceChart(const DiceModel &model, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Field;
    void paintField(QPainter &painter, const QRectF &room, int column) const;
    void paintBand(QPainter &painter, const Field &field) const;
    void paintBar(QPainter &painter, const Field &field, int face) const;
    void paintLabels(QPainter &painter, const Field &field, int face) const;
    void paintExpectation(QPainter &painter, const Field &field) const;
    [[nodiscard]] QBrush fillOf(int column) const;

    const DiceModel &m_model;
};

} // namespace doublets
