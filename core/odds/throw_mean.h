// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/referee.h"
#include "core/odds/throws.h"

#include <array>
#include <utility>

namespace doublets {

/// The mean of some figures over all throws that a position can meet, as one player sees them:
/// figures = known + passes * (figures once the dice have passed) + again * figures.
/// Throws that change nothing stand apart, because what they lead to hangs on this very position.
template<std::size_t N> struct ThrowMean
{
    std::array<double, N> known{}; ///< of the throws that change something
    double passes = 0;             ///< chance that nothing changes and the opponent throws next
    double again = 0;              ///< chance that nothing changes and the thrower throws again
};

/// The position in which the dice have passed and nothing else has changed.
[[nodiscard]] inline Position withDicePassed(const Position &position)
{
    Position next = position;
    next.thrower = opponentOf(position.thrower);
    next.player = next.thrower;
    return next;
}

/// `worth` gives the figures of a position after a throw. Precondition: stage is ToThrow.
template<std::size_t N, typename Worth>
[[nodiscard]] ThrowMean<N> throwMean(const Rules &rules, const Position &position,
                                     const ThrowList &throws, Worth &&worth)
{
    ThrowMean<N> mean;
    for (const ChanceThrow &each : throws) {
        Position next = position;
        referee::throwDice(rules, next, each.dice);
        if (next.stage == Stage::ToThrow && next.men == position.men) {
            (next.thrower == position.thrower ? mean.again : mean.passes) += each.chance;
            continue;
        }
        const std::array<double, N> figures = worth(next);
        for (std::size_t i = 0; i < N; ++i) {
            mean.known[i] += each.chance * figures[i];
        }
    }
    return mean;
}

/// The figures of two positions that follow each other by passing the dice, both as the same player
/// sees them: two linear equations a figure.
template<std::size_t N>
[[nodiscard]] std::pair<std::array<double, N>, std::array<double, N>>
solvePair(const ThrowMean<N> &a, const ThrowMean<N> &b)
{
    const double keepA = 1 - a.again;
    const double keepB = 1 - b.again;
    const double determinant = keepA * keepB - a.passes * b.passes;
    std::pair<std::array<double, N>, std::array<double, N>> figures;
    for (std::size_t i = 0; i < N; ++i) {
        figures.first[i] = (a.known[i] * keepB + a.passes * b.known[i]) / determinant;
        figures.second[i] = (b.known[i] * keepA + b.passes * a.known[i]) / determinant;
    }
    return figures;
}

} // namespace doublets
