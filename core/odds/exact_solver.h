// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/exact_odds.h"
#include "core/odds/throw_mean.h"

namespace doublets {

/// The solver that fills the arrays of an ExactOdds object. For use in core/odds only.
class ExactSolver
{
public:
    /// `odds` and `progress` must outlive this object.
    ExactSolver(ExactOdds &odds, const Progress &progress);

    /// Solves every position that can occur. Returns false if `progress` cancels the work.
    [[nodiscard]] bool solve();

    // The `ValueStore` interface of PositionEvaluator.
    [[nodiscard]] PositionValue beforeThrow(const Position &position);
    [[nodiscard]] std::uint32_t positionIndex(const Position &position)
    {
        return positionIndex(position, position.player);
    }
    [[nodiscard]] PositionValue withinDoublet(std::size_t sideIndex, std::uint32_t positionIndex,
                                              unsigned men) const
    {
        return m_odds.withinDoublet(sideIndex, positionIndex, men);
    }
    [[nodiscard]] NextManChoices nextManChoices(const Position &position,
                                                std::uint32_t positionIndex);
    void storeValue(const Position &position, std::uint32_t positionIndex,
                    const PositionValue &value, std::uint8_t kind);
    [[nodiscard]] bool isUnclaimedValueKnown(const Position &position) const;

private:
    /// Solves `position`, whose index is `index`, together with the position that differs only in
    /// the player to throw, and stores both values.
    void solvePairOf(const Position &position, std::uint32_t index);
    /// Values of a position, and of the position that differs only in the player to throw, both to
    /// the thrower of the first position.
    struct ValuePair
    {
        PositionValue diceKept;   ///< value of the position itself
        PositionValue dicePassed; ///< value of the position in which the opponent must throw

        bool operator==(const ValuePair &) const = default;
    };

    /// Value of a throw whose numbers are claimed whenever possible.
    struct ClaimedValue
    {
        PositionValue toSide;   ///< value to the player whose pair of values is being solved
        PositionValue toPlayer; ///< value to the player who may claim; unknown if leaving the
                                ///< numbers does not lead back to the pair being solved
    };
    /// Values for each throw that plays a man, in order, for both positions of a pair.
    using ClaimedValues = std::array<std::vector<ClaimedValue>, 2>;

    /// Solves the pair of `position`. Also fills `claimed` if it is not null.
    [[nodiscard]] ValuePair solution(const Position &position, ClaimedValues *claimed);
    /// Solves the pair of `position`, leaving numbers unclaimed if that is better according to
    /// `guess`.
    [[nodiscard]] ValuePair solution(const Position &position, const ClaimedValues &claimed,
                                     const ValuePair &guess);
    /// Returns the mean probability that `side` wins and the mean number of throws still to come.
    /// Appends the values of the throws to `claimed` unless it is null.
    [[nodiscard]] ThrowMean<2> meanOf(const Position &position, Side side,
                                      std::vector<ClaimedValue> *claimed);
    /// As above, but leaves numbers unclaimed if that is better according to `guess`. `claimed` are
    /// the values that the overload above has appended.
    [[nodiscard]] ThrowMean<2> meanOf(const Position &position, Side side,
                                      const std::vector<ClaimedValue> &claimed,
                                      const ValuePair &guess);
    [[nodiscard]] ClaimedValue claimedValue(const Position &position, Side side);
    [[nodiscard]] std::uint32_t positionIndex(const Position &position, Side first);
    void reportProgress();

    ExactOdds &m_odds;
    const Progress &m_progress;
    ThrowReducer m_throwReducer;
    PositionEvaluator<ExactSolver> m_evaluator;
    std::vector<NextManChoices> m_nextManChoices; ///< by position index; filled in on demand
    const Position *m_beforeThrow = nullptr;      ///< position in which the current throw was made
    std::size_t m_solvedPositions = 0;            ///< two for each solved pair, even if equivalent
    bool m_isCancelled = false;
};

} // namespace doublets
