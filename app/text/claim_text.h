// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/action.h"
#include "text/player_names.h"

#include <QString>

#include <optional>
#include <vector>

namespace doublets {

class Game;

/// Returns the reason why `side` cannot claim the number that would play its man on `point`: "Anne
/// used the 2. It cannot be claimed.", "Anne’s throw has no 5 to claim." Reveals nothing about
/// other numbers that can still be claimed. Precondition: no man on `point` can be played.
///
/// If `side` is the thrower, says who can claim the unused numbers: "Only Ben can claim unused
/// numbers.", or returns an empty string if there are none. For either player, returns an empty
/// string unless the rules require claims and the game is between two throws.
[[nodiscard]] QString wrongClaimText(const Game &game, const PlayerNames &names, Side side,
                                     int point);

/// Returns the announcement of `play`, which claims a number: "Ben claims the 2."
[[nodiscard]] QString claimText(const Game &game, const PlayerNames &names, const Play &play);

/// The numbers of the last throw that neither player has used.
struct UnusedNumbers
{
    Side thrower = Side::White;
    std::vector<int> numbers; ///< in descending order; never empty

    /// Returns the player who may claim the numbers.
    [[nodiscard]] Side claimant() const { return opponentOf(thrower); }
};

/// Returns the numbers of the last throw that the thrower has not used and the other player has not
/// claimed. Includes numbers that cannot be claimed, so as not to reveal which can be. Returns
/// nullopt if all numbers have been used, the rules do not require claims, or the game is not
/// between two throws.
[[nodiscard]] std::optional<UnusedNumbers> findUnusedNumbers(const Game &game);

/// Returns instructions for claiming unused numbers and for giving them up. `isBrief` specifies
/// whether to return the short form, for players who know the instructions.
[[nodiscard]] QString claimKeysText(bool isBrief);

/// Returns the announcement of unused numbers: "Anne leaves 6 and 2 unused."
[[nodiscard]] QString unusedNumbersText(const Game &game, const PlayerNames &names,
                                        const UnusedNumbers &unused);

} // namespace doublets
