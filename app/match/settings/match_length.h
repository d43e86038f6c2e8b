// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace doublets {

/// The length of a match: its maximum number of games, not counting drawn games. The first player
/// to win more than half of these games wins the match.
enum class MatchLength : std::uint8_t {
    SingleGame, ///< a single game, which is not a match
    BestOfThree,
    BestOfFive,
    BestOfSeven,
};

/// Returns the maximum number of games, not counting drawn games: 1, 3, 5 or 7.
[[nodiscard]] constexpr int maxGames(MatchLength length)
{
    return 1 + 2 * static_cast<int>(length);
}

/// Returns the length of a match of at most `games` games. Precondition: `games` is 1, 3, 5 or 7.
[[nodiscard]] constexpr MatchLength matchLengthOf(int games)
{
    return static_cast<MatchLength>(games / 2);
}

} // namespace doublets
