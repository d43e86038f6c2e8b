// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"
#include "core/record/record.h"
#include "core/rules/catalogue.h"

#include <memory>

/// From records to games and back, through the referee.
namespace doublets {

/// Plays a record anew and checks all that it says: that every action is legal, that exactly the
/// numbers written as lost were lost, and that the result is the one reached.
/// Gives the whole history.
[[nodiscard]] Result<std::vector<HistoryEntry>, RecordError> replay(const Record &record,
                                                                    const Catalogue &catalogue);

/// A game that stands where the record ends, with its undone actions ready for redo.
[[nodiscard]] Result<std::unique_ptr<Game>, RecordError> gameFromRecord(const Record &record,
                                                                        const Catalogue &catalogue);

/// What a game would be written down as. The names and kinds of the players are the caller's.
[[nodiscard]] Record recordOf(const Game &game, const RecordedPlayer &white,
                              const RecordedPlayer &black);

/// The same for those who play without a Game: `history` from the first opening pair on.
void recordHistory(Record &record, const std::vector<HistoryEntry> &history);

} // namespace doublets
