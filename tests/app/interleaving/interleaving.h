// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"
#include "match/match.h"
#include "table/board/board_scene.h"
#include "table/board/board_view.h"

#include <QPointer>
#include <QRandomGenerator>
#include <QStringList>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <functional>
#include <numeric>
#include <string>
#include <unistd.h>

#if defined(__SANITIZE_ADDRESS__)
extern "C" void __sanitizer_set_death_callback(void (*)()); // missing from GCC 12's headers
#endif

// Parts shared by the tests that interleave commands with motion.

namespace doublets::test {

/// Returns the number of interleavings to test: DOUBLETS_INTERLEAVINGS if set, 10,000 in the preset
/// `thorough`, otherwise as many as take a few seconds.
inline int wantedInterleavings()
{
#if defined(DOUBLETS_THOROUGH)
    constexpr int Usual = 10'000;
#else
    constexpr int Usual = 400;
#endif
    const int wanted = qEnvironmentVariableIntValue("DOUBLETS_INTERLEAVINGS");
    return wanted > 0 ? wanted : Usual;
}

/// A number of interleavings that certainly includes every phase, screen and action. Smaller
/// numbers may miss some, since background work ends at different steps in each run.
inline constexpr int EnoughForAll = 5000;

/// Returns the first seed: DOUBLETS_INTERLEAVING_SEED if set, otherwise a fixed one.
inline quint32 firstSeed()
{
    constexpr quint32 Usual = 1674;
    const int wanted = qEnvironmentVariableIntValue("DOUBLETS_INTERLEAVING_SEED");
    return wanted > 0 ? static_cast<quint32>(wanted) : Usual;
}

/// A source of random numbers from a seed, with a log of the steps chosen by these numbers. Prints
/// the seed and the steps if the program crashes.
class Sequence
{
public:
    explicit Sequence(quint32 seed)
        : m_generator(seed)
    {
        stepLog() = "seed " + std::to_string(seed) + ":";
        for (const int signal : {SIGSEGV, SIGABRT}) {
            std::signal(signal, [](int caught) {
                print();
                std::signal(caught, SIG_DFL);
                std::raise(caught);
            });
        }
#if defined(__SANITIZE_ADDRESS__)
        __sanitizer_set_death_callback(&print);
#endif
    }

    /// Returns a random number from 0 to `end` - 1.
    [[nodiscard]] int below(int end)
    {
        return m_generator.bounded(end);
    }
    /// Returns true with a probability of 1 / `count`.
    [[nodiscard]] bool oneIn(int count)
    {
        return below(count) == 0;
    }
    /// Returns a random element of `list`, which must not be empty.
    template<typename List> [[nodiscard]] decltype(auto) any(List &&list)
    {
        return list[below(static_cast<int>(list.size()))];
    }
    /// Adds a step to the log.
    void add(const QString &step)
    {
        stepLog() += ' ' + step.toStdString() + ';';
    }
    /// Forgets the steps taken so far, for a test that measures memory.
    static void forgetSteps()
    {
        stepLog() = {};
    }
    /// Prints the log to standard error. Async-signal-safe.
    static void print()
    {
        const std::string &steps = stepLog();
        static_cast<void>(!write(STDERR_FILENO, steps.data(), steps.size()));
        static_cast<void>(!write(STDERR_FILENO, "\n", 1));
    }

private:
    static std::string &stepLog()
    {
        static std::string steps;
        return steps;
    }

    QRandomGenerator m_generator;
};

/// The activity on a board when a command arrives.
enum class Phase { AtRest, Rolling, TakingBack, MovingMen, ComputerPause, Past };

/// The number of commands that arrived in each phase.
class PhaseCount
{
public:
    void add(Phase phase) { m_counts[static_cast<std::size_t>(phase)] += 1; }
    void add(const PhaseCount &other)
    {
        std::transform(m_counts.begin(), m_counts.end(), other.m_counts.begin(), m_counts.begin(),
                       std::plus<>());
    }
    [[nodiscard]] int of(Phase phase) const { return m_counts[static_cast<std::size_t>(phase)]; }
    [[nodiscard]] int inMotion() const
    {
        return of(Phase::Rolling) + of(Phase::TakingBack) + of(Phase::MovingMen);
    }
    /// Returns whether fewer than `wanted` commands arrived, or fewer than a third of `wanted`
    /// during motion.
    [[nodiscard]] bool isTooFew(int wanted) const
    {
        return std::accumulate(m_counts.begin(), m_counts.end(), 0) < wanted ||
               3 * inMotion() < wanted;
    }
    [[nodiscard]] bool hasAll() const
    {
        return std::find(m_counts.begin(), m_counts.end(), 0) == m_counts.end();
    }
    [[nodiscard]] QString text() const
    {
        return QStringLiteral("%1 in motion (rolling %2, taking back %3, moving men %4), "
                              "computer's pause %5, past %6, at rest %7")
            .arg(inMotion())
            .arg(of(Phase::Rolling))
            .arg(of(Phase::TakingBack))
            .arg(of(Phase::MovingMen))
            .arg(of(Phase::ComputerPause))
            .arg(of(Phase::Past))
            .arg(of(Phase::AtRest));
    }

private:
    std::array<int, 6> m_counts{};
};

/// An observer that determines the phase of a board and of its match, if any.
class PhaseObserver
{
public:
    [[nodiscard]] Phase phase(const BoardView &board, Match *match)
    {
        follow(match);
        if (board.isShowingPast()) {
            return Phase::Past;
        }
        if (board.isOutcomeHidden()) {
            return m_takenBack ? Phase::TakingBack : Phase::Rolling;
        }
        if (board.isMoving()) {
            return Phase::MovingMen;
        }
        return match != nullptr && match->computer().hasTurn() ? Phase::ComputerPause
                                                               : Phase::AtRest;
    }
    /// Observes `match`, which may be null, to know whether its last action was an undo.
    void follow(Match *match)
    {
        if (match == m_match) {
            return;
        }
        m_match = match;
        m_takenBack = false;
        if (match != nullptr) {
            QObject::connect(match, &Match::changed, match, [this](const Change &change) {
                m_takenBack = change.isAction() ? change.kind == Change::Kind::Undone : m_takenBack;
            });
        }
    }

private:
    QPointer<Match> m_match;
    bool m_takenBack = false;
};

/// Returns a description of the difference between a board and its game, or an empty string if they
/// agree, as they must whenever a signal is emitted.
inline QString differenceOnBoard(BoardView &board)
{
    const Game *game = board.game();
    if (game == nullptr || board.isShowingPast() || board.isMoving()) {
        return {};
    }
    return board.boardScene().state() == BoardState::current(*game)
               ? QString()
               : QStringLiteral("the board and its game have different positions");
}

} // namespace doublets::test
