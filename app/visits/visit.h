// SPDX-License-Identifier: MIT
#pragma once

#include <QDate>
#include <QString>

#include <optional>

namespace doublets {

/// The use of aids and explanations during a visit. Stored as bits and a number.
struct VisitUse
{
    bool largeText = false;    ///< whether larger text was switched on
    bool highContrast = false; ///< whether high contrast was switched on
    bool readAloud = false;    ///< whether reading aloud was switched on
    int explanations = 0;      ///< how often *Why?* was opened
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
    std::optional<VisitUse> use = VisitUse(); ///< nullopt for visits stored before version 2
    bool operator==(const Visit &) const = default;
};

/// A range of days, inclusive. An invalid day means no limit on that side.
struct DaySpan
{
    QDate from;
    QDate to;
    bool operator==(const DaySpan &) const = default;
};

} // namespace doublets
