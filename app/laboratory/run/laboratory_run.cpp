// SPDX-License-Identifier: MIT
#include "laboratory/run/laboratory_run.h"

#include <QThread>

#include <algorithm>

namespace doublets {

LaboratoryRun::LaboratoryRun(const Catalogue &catalogue, QObject *parent)
    : QObject(parent)
    , m_catalogue(catalogue)
    , m_work({.finished =
                  [this] {
                      m_refreshTimer.stop();
                      updateState();
                      Q_EMIT finished();
                  }})
    , m_solver({.resultReady = [this](const Exact &exact) {
        m_exact[exact.experiment] = exact.share;
        Q_EMIT seen();
    }})
{
    m_refreshTimer.setTimerType(Qt::PreciseTimer);
    m_refreshTimer.setInterval(1000 / FramesASecond);
    connect(&m_refreshTimer, &QTimer::timeout, this, &LaboratoryRun::updateState);
}

LaboratoryRun::~LaboratoryRun()
{
    m_solver.cancelAndWait();
    m_work.cancelAndWait();
}

void LaboratoryRun::start(const std::vector<Experiment> &experiments)
{
    m_laboratory =
        std::make_shared<Laboratory>(experiments, m_catalogue, QThread::idealThreadCount());
    m_state = m_laboratory->state();
    m_exact.assign(experiments.size(), std::nullopt);
    m_waiting = false;
    m_laboratory->setPace(m_pace);
    m_work.start([laboratory = m_laboratory](TaskPromise<bool> &report) {
        report.deliver(laboratory->run(report.progress()));
    });
    findExact();
    m_refreshTimer.start();
    Q_EMIT seen();
}

void LaboratoryRun::findExact()
{
    m_solver.start([laboratory = m_laboratory](TaskPromise<Exact> &report) {
        for (std::size_t i = 0; i < laboratory->experiments().size(); ++i) {
            const auto goesOn = [&report](double) { return !report.isCancelled(); };
            report.deliver({i, exactFirstThrowerShare(laboratory->experiments()[i],
                                                      laboratory->rules(i), goesOn)});
        }
    });
}

void LaboratoryRun::stop()
{
    if (!isRunning()) {
        return;
    }
    m_work.cancelAndWait(); // games are short: this does not block noticeably
    m_refreshTimer.stop();
    updateState();
}

void LaboratoryRun::setPace(double gamesASecond)
{
    m_pace = gamesASecond;
    if (m_laboratory && !m_waiting) {
        m_laboratory->setPace(m_pace);
    }
}

void LaboratoryRun::setWaiting(bool waiting)
{
    m_waiting = waiting;
    if (m_laboratory) {
        m_laboratory->setPace(waiting ? 0 : m_pace);
    }
    Q_EMIT seen();
}

double LaboratoryRun::share() const
{
    double done = 0;
    double wanted = 0;
    for (std::size_t i = 0; i < m_state.rows.size(); ++i) {
        done += static_cast<double>(m_state.rows[i].totals.games());
        wanted += static_cast<double>(m_laboratory->experiments()[i].games);
    }
    return wanted > 0 ? done / wanted : 0;
}

std::optional<double> LaboratoryRun::exact(std::size_t experiment) const
{
    return experiment < m_exact.size() ? m_exact[experiment] : std::nullopt;
}

void LaboratoryRun::updateState()
{
    m_state = m_laboratory->state();
    Q_EMIT seen();
}

} // namespace doublets
