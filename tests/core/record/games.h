// SPDX-License-Identifier: MIT
#pragma once

#include "core/dice/dice.h"
#include "core/game/game.h"
#include "core/players/player.h"
#include "core/record/replay.h"
#include "core/rules/catalogue.h"

#include <memory>

// Games for the record tests.

namespace doublets::test {

inline const Catalogue &catalogue()
{
    static const auto loaded = Catalogue::builtIn();
    if (!loaded) {
        qFatal("the rule files do not load");
    }
    return loaded.value();
}

/// Returns a game with seeded dice, played at random for at most `actions` actions.
inline std::unique_ptr<Game> randomGame(const RuleSet &ruleSet, const Rulings &rulings,
                                        std::uint64_t seed, int actions)
{
    auto game = std::make_unique<Game>(ruleSet, ruleSet.completedRulings(rulings).value(),
                                       std::make_unique<SeededDice>(seed));
    RandomPlayer player(seed + 1);
    for (int i = 0; i < actions && !game->position().isOver(); ++i) {
        const PlayList plays = game->legalPlays();
        // Leave some numbers unclaimed, so that the games contain forfeits, too.
        const bool forfeits = game->position().stage == Stage::Claiming &&
                              (seed + static_cast<std::uint64_t>(i)) % 2 == 0;
        if (plays.empty() || forfeits) {
            game->throwDice();
        } else {
            game->play(plays[player.choose(game->rules(), game->position(), plays)]);
        }
    }
    return game;
}

} // namespace doublets::test
