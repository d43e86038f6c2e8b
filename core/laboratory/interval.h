// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace doublets {

/// In which, of a hundred such intervals, about 95 have the true value.
struct Interval
{
    double low = 0;
    double high = 0;

    bool operator==(const Interval &) const = default;
    [[nodiscard]] bool contains(double value) const { return low <= value && value <= high; }
};

/// Of the chance behind `hits` in `games`, by Wilson (1927): unlike the usual "share ± two standard
/// errors" it holds for few games too, never leaves 0 to 1, and is no point where all games went
/// one way. 0 to 1 before the first game.
[[nodiscard]] Interval shareInterval(std::uint64_t hits, std::uint64_t games);

/// How far apart two chances are: the first less the second.
struct Difference
{
    double value = 0;
    Interval interval; ///< -1 to 1
    /// The games were compared pair by pair, each pair with the same dice.
    bool paired = false;

    /// Chance alone would rarely make such a difference.
    [[nodiscard]] bool isClear() const { return !interval.contains(0); }
};

/// Of two runs whose dice have nothing to do with each other: Newcombe's interval (1998), from
/// those of `shareInterval`.
[[nodiscard]] Difference differenceOf(std::uint64_t hits, std::uint64_t games,
                                      std::uint64_t otherHits, std::uint64_t otherGames);
/// Of `pairs` of games with the same dice: only the games in which just one of the two hit count.
/// The interval is that of Agresti and Min (2005), the usual one with half a game more of each
/// kind, so that it holds for few games.
[[nodiscard]] Difference pairedDifference(std::uint64_t onlyFirst, std::uint64_t onlySecond,
                                          std::uint64_t pairs);

} // namespace doublets
