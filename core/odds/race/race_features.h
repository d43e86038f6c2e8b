// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/race/race_board.h"

#include <array>
#include <cstdint>

namespace doublets {

/// What a network sees of a position of the race: a set of features, each present or absent.
///
/// There are the same features of both players: a set of points with one man, of points with two,
/// and of piles still to be laid down, and several quantities, of whose values one is present.
struct RaceFeatures
{
    static constexpr std::size_t WordsPerSide = 3;
    static constexpr std::size_t WordBits = 64;

    /// The features of one player. Each enumerator is the first feature of its kind.
    enum Kind : unsigned {
        SinglePoints = 0,
        FullPoints = SinglePoints + PointsOnTrack,
        Piles = FullPoints + PointsOnTrack,
        Racing = Piles + PointsInTable,     ///< all men are down
        MenOnBoard = Racing + 1,            ///< 0 to 12
        RearmostMan = MenOnBoard + 13,      ///< its point
        Pips = RearmostMan + PointsOnTrack, ///< still to go, in dozens
        LongestWall = Pips + 24,            ///< of full points, 0 to 6
        UsableNumbers = LongestWall + 7,    ///< 0 to 6
        ExposedMen = UsableNumbers + 7,     ///< single men that can be hit, 0 to 6
        MenToPass = ExposedMen + 7,         ///< men before an enemy, 0 to 12
        MenInLastTable = MenToPass + 13,    ///< 0 to 12
        PerSide = MenInLastTable + 13,
    };
    static_assert(PerSide <= WordsPerSide * WordBits);

    /// A bit for each feature; the opponent's half of the words follows the player's.
    std::array<std::uint64_t, 2 * WordsPerSide> words{};

    [[nodiscard]] static RaceFeatures of(const RaceBoard &board);
};

} // namespace doublets
