// SPDX-License-Identifier: MIT
#pragma once

#include "print/sheets/visit_charts.h"

#include <QWidget>

#include <functional>
#include <vector>

namespace doublets {

/// Bar charts of the visits by day (by month for many days) and by hour, above labelled bars for
/// the visits by game, language and aid (such as larger text). text() is also the accessible
/// description.
class VisitsChart : public QWidget
{
    Q_OBJECT

public:
    /// `catalogue` must outlive this object.
    explicit VisitsChart(const Catalogue &catalogue, QWidget *parent = nullptr);

    /// Sets the visits to show. Defaults to none.
    void setSummary(const VisitSummary &summary);
    /// Sets whether visits can be counted. Otherwise, a chart without visits is empty, instead of
    /// stating that there have been none. Defaults to true.
    void setCounting(bool isCounting);
    /// Returns the contents of the chart as text.
    [[nodiscard]] QString text() const;
    /// Returns the number of visits as text: "Visits: 5". Returns an empty string if there are none
    /// because visits cannot be counted.
    [[nodiscard]] QString visitCountText() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void customEvent(QEvent *event) override;

private:
    [[nodiscard]] QStringList summaryLines() const;
    [[nodiscard]] QString emptyText() const;
    void updateAccessibleDescription();

    void paintCharts(QPainter &painter, const QRect &area) const;
    /// A function that returns whether the bar at `index` is labelled, given that there is space
    /// for a label at about every `step`-th bar.
    using LabelChoice = std::function<bool(std::size_t index, int step)>;
    void paintColumns(QPainter &painter, const QRect &area, const QString &title,
                      const sheets::VisitBars &bars, const LabelChoice &hasLabel) const;
    void paintColumnCharts(QPainter &painter, const QRect &area) const;
    void paintGrid(QPainter &painter, const QRect &plot, int step, int top) const;
    [[nodiscard]] bool hasPeriodLabel(std::size_t index, int step) const;
    void paintBars(QPainter &painter, const QRect &plot, int top, const sheets::VisitBars &bars,
                   const LabelChoice &hasLabel) const;
    void paintBarRows(QPainter &painter, const QRect &area, const QString &title,
                      sheets::VisitBars rows) const;
    void paintTitle(QPainter &painter, const QRect &area, const QString &title) const;
    /// Returns `rectangle`, mirrored in right-to-left layouts.
    [[nodiscard]] QRect visualRect(const QRect &rectangle) const;
    /// Returns `alignment` as flags, mirrored in right-to-left layouts.
    [[nodiscard]] int visualFlags(Qt::Alignment alignment) const;

    VisitSummary m_summary;
    sheets::VisitCharts m_charts; ///< of m_summary
    bool m_isCounting = true;
};

} // namespace doublets
