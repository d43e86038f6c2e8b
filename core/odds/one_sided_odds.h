// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/key_index.h"
#include "core/odds/odds.h"

#include <vector>

namespace doublets {

/// Odds of a game in which neither player can affect the other's men or numbers, computed one side
/// at a time (OddsMethod::OneSided). For each placement of one player's men, the table holds the
/// probability of every number of turns still needed. Two such distributions give the probability
/// of finishing first.
///
/// Each player minimises the expected number of turns and, if it is equal, the expected number of
/// throws. A player who is behind might do better by taking a risk; this is not considered.
class OneSidedOdds final : public OddsSource
{
public:
    /// Solves the game. Returns null if `progress` cancels the work. Precondition:
    /// oddsMethod(rules) is OneSided.
    [[nodiscard]] static std::shared_ptr<const OneSidedOdds> solve(const Rules &rules,
                                                                   const Progress &progress = {});

    [[nodiscard]] const Rules &rules() const override { return m_rules; }
    [[nodiscard]] OddsMethod method() const override { return OddsMethod::OneSided; }
    [[nodiscard]] Odds of(const Position &position) const override;
    [[nodiscard]] int bestPlay(const Position &position, const PlayList &plays) const override;

    /// Returns the expected number of turns that `men` need after the turn in which their player
    /// now throws.
    [[nodiscard]] double turnsOf(const Men &men) const { return courseOf(men).ahead.turns; }
    /// Returns the number of placements of one player's men between throws.
    [[nodiscard]] std::size_t positions() const { return m_courses.size(); }

private:
    friend class OneSidedSolver;

    /// Expected values until the last man is off, after the current turn.
    struct Ahead
    {
        double turns = 0;
        double throws = 0; ///< including those of the current turn

        [[nodiscard]] bool isLessThan(const Ahead &other) const;
    };
    /// The distribution of the turns that one player's men need, counted from the next throw. Turn
    /// 0 is the turn of that throw.
    struct Course
    {
        Ahead ahead;
        std::vector<double> ends;   ///< by turn: probability that the last man is borne off in it
        std::vector<double> throws; ///< by turn: expected number of throws in it
    };

    explicit OneSidedOdds(const Rules &rules)
        : m_rules(rules)
    {
    }

    [[nodiscard]] static std::uint64_t keyOf(const Men &men);
    [[nodiscard]] const Course &courseOf(const Men &men) const
    {
        return m_courses[m_numbers.find(keyOf(men))];
    }

    Rules m_rules;
    KeyIndex m_numbers; ///< numbers the placements of one player's men
    std::vector<Course> m_courses;
};

} // namespace doublets
