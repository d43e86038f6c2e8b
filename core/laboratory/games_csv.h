// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"

#include <QByteArray>

#include <cstdint>
#include <vector>

// Export of simulated games as CSV (RFC 4180), one game per row. Rows end with CR LF.

namespace doublets {

/// Returns the row of column names: "game,seed,first_thrower,winner,throws,doublets".
[[nodiscard]] QByteArray gamesCsvHeader();
/// Returns the row of a game without the column "game" and the comma that follows this column.
/// `diceSeed` is the seed of the game's own dice, written by groupedSeed(). The winner is "white",
/// "black" or "none"; opening throws are not counted as throws. Precondition: `history` ends with
/// the end of the game. Thread-safe.
[[nodiscard]] QByteArray gameCsvColumns(std::uint64_t diceSeed,
                                        const std::vector<HistoryEntry> &history);

} // namespace doublets
