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

/// Runs experiments in the background. Results are polled 30 times a second, whatever the pace.
class LaboratoryRun : public QObject
{
    Q_OBJECT

public:
    static constexpr int FramesASecond = 30;

    /// `catalogue` must outlive this object.
    explicit LaboratoryRun(const Catalogue &catalogue, QObject *parent = nullptr);
    /// Cancels the run and blocks until it has ended.
    ~LaboratoryRun() override;

    /// Starts one or two experiments, which must pass `experimentError`. Cancels the current run.
    void start(const std::vector<Experiment> &experiments);
    /// Stops the run and keeps the results so far. Does nothing if no run is in progress.
    void stop();
    /// Sets the number of games per second of each experiment, for this and later runs.
    /// Laboratory::UnlimitedPace means no limit.
    void setPace(double gamesASecond);
    [[nodiscard]] double pace() const { return m_pace; }
    /// Pauses or resumes the run.
    void setWaiting(bool waiting);
    [[nodiscard]] bool isWaiting() const { return m_waiting; }

    [[nodiscard]] bool isRunning() const { return m_work.isRunning(); }
    /// Returns the progress, 0 to 1.
    [[nodiscard]] double share() const;
    [[nodiscard]] const LaboratoryState &state() const { return m_state; }
    /// Returns null before the first run.
    [[nodiscard]] const Laboratory *laboratory() const { return m_laboratory.get(); }
    /// Returns the exact share of an experiment. Returns null if it is not known (yet).
    [[nodiscard]] std::optional<double> exact(std::size_t experiment) const;

Q_SIGNALS:
    /// Emitted when `state`, `share`, `exact` or `isWaiting` may have changed.
    void seen();
    /// Emitted when all games have been played. Not emitted after `stop`.
    void finished();

private:
    struct Exact
    {
        std::size_t experiment = 0;
        std::optional<double> share;
    };

    void updateState();
    void findExact();

    const Catalogue &m_catalogue;
    std::shared_ptr<Laboratory> m_laboratory;
    LaboratoryState m_state;
    std::vector<std::optional<double>> m_exact;
    double m_pace = Laboratory::UnlimitedPace;
    bool m_waiting = false;
    QTimer m_refreshTimer;
    BackgroundTask<bool> m_work;
    BackgroundTask<Exact> m_solver;
};

} // namespace doublets
