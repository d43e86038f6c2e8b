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
        bool hasReply = false; ///< whether numbers have passed to the opponent, who has played them
    };
    /// The first play of an option, and the value of the option to its player.
    struct Choice
    {
        AfterThrow after;
        std::uint8_t from = 0; ///< 0 if nothing can be played
        std::uint8_t number = 0;
        std::int32_t equity = 0; ///< as in RaceValue
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
    /// Returns the option of `board.player` that is the most likely to win. Looks one throw further
    /// for the `width` options that are the best without looking ahead, unless they seem much worse
    /// than the first.
    [[nodiscard]] Choice bestChoiceAhead(const RaceBoard &board, const doublets::Numbers &numbers,
                                         Numbers whose, std::size_t width);
    /// Returns what bestChoiceAhead() returns. Looks ahead, to know its value, even if there is
    /// only one option.
    [[nodiscard]] Choice valuedChoiceAhead(const RaceBoard &board, const doublets::Numbers &numbers,
                                           Numbers whose, std::size_t width);

private:
    /// An option of bestChoiceAhead().
    struct Candidate
    {
        RacePlays::Option option;
        AfterThrow after;
    };
    /// What is needed to look ahead for one player's numbers.
    struct Level
    {
        RacePlays plays;
        std::vector<Candidate> candidates; ///< the best first
    };

    [[nodiscard]] Choice best(RacePlays &plays, const RaceBoard &board,
                              const doublets::Numbers &numbers, Numbers whose);
    /// Returns the position after a player has played. `board` is seen by that player, and
    /// `unplayed` are the numbers left over.
    [[nodiscard]] AfterThrow resolve(const RaceBoard &board, const doublets::Numbers &unplayed,
                                     Numbers whose);
    [[nodiscard]] static Choice choiceOf(const Candidate &candidate, Numbers whose);
    /// Finds the best options without looking ahead, the best first.
    Level &findCandidates(const RaceBoard &board, const doublets::Numbers &numbers, Numbers whose,
                          std::size_t width);
    /// Returns the best of a level's candidates by looking ahead for all of them.
    [[nodiscard]] const Candidate &bestCandidate(Level &level, Numbers whose, std::size_t width);

    const RaceEndings &m_endings;
    RaceNetwork::Evaluator m_evaluator;
    std::array<RacePlays, 2> m_plays; ///< for this throw and the next
    RacePlays m_passed;               ///< for numbers that pass to the opponent
    std::array<Level, 2> m_levels;    ///< of bestAhead(): own numbers, and numbers that pass
};

} // namespace doublets
