// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/event.h"
#include "text/player_names.h"

#include <QString>

namespace doublets {

class RuleSet;

/// The sentences of eventText() and playsText() that address a player as "you". See
/// PlayerNames::addressee.

/// Returns the text of `event`, or an empty string if the event does not concern the player who is
/// addressed.
[[nodiscard]] QString ownEventText(const RuleSet &ruleSet, const PlayerNames &names,
                                   const Event &event);

/// Returns the text of `count` men that the player who is addressed has played. Returns an empty
/// string for moves.
[[nodiscard]] QString ownPlaysText(PlayKind kind, int count);
/// Returns the same text with the points, "1, 1, 2", one for each man.
[[nodiscard]] QString ownPlaysText(PlayKind kind, int count, const QString &points);
/// Returns the same text for men on the same point.
[[nodiscard]] QString ownPlaysOnPointText(PlayKind kind, int count, const QString &point);
/// Returns the same text for one man on each of the points, "6 and 1".
[[nodiscard]] QString ownPlaysOnPointsText(PlayKind kind, const QString &points);

} // namespace doublets
