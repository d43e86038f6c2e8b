// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/odds.h"

#include <optional>

namespace doublets {

/// The odds of a position by playing it out at random, many times: for games that cannot
/// be solved. They are those of random play by both, known to within a margin.
class EstimatedOdds final : public OddsSource
{
public:
    static constexpr int UsualPlayOuts = 4000; ///< a margin of 1.6 in a hundred at the most

    /// `playOuts`: 1 or more for each position asked for.
    explicit EstimatedOdds(const Rules &rules, int playOuts = UsualPlayOuts)
        : m_rules(rules)
        , m_playOuts(playOuts)
    {
    }

    [[nodiscard]] const Rules &rules() const override { return m_rules; }
    [[nodiscard]] OddsMethod method() const override { return OddsMethod::Estimated; }
    [[nodiscard]] int playOuts() const override { return m_playOuts; }
    /// The dice of the play-outs follow from the position, so that asking again gives the same.
    [[nodiscard]] Odds of(const Position &position) const override;
    /// The same; nothing where `progress` ended it.
    [[nodiscard]] std::optional<Odds> estimate(const Position &position,
                                               const Progress &progress) const;

private:
    Rules m_rules;
    int m_playOuts;
};

} // namespace doublets
