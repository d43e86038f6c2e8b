// SPDX-License-Identifier: MIT
#pragma once

#include "core/dice/generator.h"
#include "core/odds/race/race_search.h"

#include <vector>

namespace doublets::training {

/// A training example: a position before a throw, with its estimated value and its target.
struct Example
{
    RaceBoard board;
    RaceValue value;  ///< the network's estimate during the game
    RaceValue target; ///< the value that the network should learn
};

/// Plays games of the network against itself.
class SelfPlay
{
public:
    explicit SelfPlay(std::uint64_t seed)
        : m_generator(seed)
    {
    }

    /// Plays a game and returns its positions before each throw, with their targets: a mean of
    /// later values and of the result, by `lambda`, as in TD(λ). A share of the games begin with
    /// some throws that are played at random; their positions are not returned.
    const std::vector<Example> &play(RaceSearch &search, double lambda);

    [[nodiscard]] Throw rollThrow();
    [[nodiscard]] unsigned below(unsigned bound)
    {
        return m_draw.below(bound, [this] { return m_generator.next(); });
    }
    /// Plays `throws` throws at random. Returns false if the game ends meanwhile.
    bool playAtRandom(RaceBoard &board, unsigned throws);

private:
    void addTargets(RaceValue last, double lambda);

    Generator m_generator;
    ByteDraw m_draw;
    RacePlays m_plays;
    std::vector<Example> m_examples;
};

/// The position before the first throw.
[[nodiscard]] RaceBoard startOfRace();

} // namespace doublets::training
