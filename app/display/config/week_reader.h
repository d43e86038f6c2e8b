// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config.h"

#include "core/json/strict_json.h"

namespace doublets {

/// The keys of a week: "monday" to "sunday".
[[nodiscard]] const QStringList &weekDayKeys();

/// The hours of each day that the object has: { "monday": ["10:00-12:30", "14:00-24:00"] }.
/// Errors: BadHours, HoursReversed, HoursNotApart.
[[nodiscard]] WeekSpans readWeek(const json::Object &object);

} // namespace doublets
