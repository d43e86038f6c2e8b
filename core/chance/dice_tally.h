// SPDX-License-Identifier: MIT
#pragma once

#include "core/chance/face_counts.h"
#include "core/game/game.h"

#include <array>
#include <span>

namespace doublets {

/// What the dice did for one player.
struct PlayerDice
{
    FaceCounts faces; ///< of all the player's dice, one of each throw for the lead included
    int throws = 0;   ///< of all the dice
    int doublets = 0; ///< of these, with at least two dice alike
    /// How many of them fair dice lead one to expect: 1/6 of throws of two dice, 4/9 of three.
    double doubletsExpected = 0;
    double doubletsVariance = 0;

    void add(const PlayerDice &others);
    bool operator==(const PlayerDice &) const = default;
};

/// How the dice fell for both players, in one game or many.
class DiceTally
{
public:
    DiceTally() = default;
    /// Counts the throws in this history; of the throws for the lead, one die for each player.
    explicit DiceTally(std::span<const HistoryEntry> history);

    void add(const DiceTally &others);
    [[nodiscard]] const PlayerDice &of(Side side) const { return m_players[indexOf(side)]; }
    [[nodiscard]] PlayerDice together() const;
    [[nodiscard]] bool isEmpty() const { return together().faces.dice() == 0; }
    /// How many of the twelve numbers, six of each player, lie outside their bands.
    [[nodiscard]] int outside() const;

    bool operator==(const DiceTally &) const = default;

private:
    void addThrow(Side thrower, const Throw &dice);

    std::array<PlayerDice, 2> m_players;
};

} // namespace doublets
