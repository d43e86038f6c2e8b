// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/event.h"
#include "core/game/position.h"
#include "core/rules/rules.h"

namespace doublets::testing {

/// Returns the position after `events`, derived from the events alone, so that views need not
/// compare positions.
[[nodiscard]] Position applied(const Rules &rules, Position position, const Events &events);

} // namespace doublets::testing
