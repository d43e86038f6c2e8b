// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"

#include <optional>
#include <vector>

namespace doublets {

/// A game in which one throw was told wrong, played again with what really fell.
///
/// Each later throw falls again as it did, and each man is played again as it was, where that is
/// still legal. Where it is not, and the rules leave nothing to choose, the men are played as the
/// rules say. The first throw in which players must choose anew ends it, and so does one that was
/// not theirs any more: what came after is taken back.
struct Correction
{
    enum class End : std::uint8_t {
        AllKept,     ///< nothing is taken back
        Choice,      ///< the players choose anew in throw `endsIn`
        OtherPlayer, ///< the throw after `endsIn` was made by the player whose turn it is not now
        Lead,        ///< the throw for the lead is to be made again, or was made once too often
        GameOver,    ///< the game ends with throw `endsIn`
    };

    std::size_t index = 0;             ///< of the throw, in both histories
    std::vector<HistoryEntry> history; ///< what the game is then
    End end = End::AllKept;
    // Throws by their numbers: 1 is the first of all the dice, 0 a throw for the lead.
    int number = 0; ///< the throw that is corrected
    int endsIn = 0; ///< the last one that is kept
    // Of the throws after the one corrected, those for the lead included:
    int asBefore = 0;  ///< the same men are played
    int otherwise = 0; ///< other men are: the rules leave no choice
    int takenBack = 0;
    /// What fell in the throws taken back, as far as it may fall again so.
    std::vector<std::uint8_t> told;
};

/// Nothing where `index` is no throw of that history, or `faces` are not its number of dice, 1 to 6
/// each. A history that breaks off in the midst of a throw may do so again.
[[nodiscard]] std::optional<Correction> correctedGame(const Rules &rules,
                                                      const std::vector<HistoryEntry> &history,
                                                      std::size_t index, const Numbers &faces);

} // namespace doublets
