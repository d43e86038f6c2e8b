// SPDX-License-Identifier: MIT
#pragma once

#include <QMetaType>
#include <QtGlobal>

namespace doublets {

/// The sounds of men, dice and boxes, and of a win.
enum class Sound {
    BoxRattle,   ///< the dice are shaken in their box
    DieOnWood,   ///< a die hits the board; once per impact
    ManOnWood,   ///< a man is set down on the board
    ManInTray,   ///< a man that was borne off or hit comes to rest in the tray
    WinFlourish, ///< the game has been won
};

/// A sound to play, with its strength and position.
struct SoundCue
{
    Sound sound{};
    qreal strength = 1; ///< relative volume, 0 to 1; for an impact, its strength
    qreal pan = 0;      ///< position, from −1 (left) to 1 (right)

    bool operator==(const SoundCue &) const = default;
};

} // namespace doublets
