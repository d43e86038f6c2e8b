// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

class Match;

/// Returns a sentence about the part that the dice played in a game that has been won: "The dice
/// favoured Anne." For estimated odds, a note on the method follows. Returns an empty string if the
/// game was drawn or is not over, and while Guess first covers the odds. Unless neither player had
/// a choice, also returns an empty string if winCause() is nullopt, as while the odds are unknown.
[[nodiscard]] QString luckRemark(const Match &match);

} // namespace doublets
