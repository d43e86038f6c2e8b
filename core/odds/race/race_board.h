// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"
#include "core/procedures/race/race_bitboard.h"

#include <bit>

namespace doublets {

using procedures::facingPoints;
using procedures::PointSet;

/// Returns the number of points in a set. Used instead of std::popcount, which compiles to a
/// library call for processors that may lack the instruction.
[[nodiscard]] constexpr int pointCount(PointSet points)
{
    points -= points >> 1U & 0x55555555U;
    points = (points & 0x33333333U) + (points >> 2U & 0x33333333U);
    return static_cast<int>(((points + (points >> 4U)) & 0x0f0f0f0fU) * 0x01010101U >> 24U);
}

constexpr PointSet LastTable = 0x3fU << (PointsOnTrack - PointsInTable); ///< points 19 to 24

/// The men of one player of the race (rule set `alfonso-race`), as sets of points on the player's
/// own track. Men that are borne off or removed are not represented: the rest of the game does not
/// depend on them.
struct RaceMen
{
    PointSet single = 0; ///< points with one man
    PointSet full = 0;   ///< points with two men
    PointSet piled = 0;  ///< points whose top man is not laid down yet; empty in the race

    bool operator==(const RaceMen &) const = default;

    /// Returns whether all men have been laid down.
    [[nodiscard]] bool isRacing() const { return piled == 0; }
    /// Returns the points with one man or two.
    [[nodiscard]] PointSet points() const { return single | full; }
    [[nodiscard]] bool isEmpty() const { return points() == 0; }
    /// Returns the number of men on the board.
    [[nodiscard]] int count() const { return pointCount(single) + 2 * pointCount(full); }
    /// Returns whether the men race and all of them are on points 19 to 24.
    [[nodiscard]] bool areInLastTable() const { return isRacing() && (points() & ~LastTable) == 0; }
};

/// A compact position of the race, for players that evaluate many positions. The stage is ToThrow
/// unless stated otherwise.
struct RaceBoard
{
    RaceMen player;   ///< men of the player who throws or plays next
    RaceMen opponent; ///< numbered along the opponent's own track

    bool operator==(const RaceBoard &) const = default;

    /// Returns the same position as seen by the opponent.
    [[nodiscard]] RaceBoard swapped() const { return {opponent, player}; }
};

/// Returns whether RaceBoard can represent positions under `rules`. Returns true for only one of
/// the built-in rule sets, `alfonso-race`.
[[nodiscard]] bool supportsRaceBoard(const Rules &rules);

/// Returns the men of `position` as seen by `player`. Precondition: supportsRaceBoard() is true for
/// the rules of the position.
[[nodiscard]] RaceBoard raceBoardOf(const Position &position, Side player);

/// Returns the points that are in neither set of full points, and the bit after the last point,
/// which stands for bearing off. All sets are numbered along the same player's track.
[[nodiscard]] constexpr PointSet openPoints(PointSet ownFull, PointSet enemyFull)
{
    constexpr PointSet BearOff = PointSet{1} << PointsOnTrack;
    return ((BearOff - 1) & ~(ownFull | enemyFull)) | BearOff;
}

/// Returns how many of the numbers 1 to 6 can play a man of `player`. Each player's men are
/// numbered along that player's own track.
[[nodiscard]] int usableNumberCount(const RaceMen &player, const RaceMen &opponent);

} // namespace doublets
