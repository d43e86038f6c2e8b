// SPDX-License-Identifier: MIT
#include "bench/hand_written_loop.h"

#include "core/dice/generator.h"

#include <array>
#include <utility>

namespace doublets::bench {

namespace {

constexpr std::size_t Points = 6;
constexpr std::array<std::uint8_t, Points> Layout{2, 2, 2, 3, 3, 3};

/// Random numbers from a seed.
class RandomDraw
{
public:
    explicit RandomDraw(std::uint64_t seed)
        : m_generator(seed)
    {
    }
    unsigned below(unsigned bound)
    {
        return m_bytes.below(bound, [this] { return m_generator.next(); });
    }

private:
    Generator m_generator;
    ByteDraw m_bytes;
};

/// One player's men that can still be played in the current phase, by point.
struct PlayerState
{
    explicit PlayerState(std::uint64_t seed)
        : choices(seed)
    {
        for (std::size_t point = 0; point < Points; ++point) {
            men[point] = static_cast<std::uint8_t>(Layout[point] - 1);
        }
    }

    std::array<std::uint8_t, Points> men{}; ///< to lay down, then to bear off
    int left = 9;
    bool bearsOff = false;
    RandomDraw choices;

    unsigned choose(unsigned among) { return among == 1 ? 0 : choices.below(among); }

    enum class After { GoesOn, NextPhase, Won };
    After play(unsigned point)
    {
        --men[point];
        if (--left > 0) {
            return After::GoesOn;
        }
        if (bearsOff) {
            return After::Won;
        }
        bearsOff = true;
        men = Layout;
        left = 15;
        return After::NextPhase;
    }

    /// Plays as many men as the pips of both dice; those beyond the phase are lost. Returns whether
    /// the player has won.
    bool playDoublet(unsigned pips)
    {
        for (; pips > 0; --pips) {
            std::array<std::uint8_t, Points> points{};
            unsigned count = 0;
            for (std::size_t point = 0; point < Points; ++point) {
                points[count] = static_cast<std::uint8_t>(point);
                count += men[point] > 0 ? 1U : 0U;
            }
            const After after = play(points[choose(count)]);
            if (after != After::GoesOn) {
                return after == After::Won;
            }
        }
        return false;
    }

    /// Plays two different numbers, in random order. Returns whether the player has won.
    bool playBoth(unsigned one, unsigned other)
    {
        const bool mayOne = men[one] > 0;
        const bool mayOther = men[other] > 0;
        if (!mayOne && !mayOther) {
            return false;
        }
        if (!mayOne || (mayOther && choose(2) == 1)) {
            std::swap(one, other);
        }
        return play(one) == After::Won || (men[other] > 0 && play(other) == After::Won);
    }
};

void playGame(std::uint64_t seed, LoopResult &result)
{
    RandomDraw dice(seed);
    SplitMix seeds(~seed);
    const std::uint64_t white = seeds.next();
    std::array<PlayerState, 2> hands{PlayerState(white), PlayerState(seeds.next())};
    unsigned mine = 0;
    unsigned theirs = 0;
    while (mine == theirs) {
        mine = dice.below(6);
        theirs = dice.below(6);
    }
    const std::size_t first = mine > theirs ? 0 : 1;
    for (std::size_t thrower = first;; thrower = 1 - thrower) {
        const unsigned one = dice.below(6);
        const unsigned other = dice.below(6);
        ++result.throws;
        PlayerState &hand = hands[thrower];
        if (one == other ? hand.playDoublet(2 * (one + 1)) : hand.playBoth(one, other)) {
            result.whiteWins += thrower == 0 ? 1 : 0;
            result.firstThrowerWins += thrower == first ? 1 : 0;
            return;
        }
    }
}

} // namespace

LoopResult playHandWrittenLoop(std::uint64_t games, std::uint64_t seed)
{
    LoopResult result;
    SplitMix seeds(seed);
    for (std::uint64_t game = 0; game < games; ++game) {
        playGame(seeds.next(), result);
    }
    return result;
}

} // namespace doublets::bench
