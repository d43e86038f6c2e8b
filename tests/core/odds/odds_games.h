// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/referee.h"
#include "core/odds/odds.h"
#include "core/players/player.h"
#include "core/rules/catalogue.h"

#include <algorithm>
#include <array>
#include <functional>
#include <vector>

using namespace Qt::StringLiterals;

namespace doublets::testing {

/// A rule set with one combination of rulings.
struct RuledGame
{
    QString name; ///< for example "cotton" or "cotton surplus=opponent"
    Rules rules;
};

/// Whether tests use fewer men, with far fewer positions, since sanitizers make tests about twenty
/// times slower.
#if defined(__SANITIZE_ADDRESS__) && !defined(DOUBLETS_THOROUGH)
constexpr bool FewerMen = true;
#else
constexpr bool FewerMen = false;
#endif

/// The men on each point of an initial position with few men and piles of every height.
constexpr std::array<std::uint8_t, PointsInTable> FewMenByPoint{1, 2, 1, 2, 3, 1};

/// Returns a game, with few men if FewerMen is true or the men are set up again, which multiplies
/// the positions by ten.
inline RuledGame ruledGame(const QString &name, Rules rules)
{
    if (FewerMen || rules.phases[rules.phaseCount - 1U] == Phase::SetUp) {
        rules.men = FewMenByPoint;
    }
    return {FewerMen ? name + u" with fewer men"_s : name, rules};
}

/// Returns each rule set with exact odds, with its defaults and with each single value of its
/// rulings. Games that differ only in rules without effect on the odds are returned once, since
/// rulings of one source can result in the game of another.
inline std::vector<RuledGame> gamesWithExactOdds()
{
    std::vector<RuledGame> games;
    const auto add = [&games](const QString &name, const Rules &rules) {
        const bool known = std::ranges::any_of(games, [rules](RuledGame game) {
            game.rules.tables = rules.tables;
            game.rules.lead = rules.lead;
            return game.rules == ruledGame({}, rules).rules;
        });
        if (!known) {
            games.push_back(ruledGame(name, rules));
        }
    };
    const auto catalogue = Catalogue::builtIn();
    for (const RuleSet &ruleSet : catalogue.value().all()) {
        if (oddsMethod(ruleSet.defaultRules) != OddsMethod::Exact) {
            continue;
        }
        add(ruleSet.id, ruleSet.defaultRules);
        for (const Ruling &ruling : ruleSet.rulings) {
            for (const QString &value : ruling.valueIds().mid(1)) {
                const QString key = ruleKeyName(ruling.key);
                const Rules rules = ruleSet.rules({{key, value}});
                if (oddsMethod(rules) == OddsMethod::Exact) {
                    add(ruleSet.id + u' ' + key + u'=' + value, rules);
                }
            }
        }
    }
    return games;
}

/// Calls `visit` with every position of random games, before and within throws. Leaves some
/// claimable numbers unclaimed.
inline void forPositions(const Rules &rules, std::uint64_t games,
                         const std::function<void(const Position &)> &visit)
{
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        RandomPlayer player(seed);
        Generator generator(~seed);
        ByteDraw draw;
        Position position = referee::initialPosition(rules);
        position.stage = Stage::ToThrow;
        for (int step = 0; !position.isOver(); ++step) {
            visit(position);
            const PlayList plays = referee::legalPlays(rules, position);
            const bool declines = position.stage == Stage::Claiming && step % 2 == 0;
            if (!plays.empty() && !declines) {
                referee::play(rules, position, plays[player.choose(rules, position, plays)]);
                continue;
            }
            Throw dice;
            for (int i = 0; i < rules.dice; ++i) {
                dice.add(static_cast<std::uint8_t>(
                    1 + draw.below(6, [&generator] { return generator.next(); })));
            }
            referee::throwDice(rules, position, dice);
        }
    }
}

} // namespace doublets::testing
