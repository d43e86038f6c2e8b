// SPDX-License-Identifier: MIT
#pragma once

#include "panels/charts/chart_axis.h"
#include "panels/odds/odds_report.h"

#include <QWidget>

namespace doublets {

/// A chart of White's chance of winning over the whole game. A line separates White's light area
/// from Black's dark area above; if the game can be drawn, a grey band between the areas shows the
/// chance of a draw. Below the areas, each throw has a bar for its luck. The bar points up if the
/// throw helped White, and has the colour of the thrower or, for the opening throw, a pattern.
/// Clicks and the arrow, Home and End keys choose a throw.
///
/// Throws are identified by their row, which is their index in OddsReport::throws. Rows that are
/// passed to functions must exist.
class OddsChart : public QWidget
{
    Q_OBJECT

public:
    explicit OddsChart(QWidget *parent = nullptr);

    /// Shows a report. If the user has just moved to another throw with a key, also announces the
    /// selected throw or, if no throw is selected, the current chances.
    void setReport(const OddsReport &report);
    /// Returns the centre of the column of a throw, in widget coordinates.
    [[nodiscard]] QPoint columnCentre(int row) const;
    /// Returns a description of a throw, or of OddsReport::currentOdds if `row` is −1.
    [[nodiscard]] QString rowText(int row) const;
    /// Updates the accessible name after a change of language; see also setReport().
    void retranslate();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Emitted when the user has chosen a throw. The receiver must then call setReport() with this
    /// throw selected.
    void rowChosen(int row);
    /// Emitted when the user asks to return to the latest throw.
    void latestThrowRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    /// Returns the rectangle of the line chart, in widget coordinates.
    [[nodiscard]] QRectF lineChartRect() const;
    /// Returns the width of the widest label of the vertical axis, in pixels.
    [[nodiscard]] qreal scaleLabelWidth() const;
    /// Returns the rectangle of the bars, in widget coordinates.
    [[nodiscard]] QRectF luckChartRect() const;
    /// Returns the horizontal axis, whose values are rows. The value −1 is the start of the game.
    [[nodiscard]] ChartAxis rowAxis() const;
    /// Returns the vertical axis of the line chart, from 0 to 1.
    [[nodiscard]] ChartAxis chanceAxis() const;
    /// Returns the row of the throw nearest to an x coordinate. Precondition: there are throws.
    [[nodiscard]] int rowAt(qreal x) const;
    [[nodiscard]] int rowCount() const { return static_cast<int>(m_report.throws.size()); }
    /// Returns the chances after a throw, or at the start if `row` is −1. Returns nullopt if the
    /// chances are unknown.
    [[nodiscard]] std::optional<Odds> oddsAt(int row) const;
    void paintLineChart(QPainter &painter) const;
    /// Paints the areas and the line from row `first` to row `last`, inclusive. The chances of all
    /// these rows must be known.
    void paintLine(QPainter &painter, int first, int last) const;
    void paintLuckChart(QPainter &painter) const;
    void paintSelectedRow(QPainter &painter) const;
    void paintScale(QPainter &painter) const;
    /// Returns rowText() with the numbers of the dice in figures, for speech.
    [[nodiscard]] QString spokenRowText(int row) const;
    /// Returns the description of a throw, beginning with `title`.
    [[nodiscard]] QString textOf(const OddsThrow &oddsThrow, const QString &title) const;
    [[nodiscard]] QString chancesText(const Odds &odds) const;
    /// Updates the accessible description.
    void updateDescription();

    OddsReport m_report;
    bool m_isAnnouncementDue = false; ///< whether setReport() must announce the shown throw
};

} // namespace doublets
