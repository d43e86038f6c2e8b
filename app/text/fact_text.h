// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/event.h"

#include <QString>

namespace doublets {

/// Why `player` could not play a number, as a clause without a full stop:
/// "Anne has no man to lay down there". `other` is the other player. Empty for Fact::None.
[[nodiscard]] QString factText(Fact fact, const QString &player, const QString &other);

/// The same where it holds for both: "neither Anne nor Ben has a man to lay down there".
/// Empty for facts that can only be one player's.
[[nodiscard]] QString factOfBothText(Fact fact, const QString &player, const QString &other);

} // namespace doublets
