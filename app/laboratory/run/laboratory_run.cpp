// SPDX-License-Identifier: MIT
#include "laboratory/run/laboratory_run.h"

#include <QThread>

#include <algorithm>

namespace doublets {

namespace {

/// Returns whether two experiments differ at most in their seeds and in the number of samples.
bool isComparable(const Experiment &experiment, const Experiment &other)
{
    return experiment.hasSameRulesAndPlayers(other) &&
           experiment.gamesPerSample() == other.gamesPerSample();
}

bool hasSameSeeds(const std::vector<Experiment> &experiments, const std::vector<Experiment> &other)
{
    return std::ranges::equal(experiments, other, {}, &Experiment::seed, &Experiment::seed);
}

} // namespace

LaboratoryRun::LaboratoryRun(const Catalogue &catalogue, QObject *parent)
    : QObject(parent)
    , m_catalogue(catalogue)
    , m_runTask({.finished =
                     [this] {
                         m_refreshTimer.stop();
                         updateState();
                         Q_EMIT finished();
                     }})
    , m_exactResultTask({.resultReady = [this](const ComputedResults &computed) {
        m_exactResults[computed.experiment] = computed.results;
        Q_EMIT stateChanged();
    }})
{
    m_refreshTimer.setTimerType(Qt::PreciseTimer);
    m_refreshTimer.setInterval(1000 / UpdatesPerSecond);
    connect(&m_refreshTimer, &QTimer::timeout, this, &LaboratoryRun::updateState);
}

LaboratoryRun::~LaboratoryRun()
{
    m_exactResultTask.cancelAndWait();
    m_runTask.cancelAndWait();
}

void LaboratoryRun::start(const std::vector<Experiment> &experiments)
{
    updateEarlierRuns(experiments);
    m_laboratory =
        std::make_shared<Laboratory>(experiments, m_catalogue, QThread::idealThreadCount());
    m_state = m_laboratory->state();
    m_exactResults.assign(experiments.size(), std::nullopt);
    m_isPaused = false;
    m_laboratory->setPace(m_pace);
    m_runTask.start([laboratory = m_laboratory](TaskPromise<bool> &report) {
        report.deliver(laboratory->run(report.progress()));
    });
    computeExactResults();
    m_refreshTimer.start();
    Q_EMIT stateChanged();
}

void LaboratoryRun::updateEarlierRuns(const std::vector<Experiment> &next)
{
    if (m_laboratory) {
        m_runTask.cancelAndWait();
        EarlierRun last{m_laboratory->experiments(), {}};
        for (const LaboratoryState::Row &row : m_laboratory->state().rows) {
            last.totals.push_back(row.totals);
        }
        if (last.totals.front().games() > 0) {
            m_earlierRuns.push_back(std::move(last));
        }
    }
    // A run with the same seeds plays the same games again.
    std::erase_if(m_earlierRuns, [&next](const EarlierRun &run) {
        return !std::ranges::equal(run.experiments, next, isComparable) ||
               hasSameSeeds(run.experiments, next);
    });
}

ExperimentTotals::SampleCounts LaboratoryRun::sampleCounts(std::size_t experiment) const
{
    return allSamples(experiment, &ExperimentTotals::sampleCounts);
}

ExperimentTotals::SampleCounts LaboratoryRun::whiteSampleCounts(std::size_t experiment) const
{
    return allSamples(experiment, &ExperimentTotals::whiteSampleCounts);
}

ExperimentTotals::SampleCounts LaboratoryRun::allSamples(std::size_t experiment,
                                                         Counts counts) const
{
    ExperimentTotals::SampleCounts all = (m_state.rows[experiment].totals.*counts)();
    for (const EarlierResult &earlier : earlierResults(experiment)) {
        for (const auto &[wins, samples] : (earlier.totals->*counts)()) {
            all[wins] += samples;
        }
    }
    return all;
}

std::vector<LaboratoryRun::EarlierResult>
LaboratoryRun::earlierResults(std::size_t experiment) const
{
    std::vector<EarlierResult> results;
    for (const EarlierRun &run : m_earlierRuns) {
        const std::uint64_t seed = run.experiments[experiment].seed;
        const ExperimentTotals &totals = run.totals[experiment];
        if (seed == m_laboratory->experiments()[experiment].seed) {
            continue;
        }
        const auto known = std::ranges::find(results, seed, &EarlierResult::seed);
        if (known == results.end()) {
            results.push_back({seed, &totals});
        } else if (totals.games() >= known->totals->games()) {
            results.erase(known);
            results.push_back({seed, &totals});
        }
    }
    return results;
}

void LaboratoryRun::computeExactResults()
{
    m_exactResultTask.start([laboratory = m_laboratory](TaskPromise<ComputedResults> &report) {
        for (std::size_t i = 0; i < laboratory->experiments().size(); ++i) {
            const auto goesOn = [&report](double) { return !report.isCancelled(); };
            report.deliver({i, doublets::exactResults(laboratory->experiments()[i],
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

std::optional<ExactResults> LaboratoryRun::exactResults(std::size_t experiment) const
{
    return experiment < m_exactResults.size() ? m_exactResults[experiment] : std::nullopt;
}

void LaboratoryRun::updateState()
{
    m_state = m_laboratory->state();
    Q_EMIT stateChanged();
}

} // namespace doublets
