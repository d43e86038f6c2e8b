// SPDX-License-Identifier: MIT
#include "display/system/daily_restart.h"

#include <QCoreApplication>

#include <cstdlib>
#include <utility>

namespace doublets {

namespace {

constexpr std::chrono::minutes BetweenLooks(1);
constexpr qint64 PutRightSeconds =
    5 * 60; ///< a larger jump between two checks means that the clock was set

} // namespace

DailyRestart::DailyRestart(Day day, Clock &clock, QObject *parent)
    : QObject(parent)
    , m_day(std::move(day))
    , m_minute(clock, [this] { look(); })
{
    plan();
    m_minute.start(BetweenLooks);
}

void DailyRestart::plan()
{
    m_looked = m_day.now();
    m_moment = m_day.next(m_looked);
}

void DailyRestart::look()
{
    m_minute.start(BetweenLooks);
    const QDateTime now = m_day.now();
    if (std::abs(m_looked.secsTo(now)) > PutRightSeconds) {
        plan(); // a machine that starts in 1970 has not been running since then
        return;
    }
    m_looked = now;
    if (m_moment && now >= *m_moment && !m_day.isBusy()) {
        m_minute.stop();
        QCoreApplication::exit(ExitCode);
    }
}

} // namespace doublets
