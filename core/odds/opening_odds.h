// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/odds.h"
#include "core/odds/odds_method.h"
#include "core/odds/skill.h"
#include "core/progress.h"
#include "core/rules/catalogue.h"

#include <optional>
#include <vector>

/// The odds of the first throw, game by game: what tables of odds are made of.
namespace doublets {

/// A rule set and the rules changed in it.
struct ChosenRules
{
    RuleSet ruleSet;
    Rulings rulings;

    [[nodiscard]] Rules rules() const { return ruleSet.rules(rulings); }
};

/// The odds of the first throw of one game.
struct OddsRow
{
    ChosenRules chosen;
    Odds odds; ///< White has the first throw
    std::optional<Skill> skill;
    OddsMethod method = OddsMethod::Exact;
    std::size_t positions = 0; ///< solved, one side at a time those of one side; 0 where estimated
    int playOuts = 0;          ///< behind the estimate; else 0
    double seconds = 0;        ///< to find the odds, without the skill
};

/// Every rule set under each choice of rulings, the defaults first.
[[nodiscard]] std::vector<ChosenRules> everyGame(const Catalogue &catalogue);
/// One rule set under each choice of rulings.
[[nodiscard]] std::vector<ChosenRules> everyGame(const RuleSet &ruleSet);

/// The odds of these games, in their order; games that are the same are solved once. Nothing where
/// it was cancelled.
[[nodiscard]] std::optional<std::vector<OddsRow>>
findOpeningOdds(const std::vector<ChosenRules> &games, bool withSkill, const Progress &progress);

} // namespace doublets
