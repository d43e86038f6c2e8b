// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/key_numbers.h"
#include "core/odds/odds.h"

#include <vector>

namespace doublets {

/// The odds of a game in which neither player can touch the other's men or numbers, one side at a
/// time (OddsMethod::OneSided). For each way a player's men may stand it knows how many turns they
/// still take, and how likely each number of turns is; of two such courses follows who is first.
///
/// A player who is behind may do better to take a risk. Nobody does so here: each plays for the
/// fewest expected turns, of equal plays for the fewest expected throws.
class OneSidedOdds final : public OddsSource
{
public:
    /// Null where `progress` ended it. Precondition: `oddsMethod(rules)` is OneSided.
    [[nodiscard]] static std::shared_ptr<const OneSidedOdds> solve(const Rules &rules,
                                                                   const Progress &progress = {});

    [[nodiscard]] const Rules &rules() const override { return m_rules; }
    [[nodiscard]] OddsMethod method() const override { return OddsMethod::OneSided; }
    [[nodiscard]] Odds of(const Position &position) const override;
    [[nodiscard]] int bestPlay(const Position &position, const PlayList &plays) const override;

    /// Turns that these men are expected to take beyond the one in which their player now throws.
    [[nodiscard]] double turnsOf(const Men &men) const { return courseOf(men).ahead.turns; }
    /// Ways for the men of one player to stand between throws.
    [[nodiscard]] std::size_t positions() const { return m_courses.size(); }

private:
    friend class OneSidedSolver;

    /// What is expected until the last man is off, once this turn is over.
    struct Ahead
    {
        double turns = 0;
        double throws = 0; ///< those of this turn too

        [[nodiscard]] bool isLessThan(const Ahead &other) const;
    };
    /// How one player's men may go on, from a throw on. Turn 0 is the one of that throw.
    struct Course
    {
        Ahead ahead;
        std::vector<double> ends;   ///< by turn: chance that the last man is borne off in it
        std::vector<double> throws; ///< by turn: throws expected in it
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
    KeyNumbers m_numbers; ///< of the men of one player
    std::vector<Course> m_courses;
};

} // namespace doublets
