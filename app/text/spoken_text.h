// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"
#include "text/speech_level.h"

#include <QString>

#include <chrono>
#include <span>

namespace doublets {

class Game;
struct HistoryEntry;

/// Returns all events of `actions`, in whole sentences and in order, for speech. Numbers are always
/// given in figures, because synthesisers mispronounce names in old languages. Omits concealed
/// events (isConcealed()) and events that the next task implies (isImpliedByTask()). Says of a
/// claimed number that it has been claimed. `actions` is a part of the history of `game`.
[[nodiscard]] QString spokenText(const Game &game, const PlayerNames &names,
                                 std::span<const HistoryEntry> actions,
                                 SpeechLevel level = SpeechLevel::Usual);
/// Returns what a player did by `entry`, without its consequences, for speech.
[[nodiscard]] QString spokenActionText(const Game &game, const PlayerNames &names,
                                       const HistoryEntry &entry);
/// Returns about how long a screen reader speaks `text`, at the default rate of Orca.
[[nodiscard]] std::chrono::milliseconds speechTime(const QString &text);
/// Returns the next task for speech.
[[nodiscard]] QString spokenTask(const Game &game, const PlayerNames &names);

} // namespace doublets
