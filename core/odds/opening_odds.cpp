// SPDX-License-Identifier: MIT
#include "core/odds/opening_odds.h"

#include "core/game/referee.h"
#include "core/odds/estimated_odds.h"
#include "core/odds/exact_odds.h"
#include "core/odds/one_sided_odds.h"

#include <chrono>

namespace doublets {

namespace {

constexpr double Margin = 0.003; ///< of odds under good play
constexpr int PlayOuts = 40'000; ///< of random play: a margin of half a percentage point

/// Returns the position at the first throw, which White has.
Position firstThrow(const Rules &rules)
{
    Position position = referee::initialPosition(rules);
    position.stage = Stage::ToThrow;
    return position;
}

double secondsSince(std::chrono::steady_clock::time_point began)
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
}

bool solveExactly(OddsRow &row, bool withSkill, const Progress &progress)
{
    constexpr double ShareOfOdds = 0.4; ///< share of the time; the rest is for the skill
    const Rules rules = row.game.rules();
    const auto began = std::chrono::steady_clock::now();
    const auto odds =
        ExactOdds::solve(rules, partialProgress(progress, 0, withSkill ? ShareOfOdds : 1));
    if (!odds) {
        return false;
    }
    row.seconds = secondsSince(began);
    row.positions = odds->positionCount();
    row.odds = odds->oddsOf(firstThrow(rules));
    if (withSkill) {
        row.skill = skillOf(*odds, partialProgress(progress, ShareOfOdds, 1));
    }
    return !withSkill || row.skill;
}

bool solveOneSided(OddsRow &row, const Progress &progress)
{
    const Rules rules = row.game.rules();
    const auto began = std::chrono::steady_clock::now();
    const auto odds = OneSidedOdds::solve(rules, progress);
    if (!odds) {
        return false;
    }
    row.seconds = secondsSince(began);
    row.positions = odds->positionCount();
    row.odds = odds->oddsOf(firstThrow(rules));
    return true;
}

bool estimateGoodPlay(OddsRow &row, const Progress &progress)
{
    constexpr double ShareOfPreparation = 0.2;
    const Rules rules = row.game.rules();
    const auto began = std::chrono::steady_clock::now();
    const auto odds = makeOdds(rules, partialProgress(progress, 0, ShareOfPreparation));
    const auto found = odds ? odds->refinedOdds(firstThrow(rules), Margin,
                                                partialProgress(progress, ShareOfPreparation, 1))
                            : std::nullopt;
    if (!found) {
        return false;
    }
    row.odds = found->odds;
    row.playouts = found->playouts;
    row.seconds = secondsSince(began);
    return true;
}

bool estimateRandomPlay(OddsRow &row, const Progress &progress)
{
    const auto began = std::chrono::steady_clock::now();
    const EstimatedOdds odds(row.game.rules(), PlayOuts);
    const auto estimated = odds.estimate(firstThrow(row.game.rules()), progress);
    row.odds = estimated.value_or(Odds());
    row.playouts = odds.playouts();
    row.seconds = secondsSince(began);
    return estimated.has_value();
}

bool computeRow(OddsRow &row, bool withSkill, const Progress &progress)
{
    row.method = oddsMethod(row.game.rules());
    switch (row.method) {
    case OddsMethod::Exact:
        return solveExactly(row, withSkill, progress);
    case OddsMethod::OneSided:
        return solveOneSided(row, progress);
    case OddsMethod::GoodPlay:
        return estimateGoodPlay(row, progress);
    case OddsMethod::RandomPlay:
        break;
    }
    return estimateRandomPlay(row, progress);
}

/// Returns the row with the same odds, or null. Rulings of one source can make another source's
/// game, and which number leads does not matter once a player leads.
const OddsRow *sameGame(const std::vector<OddsRow> &rows, Rules rules)
{
    for (const OddsRow &row : rows) {
        const Rules other = row.game.rules();
        rules.lead = other.lead;
        if (other == rules) {
            return &row;
        }
    }
    return nullptr;
}

} // namespace

std::vector<RuleSetWithRulings> allGames(const RuleSet &ruleSet)
{
    std::vector<RuleSetWithRulings> games;
    for (const Rulings &rulings : ruleSet.allRulingCombinations()) {
        games.push_back({ruleSet, rulings});
    }
    return games;
}

std::vector<RuleSetWithRulings> allGames(const Catalogue &catalogue)
{
    std::vector<RuleSetWithRulings> games;
    for (const RuleSet &ruleSet : catalogue.all()) {
        for (RuleSetWithRulings &game : allGames(ruleSet)) {
            games.push_back(std::move(game));
        }
    }
    return games;
}

std::optional<std::vector<OddsRow>> computeOpeningOdds(const std::vector<RuleSetWithRulings> &games,
                                                       bool withSkill, const Progress &progress)
{
    std::vector<OddsRow> rows;
    const auto count = static_cast<double>(games.size());
    for (const RuleSetWithRulings &game : games) {
        const auto done = static_cast<double>(rows.size());
        OddsRow row;
        if (const OddsRow *same = sameGame(rows, game.rules())) {
            row = *same;
            row.game = game;
        } else {
            row.game = game;
            if (!computeRow(row, withSkill,
                            partialProgress(progress, done / count, (done + 1) / count))) {
                return std::nullopt;
            }
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

std::optional<std::vector<OddsRow>>
computeRandomPlayOpeningOdds(const std::vector<RuleSetWithRulings> &games, const Progress &progress)
{
    std::vector<OddsRow> rows;
    const auto count = static_cast<double>(games.size());
    for (const RuleSetWithRulings &game : games) {
        const auto done = static_cast<double>(rows.size());
        OddsRow row;
        row.game = game;
        row.method = OddsMethod::RandomPlay;
        if (!estimateRandomPlay(row, partialProgress(progress, done / count, (done + 1) / count))) {
            return std::nullopt;
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace doublets
