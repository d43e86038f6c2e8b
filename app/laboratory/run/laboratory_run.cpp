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

bool areComparable(const std::vector<Experiment> &experiments, const std::vector<Experiment> &other)
{
    return std::ranges::equal(experiments, other, isComparable);
}

std::vector<ExperimentTotals> totalsOf(const Laboratory &laboratory)
{
    std::vector<ExperimentTotals> totals;
    for (const LaboratoryState::Row &row : laboratory.state().rows) {
        totals.push_back(row.totals);
    }
    return totals;
}

/// Returns `experiments` with the numbers of games in `totals`.
std::vector<Experiment> playedExperiments(std::vector<Experiment> experiments,
                                          const std::vector<ExperimentTotals> &totals)
{
    for (std::size_t i = 0; i < experiments.size(); ++i) {
        if (totals[i].games() < experiments[i].games) {
            experiments[i].sampleSize = experiments[i].gamesPerSample();
            experiments[i].games = totals[i].games();
        }
    }
    return experiments;
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
    , m_restoreTask({.resultReady = [this](const auto &laboratory) { addRestored(laboratory); },
                     .finished = [this] { Q_EMIT restored(); }})
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
    m_restoreTask.cancelAndWait();
    m_runTask.cancelAndWait();
}

void LaboratoryRun::start(const std::vector<Experiment> &experiments)
{
    updateEarlierRuns(experiments);
    std::erase_if(m_unrestoredRuns, [&experiments](const std::vector<Experiment> &run) {
        return !areComparable(run, experiments) || hasSameSeeds(run, experiments);
    });
    m_restoresCurrentRun = false;
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
        EarlierRun last{m_laboratory->experiments(), totalsOf(*m_laboratory)};
        if (last.totals.front().games() > 0) {
            m_earlierRuns.push_back(std::move(last));
        }
    }
    // A run with the same seeds plays the same games again.
    std::erase_if(m_earlierRuns, [&next](const EarlierRun &run) {
        return !areComparable(run.experiments, next) || hasSameSeeds(run.experiments, next);
    });
}

void LaboratoryRun::restore(const std::vector<std::vector<Experiment>> &runs)
{
    m_unrestoredRuns = runs;
    m_restoresCurrentRun = true;
    std::vector<std::shared_ptr<Laboratory>> laboratories;
    for (const std::vector<Experiment> &each : runs) {
        laboratories.push_back(
            std::make_shared<Laboratory>(each, m_catalogue, QThread::idealThreadCount()));
    }
    m_restoreTask.start([laboratories](TaskPromise<std::shared_ptr<Laboratory>> &report) {
        for (const std::shared_ptr<Laboratory> &each : laboratories) {
            if (each->run(report.progress())) {
                report.deliver(each);
            }
        }
    });
}

void LaboratoryRun::addRestored(const std::shared_ptr<Laboratory> &laboratory)
{
    const std::vector<Experiment> &experiments = laboratory->experiments();
    if (m_unrestoredRuns.empty() || m_unrestoredRuns.front() != experiments) {
        return; // start() has discarded it
    }
    m_unrestoredRuns.erase(m_unrestoredRuns.begin());
    if (m_restoresCurrentRun) {
        updateEarlierRuns(experiments);
        m_laboratory = laboratory;
        m_state = m_laboratory->state();
        m_exactResults.assign(experiments.size(), std::nullopt);
        computeExactResults();
    } else {
        m_earlierRuns.push_back({experiments, totalsOf(*laboratory)});
    }
    Q_EMIT stateChanged();
}

std::vector<std::vector<Experiment>> LaboratoryRun::runs() const
{
    std::vector<std::vector<Experiment>> all = m_unrestoredRuns;
    for (const EarlierRun &each : m_earlierRuns) {
        all.push_back(playedExperiments(each.experiments, each.totals));
    }
    if (m_laboratory) {
        const std::vector<ExperimentTotals> totals = totalsOf(*m_laboratory);
        if (totals.front().games() > 0) {
            all.push_back(playedExperiments(m_laboratory->experiments(), totals));
        }
    }
    return all;
}

void LaboratoryRun::clear()
{
    stop();
    m_restoreTask.cancel();
    m_exactResultTask.cancel();
    m_unrestoredRuns.clear();
    m_earlierRuns.clear();
    m_exactResults.clear();
    m_laboratory.reset();
    m_state = {};
    Q_EMIT stateChanged();
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
