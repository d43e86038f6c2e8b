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
    /// Returns the visits that used each aid, such as larger text; empty if their use is unknown.
    [[nodiscard]] VisitBars aidBars() const;

    [[nodiscard]] static QString hoursTitle();
    [[nodiscard]] static QString gamesTitle();
    [[nodiscard]] static QString languagesTitle();
    [[nodiscard]] static QString aidsTitle();
    /// Returns the number of visits: "Visits: 5".
    [[nodiscard]] QString visitCountText() const;
    /// Returns the share of visits with a game, the share of these games that were finished unless
    /// there are no games, and the median duration of all visits. Precondition: there are visits.
    [[nodiscard]] QStringList shareAndDurationTexts() const;
    /// Returns the number of visits of unknown days as text, even if it is 0.
    [[nodiscard]] QString undatedText() const;

private:
    const VisitSummary &m_summary;
    const Catalogue &m_catalogue;
};

/// Formats a number of visits, minutes or seconds in the current language.
[[nodiscard]] QString visitFigure(int number);

/// Reduces `rows` to at most `count` rows, which must be positive. If there are more rows, the last
/// row, “Other”, replaces all rows from the index `count` - 1 on and has the sum of their visits.
void sumUpRows(VisitBars &rows, std::size_t count);

} // namespace doublets::sheets
