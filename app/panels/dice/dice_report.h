// SPDX-License-Identifier: MIT
#pragma once

#include "core/chance/dice_tally.h"
#include "core/rules/rule_set.h"
#include "match/session/sitting_dice.h"
#include "text/player_names.h"

#include <vector>

namespace doublets {

/// All that the dice panel shows, at one moment.
struct DiceReport
{
    RuleSet ruleSet; ///< whose names the numbers have
    PlayerNames names;
    DiceTally tally;
    std::vector<DiceOrigins> origins; ///< each once
    int games = 1;                    ///< counted together
    bool wholeSitting = false;        ///< all games of the sitting were asked for
    bool past = false;                ///< of the game on the board, up to a throw gone by
};

} // namespace doublets
