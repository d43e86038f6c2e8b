// SPDX-License-Identifier: MIT
#pragma once

#include "print/sheets/sheet_elements.h"
#include "text/player_names.h"

namespace doublets {
class Game;
}

namespace doublets::sheets {

/// Returns the record of a game: a diagram of the position after each throw, with the moves in
/// words.
[[nodiscard]] Sheet gameSheet(const Game &game, const PlayerNames &names,
                              const SheetOptions &options);

} // namespace doublets::sheets
