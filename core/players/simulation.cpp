// SPDX-License-Identifier: MIT
#include "core/players/simulation.h"

#include "core/dice/dice.h"
#include "core/game/referee.h"
#include "core/players/game_text_queue.h"
#include "core/procedures/procedure.h"

#include <QThreadPool>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <limits>

namespace doublets {

namespace {

/// Games that a thread takes at once: few enough to stop promptly even if games are slow.
constexpr std::uint64_t BlockSize = 64;

/// State shared by all threads.
struct SharedRun
{
    explicit SharedRun(const SimulationOptions &of)
        : options(of)
        , kept(of.consumeText, static_cast<std::uint64_t>(8 * of.jobs))
    {
    }

    const SimulationOptions &options;
    std::atomic<std::uint64_t> nextBlock = 0;
    std::atomic<std::uint64_t> games = 0; ///< games finished
    std::atomic<bool> stopped = false;
    GameTextQueue kept;
};

/// A worker that plays and counts games, one at a time. Each thread has its own worker.
class SimulationWorker
{
public:
    explicit SimulationWorker(SharedRun &run)
        : m_run(run)
        , m_options(run.options)
        , m_start(referee::initialPosition(run.options.rules))
        , m_white(run.options.white())
        , m_black(run.options.black())
    {
    }

    /// Plays the next block of games. Returns false if there is none or the simulation stops.
    bool playBlock()
    {
        if (m_run.stopped) { // before a block is taken, so that no block is missing
            return false;
        }
        const std::uint64_t block = m_run.nextBlock++;
        const std::uint64_t first = block * BlockSize;
        if (first >= m_options.games) {
            return false;
        }
        SplitMix seeds(m_options.seed);
        seeds.skip(m_options.firstGame + first);
        const std::uint64_t games = std::min(BlockSize, m_options.games - first);
        m_texts.clear();
        for (std::uint64_t game = 0; game < games; ++game) {
            playGame(seeds.next(), first + game);
        }
        if (m_options.formatGame) {
            m_run.kept.add(block, std::move(m_texts));
        }
        m_run.games += games;
        return true;
    }

    SimulationResult result;

private:
    /// Plays the game with the dice `seed` and stores its outcome at index `place`.
    void playGame(std::uint64_t seed, std::uint64_t place)
    {
        SeededDice dice(seed);
        SplitMix choices(~seed);
        m_white->beginGame(choices.next());
        m_black->beginGame(choices.next());
        m_position = m_start;
        m_history.clear();
        throwForLead(dice);
        const Side first = m_position.thrower;
        const std::uint64_t throwsBefore = result.throws;
        const std::uint64_t firstWinsBefore = result.firstThrowerWins;
        const SeededDice diceBefore = dice;
        if (m_options.formatGame) {
            playStepByStep(dice);
            m_texts.append(m_options.formatGame(seed, m_history));
        } else {
            result.throws += m_options.rules.procedure->playToEnd(m_options.rules, m_position, dice,
                                                                  *m_white, *m_black);
        }
        count(first);
        if (!m_options.outcomes.empty()) {
            const std::uint64_t throws = result.throws - throwsBefore;
            SeededDice again = diceBefore; // counted here, so that playing stays fast
            again.rollAndCount(throws * m_options.rules.dice, result.numberCounts);
            constexpr std::uint64_t Most = std::numeric_limits<std::uint16_t>::max();
            m_options.outcomes[place] = {static_cast<std::uint16_t>(std::min(throws, Most)),
                                         winner(), result.firstThrowerWins != firstWinsBefore};
        }
    }

    [[nodiscard]] GameOutcome::Winner winner() const
    {
        if (m_position.stage == Stage::Drawn) {
            return GameOutcome::Winner::None;
        }
        return m_position.winner() == Side::White ? GameOutcome::Winner::White
                                                  : GameOutcome::Winner::Black;
    }

    void playStepByStep(SeededDice &dice)
    {
        while (!m_position.isOver()) {
            const bool plays =
                m_position.stage == Stage::Playing || m_position.stage == Stage::Claiming;
            if (!plays || !playMan()) {
                throwDice(dice);
            }
        }
    }

