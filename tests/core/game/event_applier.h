// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/event.h"
#include "core/game/position.h"
#include "core/rules/rules.h"

namespace doublets::testing {

/// Returns the position that results from applying `events` to `position`, without the referee.
/// Tests compare it with the referee's position to verify that the events describe every change.
[[nodiscard]] Position positionAfterEvents(const Rules &rules, Position position,
                                           const Events &events);

} // namespace doublets::testing
