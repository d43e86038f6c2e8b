// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

#include <QString>

namespace doublets {

/// How texts write the numbers of the dice. Sources without names for the numbers always use
/// figures.
enum class NumberStyle : std::uint8_t {
    Figures, ///< "6"
    Names,   ///< "sice"
    Both,    ///< "6 (sice)"
};

/// The names of the players, and how texts that mention them write numbers and give instructions.
struct PlayerNames
{
    QString white;
    QString black;
    NumberStyle numberStyle = NumberStyle::Both;
    /// The input device that instructions refer to.
    enum class InputDevice {
        Keyboard,
        Touch,
        None, ///< no instructions, because the computer plays
    };
    InputDevice inputDevice = InputDevice::Keyboard;

    /// Returns the name of a player.
    [[nodiscard]] QString nameOf(Side side) const { return side == Side::White ? white : black; }
    /// Returns a copy that writes numbers as figures, for speech, since synthesisers mispronounce
    /// names in old languages.
    [[nodiscard]] PlayerNames withFigures() const
    {
        return {white, black, NumberStyle::Figures, inputDevice};
    }
    bool operator==(const PlayerNames &) const = default;
};

} // namespace doublets
