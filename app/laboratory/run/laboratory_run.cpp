// SPDX-License-Identifier: MIT
#include "laboratory/run/laboratory_run.h"

#include <QThread>

#include <algorithm>

namespace doublets {

LaboratoryRun::LaboratoryRun(const Catalogue &catalogue, QObject *parent)
    : QObject(parent)
    , m_catalogue(catalogue)
    , m_runTask({.finished =
                     [this] {
                         m_refreshTimer.stop();
                         updateState();
                         Q_EMIT finished();
                     }})
    , m_exactShareTask({.resultReady = [this](const ExactShare &exact) {
        m_exactShares[exact.experiment] = exact.share;
        Q_EMIT stateChanged();
    }})
{
    m_refreshTimer.setTimerType(Qt::PreciseTimer);
    m_refreshTimer.setInterval(1000 / UpdatesPerSecond);
    connect(&m_refreshTimer, &QTimer::timeout, this, &LaboratoryRun::updateState);
}

LaboratoryRun::~LaboratoryRun()
{
    m_exactShareTask.cancelAndWait();
    m_runTask.cancelAndWait();
}

void LaboratoryRun::start(const std::vector<Experiment> &experiments)
{
    m_laboratory =
        std::make_shared<Laboratory>(experiments, m_catalogue, QThread::idealThreadCount());
    m_state = m_laboratory->state();
    m_exactShares.assign(experiments.size(), std::nullopt);
    m_isPaused = false;
    m_laboratory->setPace(m_pace);
    m_runTask.start([laboratory = m_laboratory](TaskPromise<bool> &report) {
        report.deliver(laboratory->run(report.progress()));
    });
    computeExactShares();
    m_refreshTimer.start();
    Q_EMIT stateChanged();
}

void LaboratoryRun::computeExactShares()
{
    m_exactShareTask.start([laboratory = m_laboratory](TaskPromise<ExactShare> &report) {
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
    m_runTask.cancelAndWait(); // games are short: this does not block noticeably
    m_refreshTimer.stop();
    updateState();
}

void LaboratoryRun::setPace(double gamesPerSecond)
{
    m_pace = gamesPerSecond;
    if (m_laboratory && !m_isPaused) {
        m_laboratory->setPace(m_pace);
    }
}

void LaboratoryRun::setPaused(bool paused)
{
    m_isPaused = paused;
    if (m_laboratory) {
        m_laboratory->setPace(paused ? 0 : m_pace);
    }
    Q_EMIT stateChanged();
}

double LaboratoryRun::progress() const
{
    double done = 0;
    double wanted = 0;
    for (std::size_t i = 0; i < m_state.rows.size(); ++i) {
        done += static_cast<double>(m_state.rows[i].totals.games());
        wanted += static_cast<double>(m_laboratory->experiments()[i].games);
    }
    return wanted > 0 ? done / wanted : 0;
}

std::optional<double> LaboratoryRun::exactShare(std::size_t experiment) const
{
    return experiment < m_exactShares.size() ? m_exactShares[experiment] : std::nullopt;
}

void LaboratoryRun::updateState()
{
    m_state = m_laboratory->state();
    Q_EMIT stateChanged();
}

} // namespace doublets
