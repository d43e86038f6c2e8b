// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"
#include "core/players/player.h"
#include "core/rules/rules.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace doublets {

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

    [[nodiscard]] double meanThrows() const
    {
        return games == 0 ? 0 : static_cast<double>(throws) / static_cast<double>(games);
    }
    [[nodiscard]] double gamesPerSecond() const
    {
        return seconds > 0 ? static_cast<double>(games) / seconds : 0;
    }
};

struct SimulationOptions
{
    Rules rules;
    std::uint64_t games = 0;
    /// The dice of game i (from 0) are SeededDice of the (i + 1)th number of SplitMix(seed).
    std::uint64_t seed = 0;
    Player *white = nullptr; ///< not owned
    Player *black = nullptr; ///< not owned
    /// Called now and then with the games played; false ends the run early.
    std::function<bool(std::uint64_t)> goOn;
    /// Called with each game's dice seed and turns. Costs time; empty where no records are wanted.
    std::function<void(std::uint64_t, const std::vector<Turn> &)> record;
};

/// Plays games by the referee, one after the other.
[[nodiscard]] SimulationResult simulate(const SimulationOptions &options);

} // namespace doublets
