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
    /// Returns the expected score of `side`, 0 to 1: a win scores 1 and a draw ½. Both scores add
    /// up to 1. Unless the game can be drawn, this is the probability of winning.
    [[nodiscard]] double score(Side side) const
    {
        const double lead = (white - black) / 2;
        return side == Side::White ? 0.5 + lead : 0.5 - lead;
    }
};

/// Odds that are more accurate than those of OddsSource::oddsOf(), but take longer to find.
struct RefinedOdds
{
    Odds odds;
    int playouts = 0; ///< number of games on which the estimate is based; 0 if the odds are exact
};

/// The interface of sources of odds. A source gives the odds of any position under one set of
/// rules.
class OddsSource
{
public:
    virtual ~OddsSource() = default;

    [[nodiscard]] virtual const Rules &rules() const = 0;
    [[nodiscard]] virtual OddsMethod method() const = 0;
    /// Returns the number of play-outs on which oddsOf() is based, or 0 if it uses none.
    [[nodiscard]] virtual int playouts() const { return 0; }
    /// Returns the odds of a position, in any stage that can occur under the rules. Thread-safe.
    /// The same position always gives the same odds. Takes less than a microsecond before a throw
    /// and up to a millisecond within one for computed odds, a few hundredths of a second for
    /// GoodPlay, and a few tenths of a second for RandomPlay.
    [[nodiscard]] virtual Odds oddsOf(const Position &position) const = 0;
    /// Returns the odds of `ends`, the positions after each of the player's choices in `position`,
    /// in order. With the methods Exact and GoodPlay, no choice gives the player a higher score
    /// than oddsOf(position). Thread-safe.
    [[nodiscard]] virtual std::vector<Odds> oddsAfterChoices(const Position &position,
                                                             std::span<const Position> ends) const;
    /// Returns more accurate odds than oddsOf(), with an Odds::margin of at most `margin` if
    /// possible. Returns nullopt if this source has no more accurate odds, or if `progress` cancels
    /// the work. Takes a few tenths of a second for MarginShown. Thread-safe. The same position
    /// always gives the same odds.
    [[nodiscard]] virtual std::optional<RefinedOdds>
    refinedOdds(const Position & /*position*/, double /*margin*/,
                const Progress & /*progress*/) const
    {
        return std::nullopt;
    }
    static constexpr double MarginShown = 0.01; ///< margin of refined odds shown to the user
    /// Returns the index of the best play, which is the play that the odds assume, or UnknownPlay
    /// if the caller must compare the odds after each play instead. Precondition: the plays are the
    /// legal plays of the position, and there is at least one. Thread-safe.
    [[nodiscard]] virtual int bestPlay(const Position &, const PlayList &) const
    {
        return UnknownPlay;
    }
    static constexpr int UnknownPlay = -1; ///< see bestPlay()
};

/// Returns the method by which makeOdds() finds odds under these rules.
[[nodiscard]] OddsMethod oddsMethod(const Rules &rules);
/// Returns whether the odds are computed rather than estimated.
[[nodiscard]] inline bool hasComputedOdds(const Rules &rules)
{
    return !isEstimate(oddsMethod(rules));
}
/// Returns why there is no best player (BestPlayer) under these rules, or nullopt if there is one.
/// Errors, without Error::place: ImpossibleValue, WeightsUnusable.
[[nodiscard]] std::optional<Error> bestPlayerError(const Rules &rules);
/// Returns whether there is a best player under these rules.
[[nodiscard]] inline bool hasBestPlayer(const Rules &rules)
{
    return !bestPlayerError(rules);
}

/// Creates the source of odds for a game, using the method oddsMethod(rules). Blocks for up to half
/// a second. Returns null if `progress` cancels the work.
[[nodiscard]] std::shared_ptr<const OddsSource> makeOdds(const Rules &rules,
                                                         const Progress &progress = {});
/// A function with the contract of makeOdds() that may return cached odds. Must be thread-safe.
using OddsFactory =
    std::function<std::shared_ptr<const OddsSource>(const Rules &rules, const Progress &progress)>;

} // namespace doublets
