// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/race/race_search.h"
#include "core/progress.h"

#include <optional>

namespace doublets {

/// Estimates the value of positions by rolling them out: plays several games from a position for
/// some throws each, with good play by both players, and values the positions reached.
///
/// The luck of each throw, as judged by looking one throw ahead, is taken off the result of a game.
/// What remains varies so little that few games suffice.
class RaceRollout
{
public:
    static constexpr int Throws = 5; ///< in each game, at most
    static constexpr int MinGames = 16;
    static constexpr int MaxGames = 400;

    /// A value to the player who throws next. Shares are 0 to 1.
    struct Result
    {
        double win = 0;
        double loss = 0;
        double throws = 0;
        double margin = 0; ///< half the 95% confidence interval of `win` and `loss`
        int games = 0;     ///< 0 if the value is exact
    };

    /// `search` must outlive this object.
    explicit RaceRollout(RaceSearch &search)
        : m_search(search)
    {
    }

    /// Rolls out a position before a throw until the margin is at most `margin` or MaxGames have
    /// been played. The same position always gives the same result. Returns nullopt if `progress`
    /// cancels the work.
    [[nodiscard]] std::optional<Result> estimate(const RaceBoard &board, double margin,
                                                 const Progress &progress);

private:
    class Dice;

    /// Returns the value of a position that is not over, looking one throw ahead.
    [[nodiscard]] RaceValue playGame(const RaceBoard &board, RaceValue value, Dice &dice);

    RaceSearch &m_search;
};

} // namespace doublets
