// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/position.h"

#include <QString>

namespace doublets {

/// What the two players are called in texts.
struct PlayerNames
{
    QString white;
    QString black;

    [[nodiscard]] QString of(Side side) const { return side == Side::White ? white : black; }
    bool operator==(const PlayerNames &) const = default;
};

} // namespace doublets
