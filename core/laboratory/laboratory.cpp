// SPDX-License-Identifier: MIT
#include "core/laboratory/laboratory.h"

#include "core/game/referee.h"
#include "core/laboratory/games_csv.h"
#include "core/odds/random_play_odds.h"
#include "core/odds/skill.h"

#include <algorithm>
#include <cmath>

namespace doublets {

namespace {

using Clock = std::chrono::steady_clock;

/// Target duration of a batch: short enough for smooth updates and prompt cancellation.
constexpr double MinBatchSeconds = 0.012;
constexpr double MaxBatchSeconds = 0.030;
constexpr std::uint64_t MaxBatchSize = 65'536;
constexpr std::uint64_t MinGamesPerJob = 64; ///< for each core
constexpr int WaitMilliseconds = 20;

bool usesOdds(const Experiment &experiment)
{
    return needsOdds(experiment.white) || needsOdds(experiment.black);
}

double secondsSince(Clock::time_point moment)
{
    return std::chrono::duration<double>(Clock::now() - moment).count();
}

} // namespace

Difference LaboratoryState::difference(ComparedPlayer player) const
{
    const bool ofWhite = player == ComparedPlayer::White;
    if (pairs > 0) {
        const PairedWins &wins = ofWhite ? whiteWins : firstThrowerWins;
        return pairedDifference(wins.onlyFirst, wins.onlySecond, pairs);
    }
    const auto wins = [ofWhite](const ExperimentTotals &totals) {
        return ofWhite ? totals.whiteWins() : totals.firstThrowerWins();
    };
    const ExperimentTotals &first = rows.front().totals;
    const ExperimentTotals &second = rows.back().totals;
    return unpairedDifference(wins(first), first.games(), wins(second), second.games());
}

MeanDifference LaboratoryState::meanThrowsDifference() const
{
    return pairs > 0 ? pairedMeanDifference(throwDifferences)
                     : unpairedMeanDifference(rows.front().totals.throwSums(),
                                              rows.back().totals.throwSums());
}

Laboratory::Laboratory(std::vector<Experiment> experiments, const Catalogue &catalogue, int jobs)
    : m_experiments(std::move(experiments))
    , m_jobs(jobs)
    , m_outcomes(m_experiments.size())
    , m_paceSetAt(Clock::now())
    , m_odds(m_experiments.size())
{
    for (const Experiment &experiment : m_experiments) {
        m_state.rows.emplace_back().totals = ExperimentTotals(experiment.gamesPerSample());
        m_rules.push_back(experiment.rules(catalogue));
        m_maxGames = std::max(m_maxGames, experiment.games);
    }
}

bool Laboratory::run(const Progress &progress)
{
    if (!computeOdds(progress)) {
        return false;
    }
    {
        const QMutexLocker lock(&m_mutex);
        m_paceSetAt = Clock::now(); // computing the odds does not count as playing time
    }
    while (m_gamesPlayed < m_maxGames) {
        const std::uint64_t due = waitForDueGames();
        if (due > 0 && !playBatch(due, progress)) {
            return false;
        }
        if (progress &&
            !progress(static_cast<double>(m_gamesPlayed) / static_cast<double>(m_maxGames))) {
            return false;
        }
    }
    return true;
}

bool Laboratory::computeOdds(const Progress &progress)
{
    const Progress checkCancelled = [&progress](double) { return !progress || progress(0); };
    std::vector<std::shared_ptr<const OddsSource>> odds(m_experiments.size());
    for (std::size_t i = 0; i < odds.size(); ++i) {
        if (!usesOdds(m_experiments[i])) {
            continue;
        }
        const bool sameRules = i > 0 && odds.front() && m_rules[i] == m_rules.front();
        odds[i] = sameRules ? odds.front() : makeOdds(m_rules[i], checkCancelled);
        if (!odds[i]) {
            return false;
        }
    }
    const QMutexLocker lock(&m_mutex);
    m_odds = std::move(odds);
    m_hasOdds = true;
    return true;
}

SimulationOptions Laboratory::simulationOptions(std::size_t experiment) const
{
    const Experiment &wanted = m_experiments[experiment];
    const auto maker = [odds = m_odds[experiment]](const QString &id) -> PlayerFactory {
        return [odds, id] { return makePlayer(id, 0, odds); };
    };
    SimulationOptions options;
    options.rules = m_rules[experiment];
    options.seed = wanted.seed;
    options.white = maker(wanted.white);
    options.black = maker(wanted.black);
    return options;
}

std::uint64_t Laboratory::waitForDueGames()
{
    QMutexLocker lock(&m_mutex);
    const std::uint64_t most = std::min(m_batchSize, m_maxGames - m_gamesPlayed);
    if (std::isinf(m_pace)) {
        return most;
    }
    const double due =
        std::floor(secondsSince(m_paceSetAt) * m_pace) - static_cast<double>(m_gamesPlayedAtPace);
    if (due >= 1) {
        return std::min(most, static_cast<std::uint64_t>(due));
    }
    m_paceChanged.wait(&m_mutex, WaitMilliseconds);
    return 0;
}

bool Laboratory::playBatch(std::uint64_t games, const Progress &progress)
{
    bool stopped = false;
    const auto shouldContinue = [&](std::uint64_t) {
        const double share = static_cast<double>(m_gamesPlayed) / static_cast<double>(m_maxGames);
        stopped = stopped || (progress && !progress(share));
        return !stopped;
    };
    const auto began = Clock::now();
    std::vector<SimulationResult> results(m_experiments.size());
    for (std::size_t i = 0; i < m_experiments.size(); ++i) {
        const std::uint64_t left =
            m_experiments[i].games - std::min(m_gamesPlayed, m_experiments[i].games);
        SimulationOptions options = simulationOptions(i);
        options.firstGame = m_gamesPlayed;
        options.games = std::min(games, left);
        options.jobs = static_cast<int>(std::clamp<std::uint64_t>(
            options.games / MinGamesPerJob, 1, static_cast<std::uint64_t>(m_jobs)));
        m_outcomes[i].resize(options.games);
        options.outcomes = m_outcomes[i];
        options.progress = shouldContinue;
        if (options.games > 0) {
            results[i] = simulate(options);
        }
        if (stopped) {
            return false;
        }
    }
    const double took = secondsSince(began);
    const QMutexLocker lock(&m_mutex);
    for (std::size_t i = 0; i < results.size(); ++i) {
        m_state.rows[i].totals.add(m_outcomes[i], results[i].numberCounts);
        m_state.rows[i].seconds += results[i].seconds;
    }
    countPairs(std::min(m_outcomes.front().size(), m_outcomes.back().size()));
    m_gamesPlayed += games;
    m_gamesPlayedAtPace += games;
    if (took < MinBatchSeconds && games == m_batchSize) {
        m_batchSize = std::min(MaxBatchSize, 2 * m_batchSize);
    } else if (took > MaxBatchSeconds) {
        m_batchSize = std::max<std::uint64_t>(1, m_batchSize / 2);
    }
    return true;
}

void Laboratory::countPairs(std::size_t games)
{
    if (m_experiments.size() < 2 || m_experiments[0].seed != m_experiments[1].seed) {
        return;
    }
    m_state.pairs += games;
    for (std::size_t i = 0; i < games; ++i) {
        const GameOutcome &first = m_outcomes[0][i];
        const GameOutcome &second = m_outcomes[1][i];
        m_state.firstThrowerWins.add(first.hasFirstThrowerWon, second.hasFirstThrowerWon);
        m_state.whiteWins.add(first.winner == GameOutcome::Winner::White,
                              second.winner == GameOutcome::Winner::White);
        m_state.throwDifferences.add(std::int64_t{first.throws} - second.throws);
    }
}

void Laboratory::setPace(double gamesPerSecond)
{
    const QMutexLocker lock(&m_mutex);
    m_pace = gamesPerSecond;
    m_paceSetAt = Clock::now();
    m_gamesPlayedAtPace = 0;
    m_paceChanged.wakeAll();
}

LaboratoryState Laboratory::state() const
{
    const QMutexLocker lock(&m_mutex);
    return m_state;
}

std::vector<HistoryEntry> Laboratory::replayGame(std::size_t experiment, std::uint64_t number) const
{
    auto options = replayOptions(experiment);
    if (!options) {
        return {};
    }
    options->firstGame = number;
    options->games = 1;
    std::vector<HistoryEntry> played;
    options->formatGame = [&played](std::uint64_t, const std::vector<HistoryEntry> &history) {
        played = history;
        return QByteArray();
    };
    options->consumeText = [](const QByteArray &) {};
    (void)simulate(*options);
    return played;
}

std::optional<SimulationOptions> Laboratory::replayOptions(std::size_t experiment) const
{
    const QMutexLocker lock(&m_mutex);
    return m_hasOdds ? std::optional(simulationOptions(experiment)) : std::nullopt;
}

bool Laboratory::writeGameRows(std::size_t experiment, std::uint64_t games,
                               const std::function<void(const QByteArray &)> &consume,
                               const Progress &progress) const
{
    auto options = replayOptions(experiment);
    if (!options) {
        return false;
    }
    bool isCancelled = false;
    qulonglong number = 0;
    options->games = games;
    options->jobs = m_jobs;
    options->formatGame = &gameCsvColumns;
    options->consumeText = [&](const QByteArray &columns) {
        consume(QByteArray::number(++number) + ',' + columns);
    };
    options->progress = [&](std::uint64_t played) {
        isCancelled =
            progress && !progress(static_cast<double>(played) / static_cast<double>(games));
        return !isCancelled;
    };
    (void)simulate(*options);
    return !isCancelled;
}

std::optional<ExactResults> exactResults(const Experiment &experiment, const Rules &rules,
                                         const Progress &progress)
{
    const auto isCasual = [](const QString &id) { return id == u"casual"; };
    if (isCasual(experiment.white) || isCasual(experiment.black)) {
        return std::nullopt;
    }
    const bool whiteIsBest = needsOdds(experiment.white);
    const bool blackIsBest = needsOdds(experiment.black);
    const bool bothBest = whiteIsBest && blackIsBest;
    if (oddsMethod(rules) != OddsMethod::Exact && !(bothBest && hasComputedOdds(rules))) {
        return std::nullopt;
    }
    if (!whiteIsBest && !blackIsBest) {
        const auto game = randomPlayExpectations(rules, progress);
        return game
                   ? std::optional(ExactResults{game->firstThrowerWinProbability, {}, game->throws})
                   : std::nullopt;
    }
    const auto odds = makeOdds(rules, progress);
    if (!odds) {
        return std::nullopt;
    }
    if (bothBest) {
        Position start = referee::initialPosition(rules);
        start.stage = Stage::ToThrow;
        const Odds opening = odds->oddsOf(start);
        return ExactResults{opening.winProbability(start.thrower), {}, opening.throws};
    }
    const auto exact = std::dynamic_pointer_cast<const ExactOdds>(odds);
    const auto skill = exact ? skillOf(*exact, progress) : std::nullopt;
    const auto throws = skill ? throwsOfBestAgainstRandom(*exact, progress) : std::nullopt;
    if (!throws) {
        return std::nullopt;
    }
    // Either player has the first throw with the same probability.
    const double advantage = whiteIsBest ? skill->bestPlayAdvantage : -skill->bestPlayAdvantage;
    return ExactResults{(skill->firstWinsAsBest + skill->firstWinsAsRandom) / 2, 0.5 + advantage,
                        *throws};
}

} // namespace doublets
