// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/event.h"

#include <QString>

namespace doublets {

/// Why `player` could not play a number, as a clause without a full stop:
/// "Anne has no man to lay down there". `other` is the other player. Empty for Fact::None.
[[nodiscard]] QString factText(Fact fact, const QString &player, const QString &other);

} // namespace doublets
