// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/event.h"
#include "text/player_names.h"

#include <QString>

namespace doublets {

/// Returns a sentence that explains why `player` could not play a number: "Anne has no man to lay
/// down there." Returns an empty string for UnplayableReason::None. Does not adapt the names of
/// computers; see withComputersInSentences().
[[nodiscard]] QString unplayableReasonText(UnplayableReason reason, const PlayerNames &names,
                                           Side player);

/// Returns a sentence for a reason that applies to both players: "Neither Anne nor Ben has a man to
/// lay down there." Mentions `thrower`, who threw the number, before the opponent unless the
/// opponent is the addressee. Returns an empty string for reasons without such a sentence. Does not
/// adapt the names of computers; see withComputersInSentences().
[[nodiscard]] QString sharedUnplayableReasonText(UnplayableReason reason, const PlayerNames &names,
                                                 Side thrower);

} // namespace doublets
