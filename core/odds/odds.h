// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "core/odds/odds_method.h"
#include "core/progress.h"
#include "core/rules/rules.h"

#include <functional>
#include <memory>

namespace doublets {

/// What is to be expected of a position: probabilities, 0 to 1.
struct Odds
{
    double white = 0;  ///< that White wins
    double black = 0;  ///< that Black wins; what the two leave of 1 is a draw
    double throws = 0; ///< expected throws of the dice still to come; one being played is past
    /// Half the width of the 95 % confidence interval of `white` and `black`; 0 where they are
    /// exact.
    double margin = 0;

    bool operator==(const Odds &) const = default;

    [[nodiscard]] double of(Side side) const { return side == Side::White ? white : black; }
};

/// Knows the odds of every position of one rule set under one set of rulings.
class OddsSource
{
public:
    virtual ~OddsSource() = default;

    [[nodiscard]] virtual const Rules &rules() const = 0;
    [[nodiscard]] virtual OddsMethod method() const = 0;
    /// Play-outs behind each estimate; 0 where the odds are computed.
    [[nodiscard]] virtual int playOuts() const { return 0; }
    /// The odds of a position in any stage that can come about under these rules. Safe to call from
    /// any thread. The same position always gives the same odds. Computed: under a microsecond
    /// where a throw is to come, up to a millisecond amid one. Estimated: some tenths of a second.
    [[nodiscard]] virtual Odds of(const Position &position) const = 0;
    /// The index of the play by which the one goes on for whom these odds hold, where that need not
    /// be found by comparing the odds of what each leads to; else NotKnown.
    [[nodiscard]] virtual int bestPlay(const Position &, const PlayList &) const
    {
        return NotKnown;
    }
    static constexpr int NotKnown = -1;
};

[[nodiscard]] OddsMethod oddsMethod(const Rules &rules);
/// Whether the odds are computed, so that a computer knows what to play.
[[nodiscard]] inline bool isSolved(const Rules &rules)
{
    return oddsMethod(rules) != OddsMethod::Estimated;
}

/// The odds of a game, solved or estimated as its procedure says. Null where `progress` ended the
/// work. Takes up to half a second.
[[nodiscard]] std::shared_ptr<const OddsSource> makeOdds(const Rules &rules,
                                                         const Progress &progress = {});
/// Does as makeOdds, or knows some already. Called in any thread.
using OddsMaker =
    std::function<std::shared_ptr<const OddsSource>(const Rules &rules, const Progress &progress)>;

} // namespace doublets
