// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

class Match;

/// Returns a sentence about the part that the dice played in a game that has been won: "The dice
/// favoured Anne." Returns an empty string while the odds are unknown or covered by Guess first,
/// and for a game that was drawn or is not over.
[[nodiscard]] QString luckRemark(const Match &match);

} // namespace doublets
