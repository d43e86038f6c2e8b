// SPDX-License-Identifier: MIT
#pragma once

namespace doublets {

/// What is heard at the table.
enum class Sound {
    BoxRattle,   ///< the dice are shaken
    DieOnWood,   ///< a die strikes the board, once for each blow
    ManOnWood,   ///< a man is set down
    ManInTray,   ///< a man borne off comes to rest
    WinFlourish, ///< the game is won
};

} // namespace doublets
