// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/exact_odds.h"
#include "core/odds/throw_mean.h"

namespace doublets {

/// Fills the tables of ExactOdds. Inside core/odds only.
class ExactSolver
{
public:
    ExactSolver(ExactOdds &odds, const Progress &progress);

    /// Solves every position that can come about. False where `progress` ended it.
    [[nodiscard]] bool solve();

    // The memory of PlayValue.
    [[nodiscard]] Value beforeThrow(const Position &position);
    [[nodiscard]] std::uint32_t place(const Position &position)
    {
        return numberOf(position, position.player);
    }
    [[nodiscard]] Value amidDoublet(std::size_t whose, std::uint32_t place, unsigned men) const
    {
        return m_odds.amidDoublet(whose, place, men);
    }
    [[nodiscard]] NextMen nextMen(const Position &position, std::uint32_t place);
    void remember(const Position &position, std::uint32_t place, const Value &value,
                  std::uint8_t kind);
    [[nodiscard]] bool knowsUnclaimed(const Position &position) const;

private:
    void solveBoth(const Position &position, std::uint32_t number);
    /// What two positions that follow each other by passing the dice are worth to the thrower of
    /// the first.
    struct Pair
    {
        Value here;
        Value there;

        bool operator==(const Pair &) const = default;
    };

    /// What a throw leads to if its numbers are claimed wherever they can be.
    struct Claimed
    {
        Value toSide;
        Value toPlayer; ///< known where the numbers can be left, with what is being solved
    };
    /// Of the throws of two such positions that change something, in their order.
    using ClaimedPair = std::array<std::vector<Claimed>, 2>;

    /// The two positions without a number left unclaimed in them.
    [[nodiscard]] Pair solved(const Position &position, ClaimedPair *claimed);
    /// The same where numbers are left unclaimed if that is better, by a guess at the two.
    [[nodiscard]] Pair solved(const Position &position, const ClaimedPair &claimed,
                              const Pair &guess);
    /// Chance that `side` wins, and throws still to come. `claimed`: null where nobody asks.
    [[nodiscard]] ThrowMean<2> meanOf(const Position &position, Side side,
                                      std::vector<Claimed> *claimed);
    [[nodiscard]] ThrowMean<2> meanOf(const Position &position, Side side,
                                      const std::vector<Claimed> &claimed, const Pair &guess);
    [[nodiscard]] Claimed claimedIn(const Position &position, Side side);
    [[nodiscard]] std::uint32_t numberOf(const Position &position, Side first);
    void report();

    ExactOdds &m_odds;
    const Progress &m_progress;
    ThrowFolder m_folder;
    PlayValue<ExactSolver> m_plays;
    std::vector<NextMen> m_nextMen;          ///< by place; not filled in before somebody asks
    const Position *m_beforeThrow = nullptr; ///< what the throw in hand was thrown in
    std::size_t m_solved = 0;                ///< positions; those that both players see alike twice
    bool m_stopped = false;
};

} // namespace doublets
