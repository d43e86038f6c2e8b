// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/catalogue.h"
#include "visits/visit_summary.h"

#include <QWidget>

#include <functional>
#include <vector>

namespace doublets {

/// Bar charts of the visits by day (by month for more than MaxDays days) and by hour, above
/// labelled bars for the visits by game, language and aid. text() is also the accessible
/// description.
class VisitsChart : public QWidget
{
    Q_OBJECT

public:
    static constexpr int MaxDays = 100; ///< more days are shown by month

    /// `catalogue` must outlive this object.
    explicit VisitsChart(const Catalogue &catalogue, QWidget *parent = nullptr);

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
    /// A bar of a chart.
    struct Bar
    {
        QString name;
        int visits = 0;
    };
    using Bars = std::vector<Bar>;

    [[nodiscard]] bool isByMonth() const { return m_summary.days.size() > MaxDays; }
    [[nodiscard]] const std::vector<VisitSummary::PeriodCount> &periods() const;
    [[nodiscard]] QString periodName(const VisitSummary::PeriodCount &period) const;
    [[nodiscard]] QString periodsTitle() const;
    [[nodiscard]] Bars gameBars() const;
    [[nodiscard]] Bars languageBars() const;
    /// Returns the visits that used each aid; empty if the use is not known.
    [[nodiscard]] Bars aidBars() const;
    [[nodiscard]] Bars periodBars() const;
    /// Returns the hours from the first to the last with visits.
    [[nodiscard]] Bars hourBars() const;
    [[nodiscard]] QStringList summaryLines() const;
    [[nodiscard]] QString undatedText() const;
    [[nodiscard]] QString emptyText() const;
    void updateAccessibleDescription();

    void paintCharts(QPainter &painter, const QRect &area) const;
    /// A function that returns whether the bar with an index is labelled, if about every `step`-th
    /// bar has space for its label.
    using LabelChoice = std::function<bool(std::size_t index, int step)>;
    void paintColumns(QPainter &painter, const QRect &area, const QString &title, const Bars &bars,
                      const LabelChoice &hasLabel) const;
    void paintColumnCharts(QPainter &painter, const QRect &area) const;
    void paintGrid(QPainter &painter, const QRect &plot, int step, int top) const;
    [[nodiscard]] bool hasPeriodLabel(std::size_t index, int step) const;
    void paintBars(QPainter &painter, const QRect &plot, int top, const Bars &bars,
                   const LabelChoice &hasLabel) const;
    void paintBarRows(QPainter &painter, const QRect &area, const QString &title, Bars rows) const;
    void paintTitle(QPainter &painter, const QRect &area, const QString &title) const;
    /// Returns `rectangle`, mirrored in right-to-left layouts.
    [[nodiscard]] QRect visualRect(const QRect &rectangle) const;
    /// Returns `alignment` as flags, mirrored in right-to-left layouts.
    [[nodiscard]] int visualFlags(Qt::Alignment alignment) const;

    const Catalogue &m_catalogue;
    VisitSummary m_summary;
    bool m_isCounting = true;
};

} // namespace doublets
