// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config.h"

#include <QDateTime>

#include <optional>

/// When a museum is open. Hours are those that the clock on the wall shows, also on the nights on
/// which it is put forward or back: what it shows twice happens twice, what it skips never. No
/// hours at all: always open. Answers are in the zone of the moment asked about.
namespace doublets::opening_hours {

/// Whether that moment is in the hours of its day.
[[nodiscard]] bool isWithin(const WeekSpans &hours, const QDateTime &moment);
[[nodiscard]] bool isOpen(const std::optional<WeekSpans> &hours, const QDateTime &moment);

/// The first moment after that one at which `isOpen` is not as it is then; none: it never changes.
[[nodiscard]] std::optional<QDateTime> nextChange(const std::optional<WeekSpans> &hours,
                                                  const QDateTime &moment);

/// The first moment after that one for the daily restart: 4 in the morning if that is outside the
/// hours of the day, else in the middle of the longest time that is; on a day that has none, 4 all
/// the same.
[[nodiscard]] QDateTime nextRestart(const std::optional<WeekSpans> &hours, const QDateTime &moment);

} // namespace doublets::opening_hours
