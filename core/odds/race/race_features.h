// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/race/race_board.h"

#include <array>
#include <cstdint>

namespace doublets {

/// The input of a RaceNetwork: the features of a position of the race (rule set `alfonso-race`),
/// each present or absent.
///
/// Both players have the same features: their points with one man, their points with two men, their
/// piles with a man still to be laid down, and several quantities, for each of which the feature of
/// its value is present.
struct RaceFeatures
{
    static constexpr std::size_t WordsPerSide = 3;
    static constexpr std::size_t WordBits = 64;

    /// The features of one player. Each enumerator is the first feature of its kind.
    enum Kind : unsigned {
        SinglePoints = 0,
        FullPoints = SinglePoints + PointsOnTrack,
        Piles = FullPoints + PointsOnTrack,
        Racing = Piles + PointsInTable,     ///< all men have been laid down
        MenOnBoard = Racing + 1,            ///< 0 to 12
        RearmostMan = MenOnBoard + 13,      ///< point of the player's rearmost man
        Pips = RearmostMan + PointsOnTrack, ///< pips needed to bear off all men, in bins of 12
        LongestWall = Pips + 24,            ///< number of consecutive full points, 0 to 6
        UsableNumbers = LongestWall + 7,    ///< numbers that can play a man, 0 to 6
        ExposedMen = UsableNumbers + 7,     ///< single men that the enemy can still hit; at most 6
        MenToPass = ExposedMen + 7,         ///< men that an enemy man can still meet, 0 to 12
        MenInLastTable = MenToPass + 13,    ///< 0 to 12
        PerSide = MenInLastTable + 13,      ///< number of features of one player
    };
    static_assert(PerSide <= WordsPerSide * WordBits);

    /// One bit for each feature. The words of the opponent follow those of the player.
    std::array<std::uint64_t, 2 * WordsPerSide> words{};

    /// Returns the features of a position, as seen by `board.player`.
    [[nodiscard]] static RaceFeatures of(const RaceBoard &board);
};

} // namespace doublets
