// SPDX-License-Identifier: MIT
#pragma once

#include "match/clock.h"

#include <QDateTime>
#include <QObject>

#include <functional>
#include <optional>

namespace doublets {

/// Quits the program once a day, at a time without visitors, and relies on systemd or a shell loop
/// to start it again. Keeps slow growth, such as leaks, from adding up over months.
class DailyRestart : public QObject
{
    Q_OBJECT

public:
    /// The exit code of a daily restart. The service's systemd unit restarts after any exit code.
    static constexpr int ExitCode = 75;

    /// The schedule, as functions.
    struct Day
    {
        /// Returns the next restart time after `after`, or nothing for no restarts.
        std::function<std::optional<QDateTime>(const QDateTime &after)> next;
        std::function<bool()> isBusy; ///< returns true while a visitor plays, to postpone it
        /// Returns the current time.
        std::function<QDateTime()> now = [] { return QDateTime::currentDateTime(); };
    };

    /// Checks the time once a minute, so that changes of the system time are noticed. `clock` must
    /// outlive this object.
    explicit DailyRestart(Day day, Clock &clock = Clock::system(), QObject *parent = nullptr);

    /// Recalculates the restart time. Call after a change of the opening hours.
    void plan();
    /// Returns the time of the next restart, or nothing if none is planned.
    [[nodiscard]] const std::optional<QDateTime> &moment() const { return m_moment; }

private:
    void checkTime();

    Day m_day;
    Alarm m_checkAlarm;
    QDateTime m_lastCheck;
    std::optional<QDateTime> m_moment;
};

} // namespace doublets
