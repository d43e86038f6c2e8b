// SPDX-License-Identifier: MIT
#pragma once

#include "core/chance/normal95.h"

#include <cstdint>

namespace doublets {

/// A closed interval, such as a 95% confidence interval.
struct Interval
{
    double low = 0;  ///< included
    double high = 0; ///< included

    bool operator==(const Interval &) const = default;
    [[nodiscard]] bool contains(double value) const { return low <= value && value <= high; }
};

/// Returns the confidence interval of a probability, estimated from `wins` out of `games` games
/// (Wilson 1927). Unlike the usual "share ± two standard errors", this interval is valid for few
/// games, lies within 0 to 1 and has a positive width even if all games had the same outcome.
/// Returns 0 to 1 if `games` is 0. Precondition: wins <= games.
[[nodiscard]] Interval shareInterval(std::uint64_t wins, std::uint64_t games);

/// Returns an interval of shares, from 0 to 1, rounded outwards to percentages with `decimals`
/// decimals, so that the result contains `shares`.
[[nodiscard]] Interval roundedOutwards(const Interval &shares, int decimals);

/// The difference between two probabilities: the first minus the second.
struct Difference
{
    double value = 0;  ///< -1 to 1
    Interval interval; ///< within -1 to 1
    /// Whether games with the same dice were compared in pairs.
    bool isPaired = false;

    /// Returns whether the difference is significant at the 95% level.
    [[nodiscard]] bool isSignificant() const { return !interval.contains(0); }
};

/// Returns the difference between two runs with independent dice. The interval is that of Newcombe
/// (1998), computed from the intervals of both shares (shareInterval()). A run without games has
/// the share 0. Preconditions: wins <= games, otherWins <= otherGames.
[[nodiscard]] Difference unpairedDifference(std::uint64_t wins, std::uint64_t games,
                                            std::uint64_t otherWins, std::uint64_t otherGames);
/// Returns the difference over `pairs` pairs of games with the same dice. `onlyFirst` and
/// `onlySecond` count the pairs in which only that game was won; all other pairs cancel out. The
/// interval is that of Agresti and Min (2005): half a pair is added to each of the four kinds of
/// pair, so that the interval is valid for few games. If `pairs` is 0, returns a difference of 0
/// with the interval from -1 to 1. Precondition: onlyFirst + onlySecond <= pairs.
[[nodiscard]] Difference pairedDifference(std::uint64_t onlyFirst, std::uint64_t onlySecond,
                                          std::uint64_t pairs);

} // namespace doublets
