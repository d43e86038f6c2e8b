// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"

#include "core/game/event.h"
#include "core/rules/rules.h"

#include <QString>

#include <vector>

namespace doublets {

class Game;

/// The line under the board: what happened last and what is to do now.
///
/// Where passed numbers must be claimed it says nothing of numbers that the thrower left: the
/// thrower "n'est pas obligé de vous avertir" (Charpentier).
[[nodiscard]] QString captionText(const Game &game, const PlayerNames &names);

/// What happened last, and nothing of what is to do now.
[[nodiscard]] QString newsText(const Game &game, const PlayerNames &names);
/// What is to do now, and nothing of what happened.
[[nodiscard]] QString taskText(const Game &game, const PlayerNames &names);

/// Whether what happened last says already what is to do now: who has won the first throw.
[[nodiscard]] bool tellsTask(const Game &game);

/// Whether this is told by what is to do now.
[[nodiscard]] bool isToldByTask(const Event &event);

/// Whether nobody may tell of this before the next throw: numbers that pass unannounced, neither
/// what the opponent may claim, nor by its absence what they may not.
[[nodiscard]] bool isKeptSilent(const Rules &rules, const Event &event);

/// What the present caption is about: one event, or several numbers of one fate. None before the
/// first throw.
[[nodiscard]] std::vector<Event> eventsToExplain(const Game &game);

} // namespace doublets
