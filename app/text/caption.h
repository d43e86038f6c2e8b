// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"

#include "core/game/event.h"
#include "core/rules/rules.h"

#include <QString>

#include <vector>

namespace doublets {

class Game;

/// Returns the caption below the board: the latest events and, unless lastEventImpliesTask(), the
/// next task. Omits as many of the earlier events as necessary to stay within 15 words; only the
/// task alone may exceed the limit.
///
/// Omits events that are concealed (see isConcealed()) or implied by the task (see
/// isImpliedByTask()).
[[nodiscard]] QString captionText(const Game &game, const PlayerNames &names);

/// Returns only the latest events, with the same limit of 15 words. Returns an empty string if
/// there are none or the last event alone exceeds the limit.
[[nodiscard]] QString latestEventsText(const Game &game, const PlayerNames &names);
/// Returns only the next task. Returns an empty string if the game is over, or after a tie for the
/// lead, whose description includes the task.
[[nodiscard]] QString taskText(const Game &game, const PlayerNames &names);

/// Returns whether the last action has decided the lead, which already implies the next task.
[[nodiscard]] bool lastEventImpliesTask(const Game &game);

/// Returns whether the next task already implies `event`.
[[nodiscard]] bool isImpliedByTask(const Event &event);

/// Returns whether `event` must not be announced, since it would reveal which numbers can be
/// claimed: that a number has passed, or has been lost for a reason other than NotClaimed. Always
/// false unless the rules require claims. According to Charpentier, the thrower is not obliged to
/// warn the other player.
[[nodiscard]] bool isConcealed(const Rules &rules, const Event &event);

/// Returns the events that "Why?" explains after the first `actionCount` actions: one event, or
/// several numbers with the same fate. Returns an empty list if `actionCount` is 0, or if no event
/// of the last of these actions may be announced. Precondition: the history has that many actions.
[[nodiscard]] std::vector<Event> eventsToExplain(const Game &game, std::size_t actionCount);
/// Returns the events that "Why?" explains at the end of the history.
[[nodiscard]] std::vector<Event> eventsToExplain(const Game &game);

} // namespace doublets
