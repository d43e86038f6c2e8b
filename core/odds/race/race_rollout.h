// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/race/race_search.h"
#include "core/progress.h"

#include <optional>

namespace doublets {

/// An estimator of the values of positions by roll-outs: plays several games of a few throws from a
/// position, with good play by both players, and evaluates the positions reached.
///
/// Reduces the variance by subtracting the luck of each throw, as judged by looking one throw
/// ahead, from the result of the game, so that few games suffice.
class RaceRollout
{
public:
    static constexpr int Throws = 5;    ///< maximum number of throws in a game
    static constexpr int MinGames = 16; ///< played even if the margin is reached sooner
    static constexpr int MaxGames = 400;

    /// The estimated outcome for the player who throws next.
    struct Result
    {
        double win = 0;    ///< probability of winning, 0 to 1
        double loss = 0;   ///< probability of losing, 0 to 1; the remainder is that of a draw
        double throws = 0; ///< expected number of throws still to come
        double margin = 0; ///< half the width of the 95% confidence interval of `win` and `loss`
        int games = 0;     ///< 0 if the value is exact
    };

    /// `search` must outlive this object.
    explicit RaceRollout(RaceSearch &search)
        : m_search(search)
    {
    }

    /// Rolls out a position before a throw until the margin is at most `margin` or MaxGames have
    /// been played. Returns the exact value if the position is one of the RaceEndings. The same
    /// position always gives the same result. Returns nullopt if `progress` cancels the work;
    /// `progress` may be empty.
    [[nodiscard]] std::optional<Result> estimate(const RaceBoard &board, double margin,
                                                 const Progress &progress);

private:
    class Dice;

    /// Plays one game from `board`, whose value with one throw's look-ahead is `value`. Returns the
    /// value estimated by the game.
    [[nodiscard]] RaceValue playGame(const RaceBoard &board, RaceValue value, Dice &dice);

    RaceSearch &m_search;
};

} // namespace doublets
