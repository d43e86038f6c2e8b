// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/race/race_endings.h"
#include "core/odds/race/race_network.h"
#include "core/odds/race/race_plays.h"

#include <vector>

namespace doublets {

/// A search for good plays in the race (rule set `alfonso-race`), which uses a network and the
/// exact endings. The same position always gives the same results. Not thread-safe. Create objects
/// on the heap, since they take more than half a megabyte.
class RaceSearch
{
public:
    /// Both arguments must outlive this object.
    RaceSearch(const RaceNetwork &network, const RaceEndings &endings)
        : m_endings(endings)
        , m_evaluator(network)
    {
    }

    /// A position after a throw has been played, as seen by the player who throws next.
    struct AfterThrow
    {
        RaceBoard board;
        RaceValue value;     ///< value for the player who throws next
        bool isOver = false; ///< whether the game is won or drawn
        /// Whether the player who throws next has already played numbers passed by the other
        /// player.
        bool hasReply = false;
    };
    /// A way to play all playable numbers of a throw (RacePlays::Option): its first play, the
    /// position after the whole throw, and its value to its player.
    struct Choice
    {
        AfterThrow after;
        /// Point of the man, 1 to 24; 0 if nothing can be played. If the numbers are Passed,
        /// bestChoice() then leaves all other members at their defaults.
        std::uint8_t from = 0;
        std::uint8_t number = 0; ///< number played, 1 to 6; meaningless if `from` is 0
        std::int32_t equity = 0; ///< as RaceValue::equity()
    };
    /// The origin of the numbers to play: the player's own throw, or numbers passed by the
    /// opponent.
    enum class NumberOrigin : std::uint8_t { OwnThrow, Passed };

    /// Returns the value of `board` to `board.player`, who throws next. Does not look ahead.
    [[nodiscard]] RaceValue valueOf(const RaceBoard &board);
    /// Returns the value of `board` to `board.player`, who throws next. Looks one throw ahead.
    [[nodiscard]] RaceValue valueAhead(const RaceBoard &board);

    /// Returns the option of `board.player` with the greatest equity, without looking ahead.
    [[nodiscard]] Choice bestChoice(const RaceBoard &board, const Numbers &numbers,
                                    NumberOrigin origin = NumberOrigin::OwnThrow)
    {
        return best(m_plays[0], board, numbers, origin);
    }
    /// Returns the option of `board.player` with the greatest equity. Looks one throw ahead for the
    /// `width` options that are best without looking ahead, except for those much worse than the
    /// best. Precondition: `width` >= 1.
    [[nodiscard]] Choice bestChoiceAhead(const RaceBoard &board, const Numbers &numbers,
                                         NumberOrigin origin, std::size_t width);
    /// Returns the same option as bestChoiceAhead(), but looks ahead even if there is only one
    /// candidate, so that its value is more accurate. Precondition: `width` >= 1.
    [[nodiscard]] Choice evaluatedChoiceAhead(const RaceBoard &board, const Numbers &numbers,
                                              NumberOrigin origin, std::size_t width);

private:
    /// An option of bestChoiceAhead().
    struct Candidate
    {
        RacePlays::Option option;
        AfterThrow after;
    };
    /// The buffers for looking ahead with one player's numbers.
    struct Level
    {
        RacePlays plays;
        std::vector<Candidate> candidates; ///< the best first
    };

    /// A result of computeValueAhead().
    struct ValueAhead
    {
        RaceBoard board; ///< empty, which is never looked up, until a value is stored
        RaceValue value;
    };

    [[nodiscard]] RaceValue computeValueAhead(const RaceBoard &board);
    [[nodiscard]] Choice best(RacePlays &plays, const RaceBoard &board, const Numbers &numbers,
                              NumberOrigin origin);
    /// Returns the result of a turn after which the player has the position `board`, as seen by
    /// that player, and has not played the numbers `unplayed`. If these pass to the opponent, plays
    /// the opponent's best reply, too.
    [[nodiscard]] AfterThrow resolve(const RaceBoard &board, const Numbers &unplayed,
                                     NumberOrigin origin);
    [[nodiscard]] static Choice choiceOf(const Candidate &candidate, NumberOrigin origin);
    /// Finds the best options without looking ahead, the best first.
    Level &findCandidates(const RaceBoard &board, const Numbers &numbers, NumberOrigin origin,
                          std::size_t width);
    /// Returns the best of a level's candidates by looking ahead for all of them.
    [[nodiscard]] const Candidate &bestCandidate(Level &level, NumberOrigin origin,
                                                 std::size_t width);

    const RaceEndings &m_endings;
    RaceNetwork::Evaluator m_evaluator;
    std::array<RacePlays, 2> m_plays; ///< for this throw and the next
    RacePlays m_passed;               ///< for numbers that pass to the opponent
    std::array<Level, 2> m_levels;    ///< for the player's own numbers, and for passed numbers
    /// Recent values, indexed by hash: the same positions are looked up after each play of a throw.
    std::array<ValueAhead, 256> m_recent;
};

} // namespace doublets
