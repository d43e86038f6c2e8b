// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/race/race_endings.h"
#include "core/odds/race/race_network.h"
#include "core/odds/race/race_plays.h"

#include <vector>

namespace doublets {

/// Finds good plays in the race by the values of a network and of the exact endings. Allocates
/// nothing while it searches. Not thread-safe; the same position always gives the same results.
class RaceSearch
{
public:
    /// Both arguments must outlive this object.
    RaceSearch(const RaceNetwork &network, const RaceEndings &endings)
        : m_endings(endings)
        , m_evaluator(network)
    {
    }

    /// A position after all numbers of a throw, seen by the player who throws next.
    struct AfterThrow
    {
        RaceBoard board;
        RaceValue value;
        bool isOver = false;
    };
    /// The first play of an option, and the value of the option to its player.
    struct Choice
    {
        AfterThrow after;
        std::uint8_t from = 0; ///< 0 if nothing can be played
        std::uint8_t number = 0;
        std::int32_t equity = 0;
    };
    /// Whose throw the numbers are.
    enum class Numbers : std::uint8_t { OwnThrow, Passed };

    /// Returns the value of a position before a throw without looking ahead.
    [[nodiscard]] RaceValue valueOf(const RaceBoard &board);
    /// Returns the value of a position before a throw, looking one throw ahead.
    [[nodiscard]] RaceValue valueAfterNextThrow(const RaceBoard &board);

    /// Returns the best option of `board.player` without looking ahead.
    [[nodiscard]] Choice bestChoice(const RaceBoard &board, const doublets::Numbers &numbers,
                                    Numbers whose = Numbers::OwnThrow)
    {
        return best(m_plays[0], board, numbers, whose);
    }
    /// Returns the best option of `board.player`. Looks one throw further for the `width` options
    /// that are the best without looking ahead, unless they seem much worse than the first.
    [[nodiscard]] Choice bestChoiceAhead(const RaceBoard &board, const doublets::Numbers &numbers,
                                         Numbers whose, std::size_t width);

private:
    [[nodiscard]] Choice best(RacePlays &plays, const RaceBoard &board,
                              const doublets::Numbers &numbers, Numbers whose);
    /// Returns the position after a player has played. `board` is seen by that player, and
    /// `unplayed` are the numbers left over.
    [[nodiscard]] AfterThrow resolve(const RaceBoard &board, const doublets::Numbers &unplayed,
                                     Numbers whose);

    const RaceEndings &m_endings;
    RaceNetwork::Evaluator m_evaluator;
    std::array<RacePlays, 2> m_plays; ///< for this throw and the next
    RacePlays m_passed;               ///< for numbers that pass to the opponent
    std::vector<Choice> m_choices;    ///< of bestChoiceAhead()
};

} // namespace doublets
