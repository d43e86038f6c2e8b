// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

#include <QString>

#include <optional>

namespace doublets {

/// The style of the numbers of the dice in texts. If the source has no names for the numbers, texts
/// always use figures.
enum class NumberStyle : std::uint8_t {
    Figures, ///< "6"
    Names,   ///< "sice"
    Both,    ///< "6 (“sice”)"
};

/// The names of the players, and the style of numbers and instructions in texts about them.
struct PlayerNames
{
    QString white;
    QString black;
    NumberStyle numberStyle = NumberStyle::Both;
    /// The input device to which instructions refer.
    enum class InputDevice {
        Keyboard,
        Touch,
        None, ///< no instructions, because the computer plays
    };
    InputDevice inputDevice = InputDevice::Keyboard;
    /// The player whom the texts address as "you"; nullopt if they name both players. Requires a
    /// style of numbers other than Names.
    std::optional<Side> addressee = {};

    [[nodiscard]] bool isAddressed(Side side) const { return addressee == side; }
    /// Returns the name of a player.
    [[nodiscard]] QString nameOf(Side side) const { return side == Side::White ? white : black; }
    /// Returns a copy that writes numbers in another style.
    [[nodiscard]] PlayerNames withNumberStyle(NumberStyle style) const
    {
        PlayerNames names = *this;
        names.numberStyle = style;
        return names;
    }
    /// Returns a copy that writes numbers as figures, for speech, because synthesisers mispronounce
    /// names in old languages.
    [[nodiscard]] PlayerNames withFigures() const { return withNumberStyle(NumberStyle::Figures); }
    bool operator==(const PlayerNames &) const = default;
};

} // namespace doublets
