// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "visits/visit.h"

#include <QByteArray>

#include <functional>
#include <optional>

namespace doublets {

/// Takes the next bytes of a text; false where it wants no more.
using CsvSink = std::function<bool(const QByteArray &)>;

/// The visits of a file as comma-separated values, by day, UTF-8, lines ended by CR LF (RFC 4180).
/// The header: day,hour,language,game,throws,ended,seconds. `day` is an ISO date,
/// empty like `hour` for a visit while the clock was not set; `ended` is
/// "finished" or "left", `game` is empty where none was begun. Neither makes nor changes the file.
/// Errors: those of `summariseVisits`; a sink that wants no more is none.
[[nodiscard]] std::optional<Error> visitsCsv(const QString &visits, const CsvSink &sink,
                                             const DaySpan &span = {});

/// Writes them to `path`, all or nothing: an old file stays where the new one fails. Errors of
/// writing name that path: CannotWrite, NotAFile.
[[nodiscard]] std::optional<Error> writeVisitsCsv(const QString &visits, const QString &path,
                                                  const DaySpan &span = {});

/// The name of a file written on `day`: "doublets-visits-2026-05-04.csv". Later files of the same
/// day are numbered from 2: "doublets-visits-2026-05-04-2.csv". An invalid day is left out.
[[nodiscard]] QString visitsCsvName(QDate day, int number = 1);

} // namespace doublets
