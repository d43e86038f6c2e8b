// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"

#include "core/game/event.h"
#include "core/rules/rules.h"

#include <QString>

#include <vector>

namespace doublets {

class Game;

/// Returns the caption below the board: the latest events and the next task.
///
/// If passed numbers must be claimed, numbers that the thrower left are not mentioned: the thrower
/// "n'est pas obligé de vous avertir" (Charpentier).
[[nodiscard]] QString captionText(const Game &game, const PlayerNames &names);

/// Returns the latest events only.
[[nodiscard]] QString newsText(const Game &game, const PlayerNames &names);
/// Returns the next task only.
[[nodiscard]] QString taskText(const Game &game, const PlayerNames &names);

/// Returns whether the latest event already implies the next task: the result of the opening throw.
[[nodiscard]] bool tellsTask(const Game &game);

/// Returns whether the next task already implies `event`.
[[nodiscard]] bool isImpliedByTask(const Event &event);

/// Returns whether `event` must not be announced before the next throw. If passed numbers must be
/// claimed, this includes numbers that pass, and numbers that do not, which would reveal the others
/// by elimination.
[[nodiscard]] bool isConcealed(const Rules &rules, const Event &event);

/// Returns the subject of the caption after the first `actions` actions: one event, or several
/// numbers with the same fate. Returns an empty list before the first throw.
[[nodiscard]] std::vector<Event> eventsToExplain(const Game &game, std::size_t actions);
/// Returns the subject of the current caption.
[[nodiscard]] std::vector<Event> eventsToExplain(const Game &game);

} // namespace doublets
