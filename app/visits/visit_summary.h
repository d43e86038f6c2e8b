// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/result.h"
#include "visits/visit.h"

#include <array>
#include <vector>

namespace doublets {

/// Statistics of visits: their number by day, month, hour, game and language, and their median
/// duration.
struct VisitSummary
{
    /// The number of visits on a day, or in the month that begins with `day`.
    struct PeriodCount
    {
        QDate day;
        int visits = 0;
        bool operator==(const PeriodCount &) const = default;
    };
    /// The number of visits with a rule set or in a language.
    struct IdCount
    {
        QString id;
        int visits = 0;
        bool operator==(const IdCount &) const = default;
    };

    /// Visits on known days of `span`. All other counts except `undated` include only these visits.
    int visits = 0;
    int undated = 0; ///< visits while the clock was not set, regardless of the span
    /// The requested span, with open ends replaced by the first and last days with visits, if any.
    DaySpan span;
    /// Every day of `span`, including days without visits. Empty if an end of `span` is still open.
    std::vector<PeriodCount> days;
    std::vector<PeriodCount> months; ///< every month of `span`; empty if `days` is empty
    /// Visits by game, most visited first; excludes visits in which no game was begun.
    std::vector<IdCount> games;
    /// Visits by the language chosen last, most used first; the id is empty if none was chosen.
    std::vector<IdCount> languages;
    std::array<int, 24> hours = {}; ///< visits by the hour in which they began
    int played = 0;                 ///< visits in which a game was begun
    int finished = 0;               ///< visits whose last game was played to its end
    int medianSeconds = 0;          ///< median duration; 0 if there are no visits
    VisitUseCounts use;
    bool operator==(const VisitSummary &) const = default;
};

/// Summarises the visits of `span` in the database `path`. Never creates or changes the file.
/// Thread-safe. Takes about half a second for a million visits. Errors: CannotOpen,
/// NotARegularFile, Empty, WrongFormat, NewerVersion, Damaged.
[[nodiscard]] Result<VisitSummary, Error> summariseVisits(const QString &path,
                                                          const DaySpan &span = {});

} // namespace doublets
