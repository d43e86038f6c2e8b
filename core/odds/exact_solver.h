// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/exact_odds.h"
#include "core/odds/throw_mean.h"

namespace doublets {

/// Fills the tables of ExactOdds. For use in core/odds only.
class ExactSolver
{
public:
    ExactSolver(ExactOdds &odds, const Progress &progress);

    /// Solves every position that can occur. Returns false if `progress` cancels the work.
    [[nodiscard]] bool solve();

    // The `Memory` interface of PlayValue.
    [[nodiscard]] Value beforeThrow(const Position &position);
    [[nodiscard]] std::uint32_t place(const Position &position)
    {
        return numberOf(position, position.player);
    }
    [[nodiscard]] Value amidDoublet(std::size_t whose, std::uint32_t place, unsigned men) const
    {
        return m_odds.amidDoublet(whose, place, men);
    }
    [[nodiscard]] NextManChoices nextMen(const Position &position, std::uint32_t place);
    void remember(const Position &position, std::uint32_t place, const Value &value,
                  std::uint8_t kind);
    [[nodiscard]] bool knowsUnclaimed(const Position &position) const;

private:
    void solvePairAt(const Position &position, std::uint32_t number);
    /// Values of a position and of the one with the dice passed, both for the thrower of the first.
    struct Pair
    {
        Value here;
        Value there;

        bool operator==(const Pair &) const = default;
    };

    /// Value of a throw whose numbers are claimed wherever they can be.
    struct Claimed
    {
        Value toSide;
        Value toPlayer; ///< unknown if leaving the numbers does not lead back to the pair being
                        ///< solved
    };
    /// One for each throw of the pair that changes something, in order.
    using ClaimedPair = std::array<std::vector<Claimed>, 2>;

    /// Solves the pair. Also fills `claimed` if it is not null.
    [[nodiscard]] Pair solved(const Position &position, ClaimedPair *claimed);
    /// Solves the pair, leaving numbers unclaimed if that is better according to `guess`.
    [[nodiscard]] Pair solved(const Position &position, const ClaimedPair &claimed,
                              const Pair &guess);
    /// Returns the mean probability that `side` wins and the mean number of throws still to come.
    /// `claimed` may be null.
    [[nodiscard]] ThrowMean<2> meanOf(const Position &position, Side side,
                                      std::vector<Claimed> *claimed);
    [[nodiscard]] ThrowMean<2> meanOf(const Position &position, Side side,
                                      const std::vector<Claimed> &claimed, const Pair &guess);
    [[nodiscard]] Claimed claimedValue(const Position &position, Side side);
    [[nodiscard]] std::uint32_t numberOf(const Position &position, Side first);
    void report();

    ExactOdds &m_odds;
    const Progress &m_progress;
    ThrowFolder m_folder;
    PlayValue<ExactSolver> m_plays;
    std::vector<NextManChoices> m_nextMen;   ///< by place; filled in on demand
    const Position *m_beforeThrow = nullptr; ///< position in which the current throw was made
    std::size_t m_solved = 0;                ///< solved positions; symmetric pairs count twice
    bool m_stopped = false;
};

} // namespace doublets
