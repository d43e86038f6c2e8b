// SPDX-License-Identifier: MIT
#pragma once

#include "core/laboratory/experiment.h"
#include "core/laboratory/experiment_totals.h"
#include "core/progress.h"

#include <QMutex>
#include <QWaitCondition>

#include <chrono>
#include <functional>
#include <limits>
#include <optional>
#include <vector>

namespace doublets {

/// The player whose wins are compared between two experiments.
enum class ComparedPlayer : std::uint8_t { FirstThrower, White };

/// Numbers of pairs of games, one of each experiment, in which a player won only one game.
struct PairedWins
{
    std::uint64_t onlyFirst = 0;  ///< won only in the first experiment
    std::uint64_t onlySecond = 0; ///< won only in the second experiment

    /// Counts one pair; `wonFirst` and `wonSecond` tell whether the player won each game.
    void add(bool wonFirst, bool wonSecond)
    {
        onlyFirst += wonFirst && !wonSecond ? 1 : 0;
        onlySecond += wonSecond && !wonFirst ? 1 : 0;
    }
};

/// The results so far of one experiment, or of two.
struct LaboratoryState
{
    /// The results of one experiment.
    struct Row
    {
        ExperimentTotals totals;
        double seconds = 0; ///< wall-clock playing time; varies from run to run
    };
    std::vector<Row> rows;       ///< one for each experiment
    PairedWins firstThrowerWins; ///< wins of the first thrower among the `pairs`
    PairedWins whiteWins;        ///< wins of White among the `pairs`
    /// Number of pairs of games with the same dice, one of each experiment; 0 unless two
    /// experiments have the same seed.
    std::uint64_t pairs = 0;
    /// Throws of the first game minus throws of the second, for each of the `pairs`.
    NumberSums throwDifferences;

    /// Returns the share of wins of `player` in the first experiment minus the share in the second,
    /// over the `pairs` if there are any. Precondition: there are two rows.
    [[nodiscard]] Difference difference(ComparedPlayer player) const;
    /// Returns the mean number of throws of a game in the first experiment minus that in the
    /// second, over the `pairs` if there are any. Precondition: there are two rows.
    [[nodiscard]] MeanDifference meanThrowsDifference() const;
};

/// A run of one experiment, or of two side by side, on several cores.
///
/// One thread calls run(); any thread may query state(). The state always covers the first games of
/// each experiment, without gaps, so the results depend on neither the number of cores nor the
/// pace.
class Laboratory
{
public:
    static constexpr double UnlimitedPace = std::numeric_limits<double>::infinity();

    /// `jobs` is the maximum number of threads, at least 1. `catalogue` is not used after
    /// construction. Precondition: one or two experiments, for which experimentError() returns
    /// nullopt.
    Laboratory(std::vector<Experiment> experiments, const Catalogue &catalogue, int jobs);

    /// Plays all games and returns true, or returns false if `progress` cancels the work. Blocks
    /// until then. `progress` receives the share of games played and is called regularly even while
    /// paused. Call once.
    [[nodiscard]] bool run(const Progress &progress);

    // The following functions are thread-safe. Precondition: `experiment` is an index of
    // experiments().
    /// Sets the pace from now on, in games per second of each experiment. 0 pauses; UnlimitedPace,
    /// the default, sets no limit. Precondition: gamesPerSecond >= 0.
    void setPace(double gamesPerSecond);
    /// Returns a copy of the results so far.
    [[nodiscard]] LaboratoryState state() const;

    [[nodiscard]] const std::vector<Experiment> &experiments() const { return m_experiments; }
    /// Returns the rules in force in the experiment with the index `experiment`.
    [[nodiscard]] const Rules &rules(std::size_t experiment) const { return m_rules[experiment]; }
    /// Replays game `number` (from 0) of an experiment and returns its history, from the first
    /// opening throw onwards. Blocks while playing. Returns an empty history until run() has
    /// computed the odds.
    [[nodiscard]] std::vector<HistoryEntry> replayGame(std::size_t experiment,
                                                       std::uint64_t number) const;
    /// Replays the first `games` games of an experiment in up to `jobs` threads (see the
    /// constructor), and passes a CSV row for each game (see games_csv.h) to `consume`, which must
    /// not be empty, in order and in the calling thread. Blocks until all rows have been passed,
    /// then returns true. Returns false if `progress` cancels the work or if run() has not computed
    /// the odds yet.
    [[nodiscard]] bool writeGameRows(std::size_t experiment, std::uint64_t games,
                                     const std::function<void(const QByteArray &)> &consume,
                                     const Progress &progress) const;

private:
    using Seconds = std::chrono::duration<double>;
    using TimePoint = std::chrono::steady_clock::time_point;

    /// Returns false if `progress` cancels the work.
    [[nodiscard]] bool computeOdds(const Progress &progress);
    [[nodiscard]] SimulationOptions simulationOptions(std::size_t experiment) const;
    /// Returns nullopt until run() has computed the odds.
    [[nodiscard]] std::optional<SimulationOptions> replayOptions(std::size_t experiment) const;
    /// Returns how many games to play now. Waits briefly and returns 0 if none are due.
    [[nodiscard]] std::uint64_t waitForDueGames();
    /// Plays the next `games` games of each experiment. Returns false if `progress` cancels the
    /// work.
    [[nodiscard]] bool playBatch(std::uint64_t games, const Progress &progress);
    /// Adds the first `games` of `m_outcomes` to the pairs if two experiments have the same seed.
    void countPairs(std::size_t games);

    std::vector<Experiment> m_experiments;
    std::vector<Rules> m_rules;
    int m_jobs;
    std::uint64_t m_maxGames = 0;    ///< games of the longest experiment
    std::uint64_t m_gamesPlayed = 0; ///< out of `m_maxGames`
    std::uint64_t m_batchSize = 1;   ///< adapted to take a few hundredths of a second
    std::vector<std::vector<GameOutcome>> m_outcomes;

    mutable QMutex m_mutex; ///< guards all members below
    QWaitCondition m_paceChanged;
    double m_pace = UnlimitedPace;
    TimePoint m_paceSetAt;                                 ///< time at which the pace was set
    std::uint64_t m_gamesPlayedAtPace = 0;                 ///< games played since `m_paceSetAt`
    std::vector<std::shared_ptr<const OddsSource>> m_odds; ///< null if the experiment needs no odds
    bool m_hasOdds = false;
    LaboratoryState m_state;
};

/// The exact results of an experiment, regardless of its seed.
struct ExactResults
{
    double firstThrower = 0; ///< probability that the first thrower wins
    /// Probability that White wins; nullopt unless White and Black play differently.
    std::optional<double> white;
    double throws = 0; ///< mean number of throws in a game, without the opening throw

    /// Returns the probability that White wins. Players who play alike win equally often, because
    /// the games whose results are known are never drawn.
    [[nodiscard]] double whiteShare() const { return white.value_or(0.5); }
};

/// Returns the exact results of `experiment`, whose rules are `rules`, or nullopt if they are
/// unknown or if `progress` cancels the work. The results are known for best and random players if
/// oddsMethod(rules) is Exact, and for two best players if the method is OneSided. Blocks for up to
/// three seconds. Precondition: experimentError() returns nullopt.
[[nodiscard]] std::optional<ExactResults>
exactResults(const Experiment &experiment, const Rules &rules, const Progress &progress = {});

} // namespace doublets