    void throwForLead(SeededDice &dice)
    {
        while (m_position.stage == Stage::Opening) {
            OpeningThrow lead;
            lead.white = dice.roll();
            lead.black = dice.roll();
            m_events.clear();
            referee::throwForLead(m_options.rules, m_position, lead, m_events);
            if (m_options.formatGame) {
                addToHistory(lead);
            }
        }
    }

    void throwDice(SeededDice &dice)
    {
        Throw thrown;
        for (int i = 0; i < m_options.rules.dice; ++i) {
            thrown.add(dice.roll());
        }
        ++result.throws;
        m_events.clear();
        referee::throwDice(m_options.rules, m_position, thrown, m_events);
        addToHistory(thrown);
    }

    /// Returns false if the player leaves the numbers unclaimed.
    bool playMan()
    {
        const PlayList plays = referee::legalPlays(m_options.rules, m_position);
        Player &player = m_position.player == Side::White ? *m_white : *m_black;
        const int chosen = player.choose(m_options.rules, m_position, plays);
        if (chosen == Player::LeaveUnclaimed) {
            return false;
        }
        m_events.clear();
        referee::play(m_options.rules, m_position, plays[chosen], m_events);
        addToHistory(plays[chosen]);
        return true;
    }

    void addToHistory(const Action &action) { m_history.push_back({action, m_events, m_position}); }

    void count(Side first)
    {
        ++result.games;
        if (m_position.stage == Stage::Drawn) {
            ++result.draws;
            return;
        }
        const Side winner = m_position.winner();
        ++(winner == Side::White ? result.whiteWins : result.blackWins);
        result.firstThrowerWins += winner == first ? 1 : 0;
    }

    SharedRun &m_run;
    const SimulationOptions &m_options;
    Position m_start;
    Position m_position;
    std::unique_ptr<Player> m_white;
    std::unique_ptr<Player> m_black;
    Events m_events;
    std::vector<HistoryEntry> m_history;
    QByteArrayList m_texts;
};

/// Returns the totals of all threads.
SimulationResult sum(const std::vector<std::unique_ptr<SimulationWorker>> &workers)
{
    SimulationResult all;
    for (const auto &worker : workers) {
        all += worker->result;
    }
    return all;
}

/// Plays in the calling thread too, reporting progress and passing on texts between its blocks.
void playAll(SharedRun &run, const std::vector<std::unique_ptr<SimulationWorker>> &workers)
{
    QThreadPool others;
    others.setMaxThreadCount(std::max(1, run.options.jobs - 1));
    for (std::size_t i = 1; i < workers.size(); ++i) {
        others.start([&worker = *workers[i]] {
            while (worker.playBlock()) {
            }
        });
    }
    const auto reportProgress = [&run] {
        run.kept.flushCompleteBlocks();
        if (run.options.progress && !run.options.progress(run.games)) {
            run.stopped = true;
            run.kept.stopWaiting();
        }
        return !run.stopped;
    };
    while (reportProgress() && workers.front()->playBlock()) {
    }
    constexpr int MillisecondsBetweenReports = 20;
    while (!others.waitForDone(MillisecondsBetweenReports)) {
        reportProgress();
    }
    run.kept.flushCompleteBlocks();
}

} // namespace

SimulationResult &SimulationResult::operator+=(const SimulationResult &other)
{
    games += other.games;
    whiteWins += other.whiteWins;
    blackWins += other.blackWins;
    draws += other.draws;
    firstThrowerWins += other.firstThrowerWins;
    throws += other.throws;
    seconds += other.seconds;
    std::ranges::transform(numberCounts, other.numberCounts, numberCounts.begin(), std::plus<>());
    return *this;
}

PlayerFactory randomPlayerFactory()
{
    return [] { return std::make_unique<RandomPlayer>(0); };
}

PlayerFactory bestPlayerFactory(std::shared_ptr<const OddsSource> odds)
{
    return [odds = std::move(odds)] { return std::make_unique<BestPlayer>(odds); };
}

SimulationResult simulate(const SimulationOptions &options)
{
    const auto began = std::chrono::steady_clock::now();
    SharedRun run(options);
    std::vector<std::unique_ptr<SimulationWorker>> workers;
    workers.reserve(static_cast<std::size_t>(options.jobs));
    for (int job = 0; job < options.jobs; ++job) {
        workers.push_back(std::make_unique<SimulationWorker>(run));
    }
    playAll(run, workers);
    SimulationResult result = sum(workers);
    result.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    return result;
}

} // namespace doublets
