// SPDX-License-Identifier: MIT
#pragma once

#include "panels/odds/odds_report.h"

#include <QWidget>

namespace doublets {

/// White's chance of winning over the whole game as a line, White's part of the field under it
/// light and Black's above it dark; below, the luck of each throw as a bar: up where it helped
/// White, hollow where White threw. Arrow keys and clicks choose a throw.
class OddsChart : public QWidget
{
    Q_OBJECT

public:
    explicit OddsChart(QWidget *parent = nullptr);

    void show(const OddsReport &report);
    /// The middle of a throw's place, from left to right; for pointers and tests.
    [[nodiscard]] QPoint placeOf(int row) const;
    /// What is told of one throw, or of the present (-1).
    [[nodiscard]] QString rowText(int row) const;
    void retranslate();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void rowChosen(int row);
    void presentRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool event(QEvent *event) override;

private:
    [[nodiscard]] QRectF field() const;
    /// Of the widest number on its left.
    [[nodiscard]] qreal scaleWidth() const;
    [[nodiscard]] QRectF strip() const;
    /// Where the moment after a throw is; -1: the start.
    [[nodiscard]] qreal xOf(int row) const;
    [[nodiscard]] int rowAt(qreal x) const;
    [[nodiscard]] int rows() const { return static_cast<int>(m_report.throws.size()); }
    [[nodiscard]] std::optional<Odds> oddsAt(int row) const;
    void paintField(QPainter &painter) const;
    void paintRun(QPainter &painter, int first, int last) const;
    void paintLuck(QPainter &painter) const;
    void paintMoment(QPainter &painter) const;
    void paintScale(QPainter &painter) const;
    void describe();

    OddsReport m_report;
};

} // namespace doublets
