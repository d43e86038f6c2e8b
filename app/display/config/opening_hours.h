// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config.h"

#include <QDateTime>

#include <optional>

/// Computes when a museum is open. Hours are in local time: a local time that occurs twice when the
/// clocks go back takes effect twice, and a time skipped when the clocks go forward never does. A
/// museum without hours is always open. All results are in the time zone of `moment`.
namespace doublets::opening_hours {

/// Returns true if `moment` lies within the hours of its day.
[[nodiscard]] bool isWithin(const WeekSpans &hours, const QDateTime &moment);
/// Returns true if `moment` lies within the hours, or if there are no hours.
[[nodiscard]] bool isOpen(const std::optional<WeekSpans> &hours, const QDateTime &moment);

/// Returns the first moment after `moment` at which the result of `isOpen` changes. Returns nullopt
/// if there are no hours, or if the result does not change within 15 days.
[[nodiscard]] std::optional<QDateTime> nextChange(const std::optional<WeekSpans> &hours,
                                                  const QDateTime &moment);

/// Returns the time of the next daily restart after `moment`: 04:00 if that is outside the day's
/// hours, or else the middle of the day's longest span outside them. The time is also 04:00 if
/// there are no hours, and on a day that is open for 24 hours.
[[nodiscard]] QDateTime nextRestart(const std::optional<WeekSpans> &hours, const QDateTime &moment);

} // namespace doublets::opening_hours
