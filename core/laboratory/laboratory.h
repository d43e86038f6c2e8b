// SPDX-License-Identifier: MIT
#pragma once

#include "core/laboratory/experiment.h"
#include "core/laboratory/findings.h"
#include "core/progress.h"

#include <QMutex>
#include <QWaitCondition>

#include <chrono>
#include <limits>
#include <optional>
#include <vector>

namespace doublets {

/// What is known while an experiment, or two of them, are carried out.
struct LaboratoryState
{
    struct Row
    {
        Findings findings;
        double seconds = 0; ///< of playing, all cores at once; differs from run to run
    };
    std::vector<Row> rows; ///< an experiment each
    /// Of pairs of games, where two experiments have the same seed: those in which the first
    /// thrower won only in the first, only in the second. `pairs` is 0 where they have not.
    std::uint64_t onlyFirst = 0;
    std::uint64_t onlySecond = 0;
    std::uint64_t pairs = 0;

    /// How much oftener the first thrower wins in the first experiment. Precondition: two rows.
    [[nodiscard]] Difference difference() const;
};

/// Carries out one experiment, or two side by side, on all cores. One thread plays, any other looks
/// on: what it sees are always the findings of the first games, in their order, so that the same
/// experiment shows the same whatever the number of cores and the pace.
class Laboratory
{
public:
    static constexpr double AllOut = std::numeric_limits<double>::infinity();

    /// One or two experiments in which `experimentError` finds nothing wrong, by these rules.
    Laboratory(std::vector<Experiment> experiments, const Catalogue &catalogue, int jobs);

    /// Plays until all games are played (true), or `progress` says that they need not be (false).
    /// Once.
    [[nodiscard]] bool play(const Progress &progress);

    // In any thread.
    /// Games a second of each experiment, from now on. 0: it waits. AllOut: as fast as it can.
    void setPace(double gamesASecond);
    [[nodiscard]] LaboratoryState state() const;

    [[nodiscard]] const std::vector<Experiment> &experiments() const { return m_experiments; }
    [[nodiscard]] const Rules &rules(std::size_t experiment) const { return m_rules[experiment]; }
    /// All of one game, from the throw for the lead on (`number` from 0). It is played anew. Empty
    /// where players want odds that are not there yet.
    [[nodiscard]] std::vector<HistoryEntry> game(std::size_t experiment,
                                                 std::uint64_t number) const;

private:
    using Seconds = std::chrono::duration<double>;
    using Moment = std::chrono::steady_clock::time_point;

    [[nodiscard]] bool findOdds(const Progress &progress);
    [[nodiscard]] SimulationOptions optionsOf(std::size_t experiment) const;
    /// How many games are to be played now; waits a little where none are.
    [[nodiscard]] std::uint64_t gamesDue();
    [[nodiscard]] bool playSome(std::uint64_t games, const Progress &progress);
    void pair(std::size_t games);

    std::vector<Experiment> m_experiments;
    std::vector<Rules> m_rules;
    int m_jobs;
    std::uint64_t m_most = 0;   ///< games of the longest experiment
    std::uint64_t m_played = 0; ///< of `m_most`
    std::uint64_t m_atOnce = 1; ///< as many as are played in the twinkling of an eye
    std::vector<std::vector<GameOutcome>> m_outcomes;

    mutable QMutex m_mutex; ///< of all that follows
    QWaitCondition m_paceChanged;
    double m_pace = AllOut;
    Moment m_paced;                                        ///< since when
    std::uint64_t m_playedPaced = 0;                       ///< since then
    std::vector<std::shared_ptr<const OddsSource>> m_odds; ///< null where nobody wants them
    bool m_hasOdds = false;
    LaboratoryState m_state;
};

/// The share of first throwers who win, where it can be computed: whoever plays, in games whose
/// odds are exact; where both play best, in all that are solved. Nothing in other games, and where
/// `progress` ended it. Takes up to two seconds.
[[nodiscard]] std::optional<double> exactShare(const Experiment &experiment, const Rules &rules,
                                               const Progress &progress = {});

} // namespace doublets
