// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_task.h"
#include "core/laboratory/laboratory.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace doublets {

/// A run of one or two experiments in the background. Updates the results UpdatesPerSecond times
/// per second, regardless of the pace.
class LaboratoryRun : public QObject
{
    Q_OBJECT

public:
    static constexpr int UpdatesPerSecond = 30;

    /// `catalogue` must outlive this object.
    explicit LaboratoryRun(const Catalogue &catalogue, QObject *parent = nullptr);
    /// Cancels the current run, if any, and blocks until it has ended.
    ~LaboratoryRun() override;

    /// Starts one or two experiments, after cancelling the current run, if any, and blocking until
    /// it has ended. Precondition: experimentError() returns nullopt for each experiment.
    void start(const std::vector<Experiment> &experiments);
    /// Plays the games of earlier `runs` again in the background, oldest first, regardless of the
    /// pace. The last of them becomes the current run unless start() is called first; comparable
    /// ones become earlierResults(). Precondition: experimentError() returns nullopt for each
    /// experiment, and there has been no run yet.
    void restore(const std::vector<std::vector<Experiment>> &runs);
    /// Returns the experiments of all runs with results, oldest first, for restore(): those of the
    /// current run and of all comparable runs, including those that are still being restored. Their
    /// numbers of games are those played so far.
    [[nodiscard]] std::vector<std::vector<Experiment>> runs() const;
    /// Discards the results of all runs, after cancelling the current run and blocking until it has
    /// ended.
    void clear();
    /// Stops the run, blocks until it has ended, and keeps the results so far. Does nothing if no
    /// run is in progress.
    void stop();
    /// Sets the number of games per second of each experiment, which must be positive, for the
    /// current and later runs. Defaults to Laboratory::UnlimitedPace.
    void setPace(double gamesPerSecond);
    [[nodiscard]] double pace() const { return m_pace; }
    /// Pauses or resumes the run. A new run is not paused.
    void setPaused(bool paused);
    [[nodiscard]] bool isPaused() const { return m_isPaused; }

    [[nodiscard]] bool isRunning() const { return m_runTask.isRunning(); }
    /// Returns whether runs are being restored.
    [[nodiscard]] bool isRestoring() const { return m_restoreTask.isRunning(); }
    /// Returns the completed share of all games, from 0 to 1.
    [[nodiscard]] double progress() const;
    /// Returns the results so far of the current or last run. The state has no rows before the
    /// first run.
    [[nodiscard]] const LaboratoryState &state() const { return m_state; }
    /// Returns the laboratory of the current or last run; null before the first run.
    [[nodiscard]] std::shared_ptr<const Laboratory> laboratory() const { return m_laboratory; }
    /// Returns the exact results of an experiment, by its index in state().rows, or nullopt if they
    /// are unknown or still being computed.
    [[nodiscard]] std::optional<ExactResults> exactResults(std::size_t experiment) const;

    /// The result of one experiment in an earlier run.
    struct EarlierResult
    {
        std::uint64_t seed = 0;
        /// Never null; owned by the LaboratoryRun, and valid until the next call of start().
        const ExperimentTotals *totals = nullptr;
    };
    /// Returns the earlier results of an experiment, oldest first. They differ from the current
    /// experiment in the seed and possibly in the number of samples. Only the longest of several
    /// runs with the same seed is included, since their games are the same. Precondition:
    /// `experiment` is an index of state().rows.
    [[nodiscard]] std::vector<EarlierResult> earlierResults(std::size_t experiment) const;
    /// Returns the number of complete samples of an experiment for each number of games won by the
    /// first thrower, in the current run and all earlierResults(). Precondition: `experiment` is an
    /// index of state().rows.
    [[nodiscard]] ExperimentTotals::SampleCounts sampleCounts(std::size_t experiment) const;
    /// Like sampleCounts(), but for the games won by White.
    [[nodiscard]] ExperimentTotals::SampleCounts whiteSampleCounts(std::size_t experiment) const;

Q_SIGNALS:
    /// Emitted when state(), progress(), exactResults() or isPaused() may have changed.
    void stateChanged();
    /// Emitted when all games have been played. Not emitted after stop().
    void finished();
    /// Emitted when all runs have been restored. Not emitted after clear().
    void restored();

private:
    /// The exact results of one experiment, as computed in the background.
    struct ComputedResults
    {
        std::size_t experiment = 0;
        std::optional<ExactResults> results;
    };

    /// The experiments of an earlier run, with their results.
    struct EarlierRun
    {
        std::vector<Experiment> experiments;
        std::vector<ExperimentTotals> totals; ///< one for each experiment
    };

    /// A getter of the sample counts, for the first thrower or for White.
    using Counts = const ExperimentTotals::SampleCounts &(ExperimentTotals::*)() const;
    [[nodiscard]] ExperimentTotals::SampleCounts allSamples(std::size_t experiment,
                                                            Counts counts) const;
    void updateState();
    void addRestored(const std::shared_ptr<Laboratory> &laboratory);
    void computeExactResults();
    /// Adds the last run to m_earlierRuns, and removes the runs not comparable with `next`.
    void updateEarlierRuns(const std::vector<Experiment> &next);

    const Catalogue &m_catalogue;
    std::shared_ptr<Laboratory> m_laboratory;
    LaboratoryState m_state;
    std::vector<std::optional<ExactResults>> m_exactResults;
    std::vector<EarlierRun> m_earlierRuns;
    std::vector<std::vector<Experiment>> m_unrestoredRuns; ///< runs still being restored
    bool m_restoresCurrentRun = false; ///< whether the restored run becomes the current run
    double m_pace = Laboratory::UnlimitedPace;
    bool m_isPaused = false;
    QTimer m_refreshTimer;
    BackgroundTask<bool> m_runTask;
    BackgroundTask<std::shared_ptr<Laboratory>> m_restoreTask;
    BackgroundTask<ComputedResults> m_exactResultTask;
};

} // namespace doublets
