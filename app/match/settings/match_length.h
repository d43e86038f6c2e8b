// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace doublets {

/// The number of games in a match, which the first player to win more than half of them wins.
enum class MatchLength : std::uint8_t {
    SingleGame, ///< no match
    BestOfThree,
    BestOfFive,
    BestOfSeven,
};

[[nodiscard]] constexpr int gamesIn(MatchLength length)
{
    return 1 + 2 * static_cast<int>(length);
}

} // namespace doublets
