// SPDX-License-Identifier: MIT
#pragma once

#include "text/player_names.h"

#include <QString>

#include <span>

namespace doublets {

class Game;
struct HistoryEntry;

/// For those who hear the game: all that these actions of it did, in whole sentences and in order.
/// Numbers are figures, whatever `names` says: a voice would read the names of an old language as
/// words of its own. Where passed numbers must be claimed it is as silent as the caption.
[[nodiscard]] QString spokenText(const Game &game, const PlayerNames &names,
                                 std::span<const HistoryEntry> actions);
/// What is to do now, in the same way.
[[nodiscard]] QString spokenTask(const Game &game, const PlayerNames &names);

} // namespace doublets
