// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

#include <QString>

namespace doublets {

/// How texts call the numbers of the dice. Where a source has no words, all three are figures.
enum class NumberWords : std::uint8_t {
    Figures, ///< "6"
    Source,  ///< "sice"
    Both,    ///< "6 (sice)"
};

/// What the two players, and the numbers of the dice, are called in texts.
struct PlayerNames
{
    QString white;
    QString black;
    NumberWords numbers = NumberWords::Both;
    /// How those act who are told what to do now.
    enum class Hands {
        Keyboard,
        Touch,
        None, ///< nobody is told: the computer plays
    };
    Hands hands = Hands::Keyboard;

    [[nodiscard]] QString of(Side side) const { return side == Side::White ? white : black; }
    /// For voices, which would read the names of an old language as words of their own.
    [[nodiscard]] PlayerNames inFigures() const
    {
        return {white, black, NumberWords::Figures, hands};
    }
    bool operator==(const PlayerNames &) const = default;
};

} // namespace doublets
