// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace doublets::bench {

/// What random players make of some games.
struct LoopResult
{
    std::uint64_t whiteWins = 0;
    std::uint64_t firstThrowerWins = 0;
    std::uint64_t throws = 0;
};

/// Plays games of Willughby's Doublets in a loop written by hand for that game alone, with no
/// referee: how fast this machine could play it. The dice and choices are those of `simulate` with
/// random players, so that the games are the same ones.
[[nodiscard]] LoopResult playByHand(std::uint64_t games, std::uint64_t seed);

} // namespace doublets::bench
