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
/// next task. Omits as many of the earlier events as necessary to stay within 15 words. If no event
/// fits, returns the task alone, even if it exceeds the limit.
///
/// Omits events that are concealed (see isConcealed()) or implied by the task (see
/// isImpliedByTask()).
[[nodiscard]] QString captionText(const Game &game, const PlayerNames &names);

/// Returns only the latest events, with the same omissions. Returns an empty string if there is no
/// event to describe, or the last event alone exceeds the limit of 15 words.
[[nodiscard]] QString latestEventsText(const Game &game, const PlayerNames &names);
/// Returns only the next task, such as "Now Anne throws." Returns an empty string if the game is
/// over, or after a tie for the lead, whose description includes the task.
[[nodiscard]] QString taskText(const Game &game, const PlayerNames &names);

/// Returns whether the last action was the opening throw that decided the lead. Its description
/// names the next player, and thus implies the next task.
[[nodiscard]] bool lastEventImpliesTask(const Game &game);

/// Returns whether `event` is a TurnPassed or an AnotherThrowGranted, which the next task always
/// implies.
[[nodiscard]] bool isImpliedByTask(const Event &event);

/// Returns whether `event` must not be announced, because it would reveal which numbers can be
/// claimed. Under rules that require claims, this is the case for each NumberPassed, and for each
/// NumberLost that is not NumberLost::isUnclaimed(). According to Charpentier, the thrower is not
/// obliged to warn the other player.
[[nodiscard]] bool isConcealed(const Rules &rules, const Event &event);

/// Returns the events that the command "Why?" explains after the first `actionCount` actions of the
/// game. Considers only the events of the last of these actions, except concealed ones (see
/// isConcealed()). Chooses the event with the highest explanationPriority(), the latest if there
/// are several, and adds the events of other numbers with the same fate (see eventsWithSameFate()).
/// Returns an empty list if `actionCount` is 0, or if all events of the action are concealed.
/// Precondition: `actionCount` is at most the length of the history.
[[nodiscard]] std::vector<Event> eventsToExplain(const Game &game, std::size_t actionCount);
/// Returns the events that the command "Why?" explains after the last action of the game.
[[nodiscard]] std::vector<Event> eventsToExplain(const Game &game);

} // namespace doublets
