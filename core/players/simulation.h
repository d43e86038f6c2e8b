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

/// The result of one game, in a compact form.
struct GameOutcome
{
    /// The winner of a game.
    enum class Winner : std::uint8_t {
        None, ///< the game was drawn
        White,
        Black,
    };

    /// Number of throws, not counting opening throws; 65535 stands for 65535 or more.
    std::uint16_t throws = 0;
    Winner winner = Winner::None;
    bool hasFirstThrowerWon = false;

    bool operator==(const GameOutcome &) const = default;
};

/// The totals of a simulation.
struct SimulationResult
{
    std::uint64_t games = 0;
    std::uint64_t whiteWins = 0;
    std::uint64_t blackWins = 0;
    std::uint64_t draws = 0;
    std::uint64_t firstThrowerWins = 0; ///< games won by the player with the first throw
    std::uint64_t throws = 0;           ///< throws, not counting opening throws
    double seconds = 0;                 ///< wall-clock time
    /// How often each number fell in `throws`, the ace first. All zero if
    /// SimulationOptions::outcomes is empty.
    std::array<std::uint64_t, limits::Faces> numberCounts{};

    /// Adds the games, counts and time of `other`.
    SimulationResult &operator+=(const SimulationResult &other);

    /// Returns the number of games lost by the player with the first throw.
    [[nodiscard]] std::uint64_t firstThrowerLosses() const
    {
        return games - draws - firstThrowerWins;
    }
    /// Returns the mean number of throws of a game, or 0 if there are no games.
    [[nodiscard]] double meanThrows() const
    {
        return games == 0 ? 0 : static_cast<double>(throws) / static_cast<double>(games);
    }
    /// Returns the pace of the simulation, or 0 if `seconds` is 0.
    [[nodiscard]] double gamesPerSecond() const
    {
        return seconds > 0 ? static_cast<double>(games) / seconds : 0;
    }
};

/// A function that creates a player of one side; must not return null. Called once for each job, in
/// the thread that calls simulate(). Each player is then used by one thread only.
using PlayerFactory = std::function<std::unique_ptr<Player>()>;

/// Returns a factory of random players.
[[nodiscard]] PlayerFactory randomPlayerFactory();
/// Returns a factory of BestPlayer objects that choose by `odds`, which must not be null.
[[nodiscard]] PlayerFactory bestPlayerFactory(std::shared_ptr<const OddsSource> odds);

/// Options of a simulation. Each game's dice and choices depend only on the seed and on the game's
/// number: game i (from 0) uses SeededDice(d), where d is the (i + 1)th number of SplitMix(seed),
/// and White and Black are seeded with the first and second numbers of SplitMix(~d). The results
/// therefore do not depend on the number of jobs.
struct SimulationOptions
{
    Rules rules;
    std::uint64_t firstGame = 0; ///< number of the first game, from 0
    std::uint64_t games = 0;     ///< number of games
    std::uint64_t seed = 0;
    PlayerFactory white = randomPlayerFactory();
    PlayerFactory black = randomPlayerFactory();
    int jobs = 1; ///< threads, at least 1, including the calling thread
    /// Called regularly in the calling thread with the number of games played so far. Returning
    /// false stops the simulation early, once each thread has finished its current block of games;
    /// further calls may follow until then. The games played are the first ones.
    std::function<bool(std::uint64_t)> progress = {};
    /// Called with the dice seed and the history of each game, in the thread that played the game;
    /// returns the text to pass to `consumeText`. Must be thread-safe. Slows the simulation down if
    /// set.
    std::function<QByteArray(std::uint64_t, const std::vector<HistoryEntry> &)> formatGame = {};
    /// Called in the calling thread with the texts returned by `formatGame`, in the order of the
    /// games. Must be set if `formatGame` is. Called for every game that is counted, even if the
    /// simulation stops early.
    std::function<void(const QByteArray &)> consumeText = {};
    /// Receives the result of each game, in order. Must be empty or have `games` elements. If the
    /// simulation stops early, some elements remain unchanged. Does not affect the games played.
    std::span<GameOutcome> outcomes = {};
};

/// Plays the games and returns their totals. Blocks until all games are finished, or until
/// `progress` stops the simulation; the totals are then those of the games played.
[[nodiscard]] SimulationResult simulate(const SimulationOptions &options);

} // namespace doublets
