// SPDX-License-Identifier: MIT
#pragma once

#include "match/clock.h"

#include <QDateTime>
#include <QObject>

#include <functional>
#include <optional>

namespace doublets {

/// Ends the programme once a day, at a moment when nobody plays; systemd, or the loop of a shell,
/// starts it again. So nothing that grows from day to day lasts for years.
class DailyRestart : public QObject
{
    Q_OBJECT

public:
    /// What the programme returns then: "start me again". Any other end is one, too, to systemd.
    static constexpr int ExitCode = 75;

    struct Day
    {
        /// The first moment after that one at which it may end; none: it never does.
        std::function<std::optional<QDateTime>(const QDateTime &after)> next;
        std::function<bool()> isBusy; ///< somebody plays: later, then
        std::function<QDateTime()> now = [] { return QDateTime::currentDateTime(); };
    };

    /// Looks once a minute, as clocks on walls are put right. The clock must outlive it.
    explicit DailyRestart(Day day, Clock &clock = Clock::system(), QObject *parent = nullptr);

    /// Looks for the moment anew: the hours have changed.
    void plan();
    /// When it is going to end, if nobody plays then.
    [[nodiscard]] const std::optional<QDateTime> &moment() const { return m_moment; }

private:
    void look();

    Day m_day;
    Alarm m_minute;
    QDateTime m_looked;
    std::optional<QDateTime> m_moment;
};

} // namespace doublets
