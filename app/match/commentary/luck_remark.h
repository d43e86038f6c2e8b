// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

class Match;

/// Returns a sentence about the part that the dice played in a game that has been won: "The dice
/// favoured Anne." Returns an empty string if the game was drawn or is not over, and while the odds
/// are unknown or covered by Guess first.
[[nodiscard]] QString luckRemark(const Match &match);

} // namespace doublets
