// SPDX-License-Identifier: MIT
#pragma once

#include "core/record/notes.h"
#include "print/sheets/sheet_elements.h"
#include "text/player_names.h"

namespace doublets {
class Game;
}

namespace doublets::sheets {

/// Returns a sheet with the course of a game: a diagram of the position at the end of each throw,
/// with the events of the throw in words, and the user's notes.
[[nodiscard]] Sheet gameSheet(const Game &game, const PlayerNames &names, const Notes &notes,
                              const SheetOptions &options);

} // namespace doublets::sheets
