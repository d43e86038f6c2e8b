// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_work.h"
#include "core/laboratory/laboratory.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace doublets {

/// Experiments carried out beside the window. What they have come to is looked at thirty times a
/// second, however fast they are.
class LaboratoryRun : public QObject
{
    Q_OBJECT

public:
    static constexpr int FramesASecond = 30;

    /// The catalogue must outlive it.
    explicit LaboratoryRun(const Catalogue &catalogue, QObject *parent = nullptr);
    /// Stops, and waits until that is done.
    ~LaboratoryRun() override;

    /// One experiment or two, in which `experimentError` finds nothing wrong. What ran is stopped.
    void start(const std::vector<Experiment> &experiments);
    /// What was found until then stays.
    void stop();
    /// Games a second of each experiment, also of later runs. Laboratory::AllOut: no limit.
    void setPace(double gamesASecond);
    [[nodiscard]] double pace() const { return m_pace; }
    void setWaiting(bool waiting);
    [[nodiscard]] bool isWaiting() const { return m_waiting; }

    [[nodiscard]] bool isRunning() const { return m_work.isRunning(); }
    /// 0 to 1.
    [[nodiscard]] double share() const;
    [[nodiscard]] const LaboratoryState &state() const { return m_state; }
    /// Null before the first run.
    [[nodiscard]] const Laboratory *laboratory() const { return m_laboratory.get(); }
    /// The exact share of each experiment, as far as it is known yet.
    [[nodiscard]] std::optional<double> exact(std::size_t experiment) const;

Q_SIGNALS:
    /// `state`, `share` or `exact` may have changed.
    void seen();
    /// All games are played. Not after `stop`.
    void finished();

private:
    struct Exact
    {
        std::size_t experiment = 0;
        std::optional<double> share;
    };

    void look();
    void findExact();

    const Catalogue &m_catalogue;
    std::shared_ptr<Laboratory> m_laboratory;
    LaboratoryState m_state;
    std::vector<std::optional<double>> m_exact;
    double m_pace = Laboratory::AllOut;
    bool m_waiting = false;
    QTimer m_eye;
    BackgroundWork<bool> m_work;
    BackgroundWork<Exact> m_solver;
};

} // namespace doublets
