// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"
#include "core/players/player.h"
#include "core/rules/rules.h"

#include <QByteArray>

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace doublets {

/// What one game came to, as small as it can be told.
struct GameOutcome
{
    enum class Winner : std::uint8_t { Nobody, White, Black };

    std::uint16_t throws = 0; ///< of all the dice, after the opening; the most that fits, if more
    Winner winner = Winner::Nobody;
    bool firstThrowerWins = false;

    bool operator==(const GameOutcome &) const = default;
};

/// What a run of games came to.
struct SimulationResult
{
    std::uint64_t games = 0;
    std::uint64_t whiteWins = 0;
    std::uint64_t blackWins = 0;
    std::uint64_t draws = 0;
    std::uint64_t firstThrowerWins = 0; ///< games won by the player who had the first throw
    std::uint64_t throws = 0; ///< of all the dice, after the opening, throw-agains included
    double seconds = 0;       ///< wall clock
    /// How often each number fell in those throws; told only where outcomes are asked for.
    std::array<std::uint64_t, limits::Faces> numbers{};

    [[nodiscard]] double meanThrows() const
    {
        return games == 0 ? 0 : static_cast<double>(throws) / static_cast<double>(games);
    }
    [[nodiscard]] double gamesPerSecond() const
    {
        return seconds > 0 ? static_cast<double>(games) / seconds : 0;
    }
};

/// Makes one player for each thread that plays; called in the thread that calls `simulate`.
using PlayerMaker = std::function<std::unique_ptr<Player>()>;

/// Makers of players that choose blindly, or best by these odds.
[[nodiscard]] PlayerMaker randomPlayers();
[[nodiscard]] PlayerMaker bestPlayers(std::shared_ptr<const OddsSource> odds);

/// What is to be played. Every game has its own dice and choices, which follow from the seed and
/// the game's number alone: game i (from 0) has the dice SeededDice(d), where d is the (i + 1)th
/// number of SplitMix(seed), and White's and Black's random choices follow from the first and the
/// second number of SplitMix(~d). So the results are the same whatever the number of jobs.
struct SimulationOptions
{
    Rules rules;
    std::uint64_t first = 0; ///< the number of the first game to be played, from 0
    std::uint64_t games = 0; ///< how many from there on
    std::uint64_t seed = 0;
    PlayerMaker white = randomPlayers();
    PlayerMaker black = randomPlayers();
    int jobs = 1; ///< threads that play, 1 or more, the calling one included
    /// Called now and then in the calling thread with the number of games played; false ends the
    /// run early.
    std::function<bool(std::uint64_t)> progress = {};
    /// Called with each game's dice seed and history, in the thread that played it, for what is to
    /// be kept of the game. Costs time; empty where nothing is.
    std::function<QByteArray(std::uint64_t, const std::vector<HistoryEntry> &)> record = {};
    /// Called in the calling thread with what `record` gave, in the order of the games. Of a run
    /// that ended early some of the last games may be missing.
    std::function<void(const QByteArray &)> keep = {};
    /// Gets what each game came to, in the order of the games: empty, or as long as `games`. After
    /// a run that ended early some of them are as they were. The games count the same without.
    std::span<GameOutcome> outcomes = {};
};

/// Plays games by the referee.
[[nodiscard]] SimulationResult simulate(const SimulationOptions &options);

} // namespace doublets
