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

/// Returns a description of the events of `actions` for speech, in order. `actions` must refer to
/// elements of `game.history()`. Writes numbers in figures, because synthesisers mispronounce names
/// in old languages. Omits concealed events (see isConcealed()) and events that the next task
/// implies (see isImpliedByTask()). Introduces plays that claim a number with claimText(). With
/// SpeechLevel::Brief, uses briefEventsText() instead of full sentences. If `omitsFirstUnclaimed`
/// is true, omits the unclaimedNumbersText() of the first action, which has already been spoken.
/// Returns an empty string if there is nothing to say.
[[nodiscard]] QString spokenText(const Game &game, const PlayerNames &names,
                                 std::span<const HistoryEntry> actions, SpeechLevel level,
                                 bool omitsFirstUnclaimed);
/// Returns the numbers that are lost with the action of `entry`, an entry of the history of `game`,
/// because they have not been claimed, for speech. Returns an empty string if there are none.
[[nodiscard]] QString unclaimedNumbersText(const Game &game, const PlayerNames &names,
                                           const HistoryEntry &entry,
                                           SpeechLevel level = SpeechLevel::Usual);
/// Returns a description of the action of `entry`, an entry of the history of `game`, for speech,
/// without the consequences of the action. Writes numbers in figures.
[[nodiscard]] QString spokenActionText(const Game &game, const PlayerNames &names,
                                       const HistoryEntry &entry);
/// Returns the approximate time that a screen reader takes to speak `text`, at the default rate of
/// Orca.
[[nodiscard]] std::chrono::milliseconds speechTime(const QString &text);
/// Returns taskText() for speech, with numbers in figures.
[[nodiscard]] QString spokenTaskText(const Game &game, const PlayerNames &names);

} // namespace doublets
