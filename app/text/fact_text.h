// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/event.h"

#include <QString>

namespace doublets {

/// Returns why `player` could not play a number, as a sentence: "Anne has no man to lay down
/// there." `other` is the opponent. Returns an empty string for Fact::None.
[[nodiscard]] QString factText(Fact fact, const QString &player, const QString &other);

/// Returns the sentence for a fact that applies to both players: "Neither Anne nor Ben has a man to
/// lay down there." Returns an empty string for facts that can only apply to one player.
[[nodiscard]] QString factOfBothText(Fact fact, const QString &player, const QString &other);

} // namespace doublets
