// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/race/race_network.h"
#include "core/progress.h"

#include <memory>
#include <vector>

namespace doublets {

/// The exact values of all endings of the race (rule set `alfonso-race`), in which all men of both
/// players are in their last tables (points 19 to 24) and can no longer meet.
///
/// The players are not independent, because numbers that a player cannot use pass to the opponent.
/// Both sides are therefore solved together, by backward induction over all pairs of placements.
/// All values are integers and equal on every platform.
class RaceEndings
{
public:
    /// Solves the endings. Blocks for a few tenths of a second. Returns null if `progress` cancels
    /// the work.
    [[nodiscard]] static std::shared_ptr<const RaceEndings> solve(const Progress &progress = {});

    /// Returns whether the position is an ending, whose value is known.
    [[nodiscard]] static bool includes(const RaceBoard &board)
    {
        return board.player.areInLastTable() && board.opponent.areInLastTable();
    }
    /// The value of an ending, rounded only to the units below.
    struct Value
    {
        std::uint32_t win = 0;    ///< probability of winning, in units of 2^-30
        std::uint32_t throws = 0; ///< expected number of throws still to come, in units of 2^-20
    };
    static constexpr std::uint32_t One = 1U << 30U; ///< 1 in the unit of Value::win

    /// Returns the value to the player who throws next. Preconditions: includes(board), and both
    /// players have men on the board.
    [[nodiscard]] Value exactValueOf(const RaceBoard &board) const
    {
        return m_values[indexOf(board.player) * Placements + indexOf(board.opponent)];
    }
    /// Returns the value of exactValueOf() in the units of RaceValue. Preconditions: as for
    /// exactValueOf().
    [[nodiscard]] RaceValue valueOf(const RaceBoard &board) const
    {
        const Value value = exactValueOf(board);
        const auto win = static_cast<std::int32_t>(value.win >> 10U);
        return {win, RaceValue::One - win, static_cast<std::int32_t>(value.throws)};
    }

private:
    friend class RaceEndingsSolver;

    /// Number of ways to place at most two men on each of six points.
    static constexpr std::size_t Placements = 3 * 3 * 3 * 3 * 3 * 3;

    RaceEndings() = default;

    [[nodiscard]] static std::size_t indexOf(const RaceMen &men);

    std::vector<Value> m_values; ///< indexed by the placements of the player and of the opponent
};

} // namespace doublets
