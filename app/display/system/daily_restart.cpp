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

DailyRestart::DailyRestart(Day day, Clock &clock, QObject *parent)
    : QObject(parent)
    , m_day(std::move(day))
    , m_checkAlarm(clock, [this] { checkTime(); })
{
    plan();
    m_checkAlarm.start(CheckInterval);
}

void DailyRestart::plan()
{
    m_lastCheck = m_day.now();
    m_moment = m_day.next(m_lastCheck);
}

void DailyRestart::checkTime()
{
    m_checkAlarm.start(CheckInterval);
    const QDateTime now = m_day.now();
    if (std::abs(m_lastCheck.secsTo(now)) > ClockJumpSeconds) {
        plan(); // a machine that starts in 1970 has not been running since then
        return;
    }
    m_lastCheck = now;
    if (m_moment && now >= *m_moment && !m_day.isBusy()) {
        m_checkAlarm.stop();
        QCoreApplication::exit(ExitCode);
    }
}

} // namespace doublets
