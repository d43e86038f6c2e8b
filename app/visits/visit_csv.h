// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "visits/visit.h"

#include <QByteArray>

#include <functional>
#include <optional>

namespace doublets {

/// A function that receives the next bytes of a CSV text. Returns false to stop the export.
using CsvSink = std::function<bool(const QByteArray &)>;

/// Passes the visits in the file `visitsPath` to `sink` as CSV (RFC 4180, UTF-8), ordered by day.
/// Visits of unknown days come first, and are omitted if `span` has a first day. The header is
/// "day,hour,language,game,throws,ended,seconds,large_text,high_contrast,read_aloud,why". `day` is
/// an ISO date; `day` and `hour` are empty if the clock was not set; `ended` is "finished" or
/// "left"; `game` is empty if no game was begun. `large_text`, `high_contrast` and `read_aloud` are
/// 1 if the visitor switched on the aid and otherwise 0, and `why` is how often an explanation was
/// opened; all four are empty if unknown (see Visit::use). Never creates or changes the file.
/// Thread-safe if `sink` is. Returns nullopt on success, or if `sink` stops the export. Errors:
/// those of summariseVisits().
[[nodiscard]] std::optional<Error> writeVisitsAsCsv(const QString &visitsPath, const CsvSink &sink,
                                                    const DaySpan &span = {});

/// Saves the visits in the file `visitsPath` to the file `path` as CSV, atomically, as
/// writeVisitsAsCsv() writes them. Thread-safe. Returns nullopt on success. On failure, leaves an
/// existing file unchanged. Errors: those of writeVisitsAsCsv(); for `path`, CannotWrite and
/// NotARegularFile.
[[nodiscard]] std::optional<Error> saveVisitsAsCsv(const QString &visitsPath, const QString &path,
                                                   const DaySpan &span = {});

/// Returns the name of a CSV file of visits written on `day`: "doublets-visits-2026-05-04.csv", or
/// "doublets-visits-2026-05-04-2.csv" if `number` is 2. Omits `day` if it is invalid, and `number`
/// if it is 1.
[[nodiscard]] QString visitsCsvName(QDate day, int number = 1);

} // namespace doublets
