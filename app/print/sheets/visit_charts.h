// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/catalogue.h"
#include "visits/visit_summary.h"

#include <QCoreApplication>
#include <QStringList>

#include <vector>

namespace doublets::sheets {

/// A bar of a chart, or a row of a table.
struct VisitBar
{
    QString name;
    int visits = 0;
};
using VisitBars = std::vector<VisitBar>;

/// The localised texts and bars of the charts of a summary, on paper and on the screen.
class VisitCharts
{
    Q_DECLARE_TR_FUNCTIONS(VisitCharts)

public:
    static constexpr std::size_t MaxDays = 100; ///< more days are shown by month

    /// `summary` and `catalogue` must outlive this object.
    VisitCharts(const VisitSummary &summary, const Catalogue &catalogue);

    [[nodiscard]] bool isByMonth() const { return m_summary.days.size() > MaxDays; }
    /// Returns the days, or the months if isByMonth().
    [[nodiscard]] const std::vector<VisitSummary::PeriodCount> &periods() const;
    [[nodiscard]] QString periodsTitle() const;
    [[nodiscard]] VisitBars periodBars() const;
    /// Returns the hours from the first to the last with visits.
    [[nodiscard]] VisitBars hourBars() const;
    [[nodiscard]] VisitBars gameBars() const;
    [[nodiscard]] VisitBars languageBars() const;
    /// Returns the visits that used each aid; empty if the use is not known.
    [[nodiscard]] VisitBars aidBars() const;

    [[nodiscard]] static QString hoursTitle();
    [[nodiscard]] static QString gamesTitle();
    [[nodiscard]] static QString languagesTitle();
    [[nodiscard]] static QString aidsTitle();
    /// Returns the number of visits: "Visits: 5".
    [[nodiscard]] QString visitCountText() const;
    /// Returns the shares of visits with games and, last, the median duration. Precondition: there
    /// are visits.
    [[nodiscard]] QStringList shareTexts() const;
    /// Returns the number of visits of unknown days as text, even if it is 0.
    [[nodiscard]] QString undatedText() const;

private:
    const VisitSummary &m_summary;
    const Catalogue &m_catalogue;
};

/// Returns a number as localised text.
[[nodiscard]] QString visitFigure(int number);

/// Sums up the rows of `rows` beyond the first `count` - 1 as one row, if there are more than
/// `count`.
void sumUpRows(VisitBars &rows, std::size_t count);

} // namespace doublets::sheets
