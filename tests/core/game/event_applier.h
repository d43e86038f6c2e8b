// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/event.h"
#include "core/game/position.h"
#include "core/rules/rules.h"

namespace doublets::testing {

/// The position that these events leave, worked out from them alone: whoever follows the events
/// must never have to compare boards.
[[nodiscard]] Position applied(const Rules &rules, Position position, const Events &events);

} // namespace doublets::testing
