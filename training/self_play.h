// SPDX-License-Identifier: MIT
#pragma once

#include "core/dice/generator.h"
#include "core/odds/race/race_search.h"

#include <vector>

namespace doublets::training {

/// A training example: a position before a throw, with its estimated value and its target value.
/// Both are values to the player who throws next.
struct Example
{
    RaceBoard board;
    RaceValue value;  ///< the network's estimate during the game
    RaceValue target; ///< the value that the network should learn
};

/// A generator of training examples from games of the network against itself.
class SelfPlay
{
public:
    /// The same seed gives the same examples if all calls to play() are the same.
    explicit SelfPlay(std::uint64_t seed)
        : m_generator(seed)
    {
    }

    /// Plays a game until it ends or reaches one of the RaceEndings, and returns the positions
    /// before each throw, with their targets: means of later values and of the result, weighted by
    /// `lambda` (0 to 1) as in TD(λ). Some games begin with throws that are played at random, whose
    /// positions are not returned. The result is valid until the next call.
    const std::vector<Example> &play(RaceSearch &search, double lambda);

private:
    /// Returns a throw of three dice.
    [[nodiscard]] Throw rollThrow();
    /// Returns a random number from 0 to `bound` - 1. `bound` is 1 to 256.
    [[nodiscard]] unsigned below(unsigned bound)
    {
        return m_draw.below(bound, [this] { return m_generator.next(); });
    }
    /// Plays `throws` throws at random, changing `board` in place. Returns false, stopping early,
    /// if the game ends or reaches one of the RaceEndings.
    bool playAtRandom(RaceBoard &board, unsigned throws);
    /// Sets the targets of `m_examples`. `last` is the value after the last throw, to the player
    /// who would throw next.
    void addTargets(RaceValue last, double lambda);

    Generator m_generator;
    ByteDraw m_draw;
    RacePlays m_plays;
    std::vector<Example> m_examples;
};

/// Returns the position before the first throw of the race (rule set `alfonso-race`).
[[nodiscard]] RaceBoard startOfRace();

} // namespace doublets::training
