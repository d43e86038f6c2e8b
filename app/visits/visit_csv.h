// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "visits/visit.h"

#include <QByteArray>

#include <functional>
#include <optional>

namespace doublets {

/// Receives the next bytes of a text. Returns false to stop.
using CsvSink = std::function<bool(const QByteArray &)>;

/// Passes the visits in a file to `sink` as CSV, ordered by day: UTF-8, lines ended by CR LF (RFC
/// 4180). Visits of unknown days come first, but only if the span has no first day. The header is:
/// day,hour,language,game,throws,ended,seconds. `day` is an ISO date; `day` and `hour` are empty
/// for a visit while the clock was not set; `ended` is "finished" or "left"; `game` is empty if
/// none was begun. Never creates or changes the file. Errors: as for summariseVisits(); no error if
/// the sink stops.
[[nodiscard]] std::optional<Error> writeVisitsAsCsv(const QString &visitsPath, const CsvSink &sink,
                                                    const DaySpan &span = {});

/// Saves the visits in the file `path` as CSV. On failure leaves an existing file unchanged.
/// Additional errors, which name `path`: CannotWrite, NotARegularFile.
[[nodiscard]] std::optional<Error> saveVisitsAsCsv(const QString &visitsPath, const QString &path,
                                                   const DaySpan &span = {});

/// Returns the name of a file written on `day`: "doublets-visits-2026-05-04.csv", or
/// "doublets-visits-2026-05-04-2.csv" if `number` is 2. Omits `day` if it is invalid.
[[nodiscard]] QString visitsCsvName(QDate day, int number = 1);

} // namespace doublets
