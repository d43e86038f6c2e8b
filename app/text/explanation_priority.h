// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/event.h"

namespace doublets {

/// Returns the priority of an event for an explanation: 0 if the event needs no explanation,
/// otherwise a positive number. The command "Why?" explains the event with the highest priority in
/// an action or a throw, the latest if there are several.
[[nodiscard]] int explanationPriority(const Event &event);

} // namespace doublets
