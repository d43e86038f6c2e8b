// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

#include <QString>

namespace doublets {

/// How texts refer to the numbers of the dice. Always figures if the source has no names.
enum class NumberWords : std::uint8_t {
    Figures, ///< "6"
    Source,  ///< "sice"
    Both,    ///< "6 (sice)"
};

/// The names of the players and the style of numbers in texts.
struct PlayerNames
{
    QString white;
    QString black;
    NumberWords numbers = NumberWords::Both;
    /// The input device that instructions refer to.
    enum class Hands {
        Keyboard,
        Touch,
        None, ///< no instructions: the computer plays
    };
    Hands hands = Hands::Keyboard;

    [[nodiscard]] QString of(Side side) const { return side == Side::White ? white : black; }
    /// Returns a copy with numbers as figures, for speech: synthesisers mispronounce names in old
    /// languages.
    [[nodiscard]] PlayerNames withFigures() const
    {
        return {white, black, NumberWords::Figures, hands};
    }
    bool operator==(const PlayerNames &) const = default;
};

} // namespace doublets
