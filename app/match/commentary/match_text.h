// SPDX-License-Identifier: MIT
#pragma once

#include "match/session/match_standing.h"
#include "text/player_names.h"

#include <QString>

namespace doublets {

/// Returns a sentence about the standing of a match: "Anne leads 2–1 in a best-of-five match."
/// Precondition: `standing.length` is not SingleGame. Does not adapt the names of computers; see
/// withComputersInSentences().
[[nodiscard]] QString matchStandingText(const MatchStanding &standing, const PlayerNames &names);
/// Returns the result of a match without a full stop: "Anne wins the match 3–1". Precondition: the
/// match is decided. Does not adapt the names of computers; see withComputersInSentences().
[[nodiscard]] QString matchResultText(const MatchStanding &standing, const PlayerNames &names);

} // namespace doublets
