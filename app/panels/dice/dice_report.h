// SPDX-License-Identifier: MIT
#pragma once

#include "core/chance/dice_tally.h"
#include "core/rules/rule_set.h"
#include "match/session/session_dice.h"
#include "text/player_names.h"

#include <vector>

namespace doublets {

/// A snapshot of the contents of the dice panel.
struct DiceReport
{
    RuleSet ruleSet; ///< provides the names of the numbers
    PlayerNames names;
    DiceTally tally;                     ///< the counted dice, without undone throws
    std::vector<GameDiceOrigin> origins; ///< of the games counted, without duplicates
    int gameCount = 1;                   ///< number of games counted, including the current game
    bool coversAllGames = false; ///< whether all games since the start of the program are counted
    bool isPastMoment = false; ///< whether the current game is counted only up to an earlier throw
};

} // namespace doublets
