// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/exact_odds.h"
#include "core/odds/throws.h"

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
    [[nodiscard]] Value amidDoublet(const Position &position);
    void remember(const Position &position, const Value &value);

private:
    /// The worth of a position before a throw, where throws that change nothing stand apart.
    struct Mean
    {
        double wins = 0;   ///< of the throws that change something, to the thrower
        double throws = 1; ///< this one, and those after a throw that changes something
        double passes = 0; ///< chance that nothing changes and the opponent throws
        double again = 0;  ///< chance that nothing changes and the thrower throws again
    };

    void solveBoth(const Position &position);
    [[nodiscard]] Mean meanOf(const Position &position);
    [[nodiscard]] std::uint32_t numberOf(const Position &position, Side first);
    void report();

    ExactOdds &m_odds;
    const GoOn &m_goOn;
    ThrowFolder m_folder;
    PlayValue<ExactSolver> m_plays;
    bool m_stopped = false;
};

} // namespace doublets
