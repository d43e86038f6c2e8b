// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/event.h"

#include <QString>

namespace doublets {

/// Returns a sentence that explains why a player could not play a number: "Anne has no man to lay
/// down there." `player` is the name of that player, `opponent` that of the other player. Returns
/// an empty string for UnplayableReason::None. Does not adapt the names of computers; see
/// withComputersInSentences().
[[nodiscard]] QString unplayableReasonText(UnplayableReason reason, const QString &player,
                                           const QString &opponent);

/// Returns a sentence for a reason that applies to both players: "Neither Anne nor Ben has a man to
/// lay down there." Returns an empty string for reasons without such a sentence. Does not adapt the
/// names of computers; see withComputersInSentences().
[[nodiscard]] QString sharedUnplayableReasonText(UnplayableReason reason, const QString &player,
                                                 const QString &opponent);

/// Returns the text of unplayableReasonText() that addresses `player` as "you".
[[nodiscard]] QString ownUnplayableReasonText(UnplayableReason reason, const QString &opponent);

/// Returns the text of unplayableReasonText() that addresses the opponent of `player` as "you".
[[nodiscard]] QString opponentsUnplayableReasonText(UnplayableReason reason, const QString &player);

/// Returns the text of sharedUnplayableReasonText() that addresses one player as "you". `opponent`
/// is the other.
[[nodiscard]] QString ownSharedUnplayableReasonText(UnplayableReason reason,
                                                    const QString &opponent);

} // namespace doublets
