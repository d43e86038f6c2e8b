// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/odds.h"

#include <optional>

namespace doublets {

/// The odds of a game under random play by both players, estimated by play-outs: games played from
/// the position to the end with random dice and choices. For games that cannot be solved.
class EstimatedOdds final : public OddsSource
{
public:
    static constexpr int DefaultPlayouts = 4000; ///< 95% margin: at most 1.6 percentage points

    /// `playouts` is the number of play-outs for each position, at least 1.
    explicit EstimatedOdds(const Rules &rules, int playouts = DefaultPlayouts)
        : m_rules(rules)
        , m_playouts(playouts)
    {
    }

    [[nodiscard]] const Rules &rules() const override { return m_rules; }
    [[nodiscard]] OddsMethod method() const override { return OddsMethod::RandomPlay; }
    [[nodiscard]] int playouts() const override { return m_playouts; }
    /// Plays out the position. Equal positions have equal odds, since the position seeds the dice.
    [[nodiscard]] Odds oddsOf(const Position &position) const override;
    /// Returns the same odds as oddsOf(), or nullopt if `progress` cancels the work. Blocks for a
    /// few tenths of a second with DefaultPlayouts. Thread-safe.
    [[nodiscard]] std::optional<Odds> estimate(const Position &position,
                                               const Progress &progress) const;

private:
    Rules m_rules;
    int m_playouts;
};

} // namespace doublets
