// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/odds.h"
#include "core/odds/odds_method.h"
#include "core/odds/skill.h"
#include "core/progress.h"
#include "core/rules/catalogue.h"

#include <optional>
#include <vector>

// The odds at the first throw of a game, for tables that compare games.

namespace doublets {

/// A rule set with the rulings in force.
struct RuleSetWithRulings
{
    RuleSet ruleSet;
    Rulings rulings;

    [[nodiscard]] Rules rules() const { return ruleSet.rules(rulings); }
};

/// The odds at the first throw of one game.
struct OddsRow
{
    RuleSetWithRulings game;
    Odds odds;                  ///< odds if White has the first throw
    std::optional<Skill> skill; ///< nullopt unless requested and `method` is Exact
    OddsMethod method = OddsMethod::Exact;
    /// Number of solved positions (OneSided: placements of one side); 0 for an estimate.
    std::size_t positions = 0;
    int playouts = 0;   ///< number of games on which the estimate is based; 0 if computed
    double seconds = 0; ///< time taken to find the odds, without the skill
};

/// Returns every rule set with each combination of its rulings, the defaults first.
[[nodiscard]] std::vector<RuleSetWithRulings> allGames(const Catalogue &catalogue);
/// Returns one rule set with each combination of its rulings, the defaults first.
[[nodiscard]] std::vector<RuleSetWithRulings> allGames(const RuleSet &ruleSet);

/// Returns the odds of `games`, in order, each found by the oddsMethod() of its rules. Games whose
/// rules differ at most in the lead are solved once. `withSkill` requests OddsRow::skill. Blocks
/// until all games have been solved. Returns nullopt if `progress` cancels the work.
[[nodiscard]] std::optional<std::vector<OddsRow>>
computeOpeningOdds(const std::vector<RuleSetWithRulings> &games, bool withSkill,
                   const Progress &progress);
/// Returns the odds of `games` for random play by both players (OddsMethod::RandomPlay), in order.
/// Blocks until all games have been played out. Returns nullopt if `progress` cancels the work.
[[nodiscard]] std::optional<std::vector<OddsRow>>
computeRandomPlayOpeningOdds(const std::vector<RuleSetWithRulings> &games,
                             const Progress &progress);

} // namespace doublets
