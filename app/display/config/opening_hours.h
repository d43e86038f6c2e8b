// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config.h"

#include <QDateTime>

#include <optional>

/// Calculations with the hours of a display, such as its opening hours. Hours and results are in
/// the time zone of `moment`. A time that occurs twice when the clocks go back takes effect twice,
/// and a time skipped when the clocks go forward has no effect. A museum without opening hours
/// (nullopt) is always open, except on `holidays`, which replace the hours of their dates.
namespace doublets::opening_hours {

/// Returns whether `moment` lies within the hours of its day.
[[nodiscard]] bool isWithin(const WeekSpans &hours, const QDateTime &moment);
/// Returns whether the museum is open at `moment`.
[[nodiscard]] bool isOpen(const std::optional<WeekSpans> &hours, const QDateTime &moment,
                          const DateSpans &holidays = {});

/// Returns the first moment after `moment` at which the result of isOpen() changes. Returns nullopt
/// if isOpen() returns the same value for the next 15 days.
[[nodiscard]] std::optional<QDateTime> nextChange(const std::optional<WeekSpans> &hours,
                                                  const QDateTime &moment,
                                                  const DateSpans &holidays = {});

/// Returns the time of the next daily restart after `moment`: 04:00 or, if 04:00 is within the
/// day's hours, the middle of the longest span outside them. Uses 04:00 if the display is open for
/// all 24 hours of the day.
[[nodiscard]] QDateTime nextRestart(const std::optional<WeekSpans> &hours, const QDateTime &moment,
                                    const DateSpans &holidays = {});

} // namespace doublets::opening_hours
