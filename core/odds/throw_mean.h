// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/referee.h"
#include "core/odds/throws.h"

#include <array>
#include <utility>

namespace doublets {

/// Figures of a position after a throw, as seen by one player.
template<std::size_t N> struct Figures
{
    std::array<double, N> known{};
    /// Components that the throw leaves unchanged: each equals its value before the throw, with the
    /// dice passed or thrown again.
    std::array<bool, N> unchanged{};
};

/// The mean of figures over all throws in a position, as seen by one player: figure = known +
/// passes * (figure with the dice passed) + again * figure. Throws that change nothing are kept
/// separate, since their figures depend on the position itself.
template<std::size_t N> struct ThrowMean
{
    std::array<double, N> known{};
    std::array<double, N> passes{}; ///< chance of no change, the opponent throwing next
    std::array<double, N> again{};  ///< chance of no change, the thrower throwing again
};

/// Returns the position with the dice passed to the opponent and nothing else changed.
[[nodiscard]] inline Position afterPassingDice(const Position &position)
{
    Position next = position;
    next.thrower = opponentOf(position.thrower);
    next.player = next.thrower;
    return next;
}

/// Returns the mean over `throws`. `worth` returns the Figures of a position after a throw, and is
/// not called for throws that change nothing. Precondition: the stage is ToThrow.
template<std::size_t N, typename Worth>
[[nodiscard]] ThrowMean<N> throwMean(const Rules &rules, const Position &position,
                                     const ThrowList &throws, Worth &&worth)
{
    ThrowMean<N> mean;
    for (const ChanceThrow &each : throws) {
        Position next = position;
        if (!referee::playForcedThrow(rules, next, each.dice)) {
            referee::throwDice(rules, next, each.dice);
        }
        Figures<N> figures;
        if (next.stage == Stage::ToThrow && next.men == position.men) {
            figures.unchanged.fill(true);
        } else {
            figures = worth(next);
        }
        const bool again = referee::nextThrower(rules, next) == position.thrower;
        for (std::size_t i = 0; i < N; ++i) {
            mean.known[i] += each.chance * figures.known[i];
            (again ? mean.again : mean.passes)[i] += figures.unchanged[i] ? each.chance : 0;
        }
    }
    return mean;
}

/// Returns the figures of a position and of the one with the dice passed, both as seen by the same
/// player, by solving two linear equations for each figure.
template<std::size_t N>
[[nodiscard]] std::pair<std::array<double, N>, std::array<double, N>>
solvePair(const ThrowMean<N> &a, const ThrowMean<N> &b)
{
    std::pair<std::array<double, N>, std::array<double, N>> figures;
    for (std::size_t i = 0; i < N; ++i) {
        const double keepA = 1 - a.again[i];
        const double keepB = 1 - b.again[i];
        const double determinant = keepA * keepB - a.passes[i] * b.passes[i];
        figures.first[i] = (a.known[i] * keepB + a.passes[i] * b.known[i]) / determinant;
        figures.second[i] = (b.known[i] * keepA + b.passes[i] * a.known[i]) / determinant;
    }
    return figures;
}

} // namespace doublets
