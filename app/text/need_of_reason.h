// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/event.h"

namespace doublets {

/// Returns how much an event calls for an explanation; 0 if not at all. Of the events of an action
/// or a throw, the one with the highest value is explained.
[[nodiscard]] int needOfReason(const Event &event);

} // namespace doublets
