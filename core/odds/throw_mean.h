// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/referee.h"
#include "core/odds/throws.h"

#include <array>
#include <utility>

namespace doublets {

/// Some figures of a position after a throw, as one player sees them.
template<std::size_t N> struct Figures
{
    std::array<double, N> known{};
    /// The components that the throw leaves unchanged: each is what it is for the same men once the
    /// throw is over.
    std::array<bool, N> unchanged{};
};

/// The mean of some figures over all throws that a position can meet, as one player sees them:
/// figure = known + passes * (figure once the dice have passed) + again * figure.
/// What changes nothing stands apart, because what it leads to hangs on this very position.
template<std::size_t N> struct ThrowMean
{
    std::array<double, N> known{};
    std::array<double, N> passes{}; ///< chance that nothing changes and the opponent throws next
    std::array<double, N> again{};  ///< chance that nothing changes and the thrower throws again
};

/// The position in which the dice have passed and nothing else has changed.
[[nodiscard]] inline Position withDicePassed(const Position &position)
{
    Position next = position;
    next.thrower = opponentOf(position.thrower);
    next.player = next.thrower;
    return next;
}

/// `worth` gives the Figures of a position after a throw that is not over without a change.
/// Precondition: stage is ToThrow.
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

/// The figures of two positions that follow each other by passing the dice, both as the same player
/// sees them: two linear equations a figure.
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
