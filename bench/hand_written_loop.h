// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace doublets::bench {

/// The results of games between random players.
struct LoopResult
{
    std::uint64_t whiteWins = 0;
    std::uint64_t firstThrowerWins = 0;
    std::uint64_t throws = 0;
};

/// Plays `games` games of Willughby's Doublets between random players in a hand-written loop,
/// without the referee (core/game/referee.h), as a measure of the attainable speed. Plays the same
/// games as simulate() with the same seed. Blocks until all games are finished.
[[nodiscard]] LoopResult playHandWrittenLoop(std::uint64_t games, std::uint64_t seed);

} // namespace doublets::bench
