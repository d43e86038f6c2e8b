// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/referee.h"
#include "core/odds/throws.h"

#include <array>
#include <utility>

namespace doublets {

/// N figures of a position after a throw, such as a probability of winning, as seen by one player.
template<std::size_t N> struct ThrowValues
{
    std::array<double, N> known{}; ///< the figures, except for those that are unchanged
    /// Whether each figure equals that of the position before the throw or, if the opponent throws
    /// next, of the same position with the opponent to throw. `known[i]` must then be 0.
    std::array<bool, N> unchanged{};
};

/// The mean of ThrowValues over all throws in a position, as seen by one player: figure = known +
/// passingChance * (figure with the opponent to throw) + repeatChance * figure. Throws that change
/// nothing are kept separate, since their figures depend on the position itself.
template<std::size_t N> struct ThrowMean
{
    std::array<double, N> known{};         ///< contribution of the throws that change the figure
    std::array<double, N> passingChance{}; ///< chance of no change, the opponent throwing next
    std::array<double, N> repeatChance{};  ///< chance of no change, the thrower throwing again
};

/// Returns the position with the opponent of the thrower to throw and nothing else changed.
[[nodiscard]] inline Position positionWithOpponentToThrow(const Position &position)
{
    Position next = position;
    next.thrower = opponentOf(position.thrower);
    next.player = next.thrower;
    return next;
}

/// Returns the mean over `throws`. `evaluate` returns the ThrowValues of a position after a throw,
/// and is not called for throws that change nothing. Precondition: the stage is ToThrow.
template<std::size_t N, typename Evaluate>
[[nodiscard]] ThrowMean<N> throwMean(const Rules &rules, const Position &position,
                                     const ThrowList &throws, Evaluate &&evaluate)
{
    ThrowMean<N> mean;
    for (const WeightedThrow &each : throws) {
        Position next = position;
        if (!referee::playForcedThrow(rules, next, each.dice)) {
            referee::throwDice(rules, next, each.dice);
        }
        ThrowValues<N> figures;
        if (next.stage == Stage::ToThrow && next.men == position.men) {
            figures.unchanged.fill(true);
        } else {
            figures = evaluate(next);
        }
        const bool again = referee::nextThrower(rules, next) == position.thrower;
        for (std::size_t i = 0; i < N; ++i) {
            mean.known[i] += each.chance * figures.known[i];
            (again ? mean.repeatChance : mean.passingChance)[i] +=
                figures.unchanged[i] ? each.chance : 0;
        }
    }
    return mean;
}

/// Returns the figures of a position and of the same position with the opponent to throw, both as
/// seen by the same player, by solving two linear equations for each figure. `a` is the mean for
/// the position and `b` for the position with the opponent to throw.
template<std::size_t N>
[[nodiscard]] std::pair<std::array<double, N>, std::array<double, N>>
solvePair(const ThrowMean<N> &a, const ThrowMean<N> &b)
{
    std::pair<std::array<double, N>, std::array<double, N>> figures;
    for (std::size_t i = 0; i < N; ++i) {
        const double keepA = 1 - a.repeatChance[i];
        const double keepB = 1 - b.repeatChance[i];
        const double determinant = keepA * keepB - a.passingChance[i] * b.passingChance[i];
        figures.first[i] = (a.known[i] * keepB + a.passingChance[i] * b.known[i]) / determinant;
        figures.second[i] = (b.known[i] * keepA + b.passingChance[i] * a.known[i]) / determinant;
    }
    return figures;
}

} // namespace doublets
