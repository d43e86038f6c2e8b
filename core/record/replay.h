// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"
#include "core/record/record.h"
#include "core/rules/catalogue.h"

#include <memory>

// Conversions between records and games.

namespace doublets {

/// Replays a record and returns its history, without undone actions. Checks that every action of
/// the history is legal, that exactly the recorded numbers were lost, that the result is correct,
/// and that each note belongs to an existing step, with at most one note on each step. Errors:
/// UnknownRuleSet, UnknownRuling, UnknownRulingValue, those of inventedRuleSet() for an invention,
/// IllegalAction, WrongLostNumbers, WrongResult, NoSuchStep, DuplicateEntry.
[[nodiscard]] Result<std::vector<HistoryEntry>, RecordError> replay(const Record &record,
                                                                    const Catalogue &catalogue);

/// Creates the game of a record, in its last recorded position and with its undone actions ready
/// for redo. The game is never null. Errors: those of replay(), IllegalAction in undone actions,
/// Inconsistent (the future faces do not begin with those of the undone throws), InvalidSeed. Does
/// not compare the dice with the seed; see checkSeededDice().
[[nodiscard]] Result<std::unique_ptr<Game>, RecordError> gameFromRecord(const Record &record,
                                                                        const Catalogue &catalogue);

/// Returns the record of a game, including its undone actions and future faces. Leaves
/// `matchGames`, `matchWins`, `notes`, `id` and `hasSeatChanges` at their defaults.
[[nodiscard]] Record recordOf(const Game &game, const RecordedPlayer &white,
                              const RecordedPlayer &black);

/// Sets the opening, throws and result of `record` from `history`, which must be empty or begin
/// with the first opening throw.
void setRecordHistory(Record &record, const std::vector<HistoryEntry> &history);

} // namespace doublets
