// SPDX-License-Identifier: MIT
#pragma once

#include "panels/odds/odds_report.h"

#include <QWidget>

namespace doublets {

/// A chart of White's chance of winning over the whole game as a line, with White's part of the
/// field light below it and Black's dark above it. Below, the luck of each throw as a bar: up if it
/// helped White, hollow if White threw it. Arrow keys and clicks choose a throw.
class OddsChart : public QWidget
{
    Q_OBJECT

public:
    explicit OddsChart(QWidget *parent = nullptr);

    /// Shows a report.
    void show(const OddsReport &report);
    /// Returns the centre of a throw's column, which runs from left to right, for pointers and
    /// tests.
    [[nodiscard]] QPoint placeOf(int row) const;
    /// Returns the description of a throw, or of the present if `row` is −1.
    [[nodiscard]] QString rowText(int row) const;
    void retranslate();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Emitted when the user has chosen a throw.
    void rowChosen(int row);
    /// Emitted when the user wants to return to the latest throw.
    void presentRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool event(QEvent *event) override;

private:
    /// Returns the rectangle of the line chart.
    [[nodiscard]] QRectF field() const;
    /// Returns the width of the widest number on the left, in pixels.
    [[nodiscard]] qreal scaleWidth() const;
    /// Returns the rectangle of the bars.
    [[nodiscard]] QRectF strip() const;
    /// Returns the x coordinate of the moment after a throw, or of the start if `row` is −1.
    [[nodiscard]] qreal xOf(int row) const;
    /// Returns the throw nearest to an x coordinate. Precondition: there are throws.
    [[nodiscard]] int rowAt(qreal x) const;
    [[nodiscard]] int rows() const { return static_cast<int>(m_report.throws.size()); }
    /// Returns the chances after a throw, or at the start if `row` is −1. Returns null if they are
    /// not known.
    [[nodiscard]] std::optional<Odds> oddsAt(int row) const;
    void paintField(QPainter &painter) const;
    /// Paints the line for throws whose chances are all known.
    void paintRun(QPainter &painter, int first, int last) const;
    void paintLuck(QPainter &painter) const;
    void paintMoment(QPainter &painter) const;
    void paintScale(QPainter &painter) const;
    /// Updates the accessible description.
    void describe();

    OddsReport m_report;
};

} // namespace doublets
