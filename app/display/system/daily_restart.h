// SPDX-License-Identifier: MIT
#pragma once

#include "match/scheduler.h"

#include <QDateTime>
#include <QObject>

#include <functional>
#include <optional>

namespace doublets {

/// A timer that quits the program with ExitCode once a day, at a time without visitors, so that
/// leaks do not accumulate over months. Relies on systemd or a shell loop to restart the program.
class DailyRestart : public QObject
{
    Q_OBJECT

public:
    /// The exit code of a daily restart.
    static constexpr int ExitCode = 75;

    /// The functions that determine the restart times. None may be empty.
    struct Schedule
    {
        /// Returns the time of the first restart after `after`, or nullopt for no restarts.
        std::function<std::optional<QDateTime>(const QDateTime &after)> nextRestart;
        /// Returns whether a visitor is present, so that the restart is postponed.
        std::function<bool()> isBusy;
        /// Returns the current time.
        std::function<QDateTime()> currentTime = [] { return QDateTime::currentDateTime(); };
    };

    /// Checks the time once a minute. If the system time has jumped by more than five minutes,
    /// recalculates the restart time instead of restarting. `scheduler` must outlive this object.
    explicit DailyRestart(Schedule schedule, Scheduler &scheduler = Scheduler::system(),
                          QObject *parent = nullptr);

    /// Returns the time of the next restart, or nullopt if none is planned.
    [[nodiscard]] const std::optional<QDateTime> &restartTime() const { return m_restartTime; }

private:
    /// Recalculates the restart time, from the current time.
    void updateRestartTime();
    void checkTime();

    Schedule m_schedule;
    Alarm m_checkAlarm;
    QDateTime m_lastCheck;
    std::optional<QDateTime> m_restartTime;
};

} // namespace doublets
