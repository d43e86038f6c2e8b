// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/key_index.h"
#include "core/odds/odds.h"

#include <vector>

namespace doublets {

/// The odds of a game in which neither player can affect the other's men or numbers, computed one
/// side at a time (OddsMethod::OneSided). Stores, for each placement of one player's men, the
/// probability distribution of the number of turns still needed. The distributions of both players
/// give the probability of finishing first.
///
/// Each player minimises the expected number of turns and, among plays with the same number of
/// turns, the expected number of throws. Neither player takes risks when behind.
class OneSidedOdds final : public OddsSource
{
public:
    /// Solves the game. Returns null if `progress` cancels the work. Precondition:
    /// oddsMethod(rules) is OneSided.
    [[nodiscard]] static std::shared_ptr<const OneSidedOdds> solve(const Rules &rules,
                                                                   const Progress &progress = {});

    [[nodiscard]] const Rules &rules() const override { return m_rules; }
    [[nodiscard]] OddsMethod method() const override { return OddsMethod::OneSided; }
    [[nodiscard]] Odds oddsOf(const Position &position) const override;
    [[nodiscard]] int bestPlay(const Position &position, const PlayList &plays) const override;

    /// Returns the expected number of turns that `men` need after the turn in which their player
    /// throws next; 0 if all of them are certain to be borne off in that turn. Precondition: `men`
    /// can occur under the rules between throws.
    [[nodiscard]] double expectedTurns(const Men &men) const
    {
        return distributionOf(men).expectation.turns;
    }
    /// Returns the number of solved placements of one player's men before a throw.
    [[nodiscard]] std::size_t positionCount() const { return m_distributions.size(); }

private:
    friend class OneSidedSolver;

    /// Expected values until the last man is off. The current turn is that of the next throw.
    struct Expectation
    {
        double turns = 0;  ///< not including the current turn
        double throws = 0; ///< including those of the current turn

        [[nodiscard]] bool isLessThan(const Expectation &other) const;
    };
    /// The distribution of the number of turns that one player's men need. Turn 0 is the turn of
    /// the next throw.
    struct TurnDistribution
    {
        Expectation expectation;
        /// Probability that the last man is borne off in each turn.
        std::vector<double> finishProbabilities;
        std::vector<double> throws; ///< expected number of throws in each turn
    };

    explicit OneSidedOdds(const Rules &rules)
        : m_rules(rules)
    {
    }

    [[nodiscard]] static std::uint64_t keyOf(const Men &men);
    [[nodiscard]] const TurnDistribution &distributionOf(const Men &men) const
    {
        return m_distributions[m_distributionIndices.find(keyOf(men))];
    }

    Rules m_rules;
    KeyIndex m_distributionIndices; ///< numbers the placements of one player's men
    std::vector<TurnDistribution> m_distributions;
};

} // namespace doublets
