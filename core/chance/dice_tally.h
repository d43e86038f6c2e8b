// SPDX-License-Identifier: MIT
#pragma once

#include "core/chance/face_counts.h"
#include "core/game/game.h"

#include <array>
#include <span>

namespace doublets {

/// Statistics of one player's dice.
struct PlayerDice
{
    FaceCounts faces; ///< all the player's dice, including one die of each opening throw
    int throws = 0;   ///< not counting opening throws
    /// Number of `throws` with at least two dice alike, even if the rules require all dice alike.
    int doublets = 0;
    /// Expected number of doublets with fair dice: 1/6 of the throws of two dice, 4/9 of three.
    double doubletsExpected = 0;

    /// Adds `other` to these statistics.
    void add(const PlayerDice &other);
    bool operator==(const PlayerDice &) const = default;
};

/// Dice statistics of both players, over one game or many.
class DiceTally
{
public:
    DiceTally() = default;
    /// Counts the throws in `history`. Each opening throw counts as one die for each player.
    explicit DiceTally(std::span<const HistoryEntry> history);

    /// Adds the statistics of `other`, player by player.
    void add(const DiceTally &other);
    [[nodiscard]] const PlayerDice &player(Side side) const { return m_players[indexOf(side)]; }
    /// Returns the statistics of both players together.
    [[nodiscard]] PlayerDice total() const;
    /// Returns whether no dice have been counted.
    [[nodiscard]] bool isEmpty() const { return total().faces.diceCount() == 0; }
    /// Returns how many of the twelve counts, six for each player, lie outside their bands (see
    /// FaceCounts).
    [[nodiscard]] int countsOutsideBand() const;

    bool operator==(const DiceTally &) const = default;

private:
    void addThrow(Side thrower, const Throw &dice);

    std::array<PlayerDice, 2> m_players;
};

} // namespace doublets
