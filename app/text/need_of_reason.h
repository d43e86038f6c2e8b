// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/event.h"

namespace doublets {

/// How much an event makes people ask why: of an action or a throw, the event with the greatest is
/// explained. 0 for what nobody asks about.
[[nodiscard]] int needOfReason(const Event &event);

} // namespace doublets
