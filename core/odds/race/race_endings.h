// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/race/race_network.h"
#include "core/progress.h"

#include <memory>
#include <vector>

namespace doublets {

/// The exact values of all endings of the race in which both players' men are in their last tables
/// (points 19 to 24), so that they can no longer meet.
///
/// Even then the players are not independent, because numbers that a player cannot use pass to the
/// opponent. Both sides are therefore solved together, by backward induction over all pairs of
/// placements. All values are integers and the same on every platform.
class RaceEndings
{
public:
    /// Solves the endings, in some tenths of a second. Returns null if `progress` cancels the work.
    [[nodiscard]] static std::shared_ptr<const RaceEndings> solve(const Progress &progress = {});

    /// Returns whether the value of the position is known.
    [[nodiscard]] static bool includes(const RaceBoard &board)
    {
        return board.player.areInLastTable() && board.opponent.areInLastTable();
    }
    /// An exact value, but for rounding, in units of 2^-30 (wins) and 2^-20 (throws).
    struct Value
    {
        std::uint32_t win = 0;
        std::uint32_t throws = 0;
    };
    static constexpr std::uint32_t One = 1U << 30U;

    /// Returns the value to the player who throws next. Precondition: includes(board).
    [[nodiscard]] Value exactValueOf(const RaceBoard &board) const
    {
        return m_values[indexOf(board.player) * Placements + indexOf(board.opponent)];
    }
    [[nodiscard]] RaceValue valueOf(const RaceBoard &board) const
    {
        const Value value = exactValueOf(board);
        const auto win = static_cast<std::int32_t>(value.win >> 10U);
        return {win, RaceValue::One - win, static_cast<std::int32_t>(value.throws)};
    }

private:
    friend class RaceEndingsSolver;

    /// Ways to place at most two men on each of six points.
    static constexpr std::size_t Placements = 3 * 3 * 3 * 3 * 3 * 3;

    RaceEndings() = default;

    [[nodiscard]] static std::size_t indexOf(const RaceMen &men);

    std::vector<Value> m_values; ///< by the placements of the player and of the opponent
};

} // namespace doublets
