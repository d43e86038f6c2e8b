// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/exact_odds.h"
#include "core/odds/throw_mean.h"

namespace doublets {

/// Fills the tables of ExactOdds. Inside core/odds only.
class ExactSolver
{
public:
    ExactSolver(ExactOdds &odds, const GoOn &goOn);

    /// Solves every position that can come about. False where `goOn` ended it.
    [[nodiscard]] bool solve();

    // The memory of PlayValue.
    [[nodiscard]] Value beforeThrow(const Position &position);
    [[nodiscard]] std::uint32_t place(const Position &position)
    {
        return numberOf(position, position.player);
    }
    [[nodiscard]] Value amidDoublet(const Position &position, std::uint32_t place) const;
    void remember(const Position &position, std::uint32_t place, const Value &value);

private:
    void solveBoth(const Position &position, std::uint32_t number);
    /// Chance that `side` wins, and throws still to come.
    [[nodiscard]] ThrowMean<2> meanOf(const Position &position, Side side);
    [[nodiscard]] std::uint32_t numberOf(const Position &position, Side first);
    void report();

    ExactOdds &m_odds;
    const GoOn &m_goOn;
    ThrowFolder m_folder;
    PlayValue<ExactSolver> m_plays;
    std::size_t m_solved = 0; ///< positions; those that both players see alike twice
    bool m_stopped = false;
};

} // namespace doublets
