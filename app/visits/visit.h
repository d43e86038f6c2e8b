// SPDX-License-Identifier: MIT
#pragma once

#include <QDate>
#include <QString>

#include <optional>

namespace doublets {

/// The aids and explanations used during a visit.
struct VisitUse
{
    bool largeText = false;    ///< whether larger text was switched on
    bool highContrast = false; ///< whether high contrast was switched on
    bool readAloud = false;    ///< whether reading aloud was switched on
    int explanations = 0;      ///< how often an explanation ("Why?") was opened
    bool operator==(const VisitUse &) const = default;
};

/// A visit to the display, without any personal data.
struct Visit
{
    QDate day;                       ///< invalid if the clock was not set
    int hour = 0;                    ///< local hour in which the visit began, 0 to 23
    QString language;                ///< code of the language chosen last; empty if none was chosen
    QString ruleSet;                 ///< rule set id; empty if no game was begun
    int throws = 0;                  ///< throws made by the visitors
    bool isLastGameFinished = false; ///< also false if no game was begun
    int seconds = 0; ///< duration from the first touch to the last, by a monotonic clock
    /// Nullopt if unknown, because the visit was stored in version 1 of the file.
    std::optional<VisitUse> use = VisitUse();
    bool operator==(const Visit &) const = default;
};

/// The number of visits with some use of aids or explanations.
struct VisitUseCounts
{
    /// Visits whose use is known: those stored by version 2 of the file or later. All other counts
    /// include only these visits.
    int recorded = 0;
    int largeText = 0;    ///< visits in which larger text was switched on
    int highContrast = 0; ///< visits in which high contrast was switched on
    int readAloud = 0;    ///< visits in which reading aloud was switched on
    int explained = 0;    ///< visits in which an explanation ("Why?") was opened
    bool operator==(const VisitUseCounts &) const = default;
};

/// A range of days, inclusive. An invalid day means no limit on that side.
struct DaySpan
{
    QDate from;
    QDate to;
    bool operator==(const DaySpan &) const = default;
};

} // namespace doublets
