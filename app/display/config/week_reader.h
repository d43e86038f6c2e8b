// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config.h"

#include "core/json/strict_json.h"

namespace doublets {

/// A date as it is written in a configuration file, for examples in error messages.
inline const QString ExampleDate = QStringLiteral("2026-12-24");

/// Returns the JSON keys of the days, "monday" to "sunday".
[[nodiscard]] const QStringList &weekDayKeys();

/// Reads the hours of a week, for example { "monday": ["10:00-12:30", "14:00-24:00"] }. Omitted
/// days have no hours. A day has at most 24 spans, in ascending order. Invalid spans are omitted
/// from the result. Adds errors to `object.errors()`: InvalidHours, HoursEmpty, HoursReversed,
/// OverlappingHours (including for spans out of order or without a gap), and those of
/// json::Object::texts().
[[nodiscard]] WeekSpans readWeek(const json::Object &object);

/// Reads the hours of individual dates, for example { "2026-12-24": ["10:00-14:00"],
/// "2026-12-25": [] }. Otherwise like readWeek(). Further errors: ImpossibleValue for each key that
/// is not a date.
[[nodiscard]] DateSpans readDates(const json::Object &object);

} // namespace doublets
