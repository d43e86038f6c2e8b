// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/game/action.h"
#include "core/odds/odds_method.h"
#include "core/progress.h"
#include "core/rules/rules.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace doublets {

/// The odds of a position. All probabilities are 0 to 1.
struct Odds
{
    double white = 0;  ///< probability that White wins
    double black = 0;  ///< probability that Black wins; the remainder is the probability of a draw
    double throws = 0; ///< expected number of throws still to come, without the current one
    /// Half the width of the 95% confidence interval of `white` and `black`; 0 if they are exact.
    double margin = 0;

    bool operator==(const Odds &) const = default;

    [[nodiscard]] double winProbability(Side side) const
    {
        return side == Side::White ? white : black;
    }
    /// Returns the probability of a draw.
    [[nodiscard]] double drawProbability() const { return std::max(0.0, 1 - white - black); }
};

/// Odds that took more time to estimate.
struct RefinedOdds
{
    Odds odds;
    int playouts = 0; ///< number of games behind the estimate; 0 if the odds are exact
};

/// Interface for sources of odds. A source gives the odds of any position under one set of rules.
class OddsSource
{
public:
    virtual ~OddsSource() = default;

    [[nodiscard]] virtual const Rules &rules() const = 0;
    [[nodiscard]] virtual OddsMethod method() const = 0;
    /// Returns the number of play-outs behind oddsOf(), or 0 if there are none.
    [[nodiscard]] virtual int playouts() const { return 0; }
    /// Returns the odds of a position, in any stage that can occur under the rules. Thread-safe.
    /// The same position always gives the same odds. Computed odds take under a microsecond before
    /// a throw and up to a millisecond within one, odds for good play some hundredths of a second,
    /// and odds for random play some tenths of a second.
    [[nodiscard]] virtual Odds oddsOf(const Position &position) const = 0;
    /// Returns the odds of `ends`, the positions after each of the player's choices in `position`.
    /// Except for random play, no choice has better odds than oddsOf(position). Thread-safe.
    [[nodiscard]] virtual std::vector<Odds> oddsAfterChoices(const Position &position,
                                                             std::span<const Position> ends) const;
    /// Returns better odds than oddsOf(), with a margin of at most `margin` if possible. Takes some
    /// tenths of a second for MarginShown. Returns nullopt if there are none, or if `progress`
    /// cancels the work. Thread-safe; the same position always gives the same odds.
    [[nodiscard]] virtual std::optional<RefinedOdds>
    refinedOdds(const Position & /*position*/, double /*margin*/,
                const Progress & /*progress*/) const
    {
        return std::nullopt;
    }
    static constexpr double MarginShown = 0.01;
    /// Returns the index of the play that the odds assume the player makes, or UnknownPlay if the
    /// odds after each play must be compared instead. Precondition: the plays are the legal plays
    /// of the position, and there is at least one.
    [[nodiscard]] virtual int bestPlay(const Position &, const PlayList &) const
    {
        return UnknownPlay;
    }
    static constexpr int UnknownPlay = -1;
};

/// Returns the method for finding the odds under these rules.
[[nodiscard]] OddsMethod oddsMethod(const Rules &rules);
/// Returns whether the odds are computed rather than estimated.
[[nodiscard]] inline bool hasComputedOdds(const Rules &rules)
{
    return !isEstimate(oddsMethod(rules));
}
/// Returns why there is no best player (BestPlayer) under these rules, or nullopt if there is one.
[[nodiscard]] std::optional<Error> bestPlayerError(const Rules &rules);
[[nodiscard]] inline bool hasBestPlayer(const Rules &rules)
{
    return !bestPlayerError(rules);
}

/// Returns the source of odds for a game, which uses the method oddsMethod(rules). Takes up to
/// half a second. Returns null if `progress` cancels the work.
[[nodiscard]] std::shared_ptr<const OddsSource> makeOdds(const Rules &rules,
                                                         const Progress &progress = {});
/// A function with the contract of makeOdds() that may return cached odds. Must be thread-safe.
using OddsFactory =
    std::function<std::shared_ptr<const OddsSource>(const Rules &rules, const Progress &progress)>;

} // namespace doublets
