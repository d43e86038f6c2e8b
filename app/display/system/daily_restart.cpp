// SPDX-License-Identifier: MIT
#include "display/system/daily_restart.h"

#include <QCoreApplication>

#include <cstdlib>
#include <utility>

namespace doublets {

namespace {

constexpr std::chrono::minutes CheckInterval(1);
constexpr qint64 ClockJumpSeconds =
    5 * 60; ///< a larger jump between two checks means that the clock was set

} // namespace

DailyRestart::DailyRestart(Schedule schedule, Scheduler &scheduler, QObject *parent)
    : QObject(parent)
    , m_schedule(std::move(schedule))
    , m_checkAlarm(scheduler, [this] { checkTime(); })
{
    updateRestartTime();
    m_checkAlarm.start(CheckInterval);
}

void DailyRestart::updateRestartTime()
{
    m_lastCheck = m_schedule.currentTime();
    m_restartTime = m_schedule.nextRestart(m_lastCheck);
}

void DailyRestart::checkTime()
{
    m_checkAlarm.start(CheckInterval);
    const QDateTime now = m_schedule.currentTime();
    if (std::abs(m_lastCheck.secsTo(now)) > ClockJumpSeconds) {
        updateRestartTime(); // a machine that starts in 1970 has not been running since then
        return;
    }
    m_lastCheck = now;
    if (m_restartTime && now >= *m_restartTime && !m_schedule.isBusy()) {
        m_checkAlarm.stop();
        QCoreApplication::exit(ExitCode);
    }
}

} // namespace doublets
