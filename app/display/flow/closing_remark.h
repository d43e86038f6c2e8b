// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace doublets {

class Match;

/// Returns true if either player ever had a choice of plays in the match's game.
[[nodiscard]] bool hadChoiceOfPlays(const Match &match);

/// Returns a sentence about a game that has been won: which player the dice favoured, or that
/// neither player had a choice. Returns an empty string while the odds are unknown,
/// and for a game that was drawn or is not over.
[[nodiscard]] QString closingRemark(Match &match);

} // namespace doublets
