// SPDX-License-Identifier: MIT
#pragma once

#include "print/sheets/furniture.h"
#include "text/player_names.h"

namespace doublets {
class Game;
}

namespace doublets::sheets {

/// The course of a game: for each throw a diagram of what was made of it, and the same in words.
[[nodiscard]] Sheet gameSheet(const Game &game, const PlayerNames &names, const Setting &setting);

} // namespace doublets::sheets
