// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace doublets {

class Match;

/// Returns a sentence about the influence of the dice on a won game: "The dice favoured Anne." If
/// the sentence relies on odds that are estimates, a note on the method follows. Does not adapt the
/// names of computers; see withComputersInSentences().
///
/// Precondition: Match::hasGame(). Returns an empty string if the game has not been won, or while
/// GuessFirst::isCovered() returns true. Also returns an empty string if the cause of the win is
/// unknown (see winCause()), except if neither player had a choice.
[[nodiscard]] QString luckRemark(const Match &match);

} // namespace doublets
