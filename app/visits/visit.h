// SPDX-License-Identifier: MIT
#pragma once

#include <QDate>
#include <QString>

namespace doublets {

/// What is kept of somebody who came to the display: nothing that tells who it was.
struct Visit
{
    QDate day;             ///< invalid while the clock was not set
    int hour = 0;          ///< 0 to 23, local time, in which it began
    QString language;      ///< code; the one used last
    QString ruleSet;       ///< id; empty: no game was begun
    int throws = 0;        ///< made by people
    bool finished = false; ///< the last game was played to its end; else they left
    int seconds = 0;       ///< from the first touch to the last, whatever the clock shows
    bool operator==(const Visit &) const = default;
};

/// From one day to another, both in it. An invalid day: no limit on that side.
struct DaySpan
{
    QDate from;
    QDate to;
    bool operator==(const DaySpan &) const = default;
};

} // namespace doublets
