// SPDX-License-Identifier: MIT
#pragma once

#include <QMetaType>
#include <QtGlobal>

namespace doublets {

/// What is heard at the table.
enum class Sound {
    BoxRattle,   ///< the dice are shaken
    DieOnWood,   ///< a die strikes the board, once for each blow
    ManOnWood,   ///< a man is set down
    ManInTray,   ///< a man borne off comes to rest
    WinFlourish, ///< the game is won
};

/// A sound as it is to be heard.
struct SoundCue
{
    Sound sound{};
    qreal strength = 1; ///< how hard the blow was, 0 to 1
    qreal pan = 0;      ///< where it fell: -1 left, 1 right

    bool operator==(const SoundCue &) const = default;
};

} // namespace doublets
